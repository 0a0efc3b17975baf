# Counts a habit up, adds one, deletes one, and looks at the settings.
launch
wait 0.5
snapshot list
tap "Read ten pages"
wait 1
tap "More"
wait 0.5
snapshot detail
tap "Back"
wait 1
tap "Add"
wait 1
tap "Name"
wait 0.5
type "Stretch"
wait 0.3
snapshot new
tap "Add"
wait 1
snapshot added
tap "Settings"
wait 0.5
tap "Show what is done"
wait 0.5
snapshot settings
tap "Habits"
wait 0.5
snapshot hidden
terminate
