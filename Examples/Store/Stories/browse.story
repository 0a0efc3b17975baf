# Looks at the grid, scrolls, adds, chooses, deletes, and changes the layout.
launch
wait 0.3
tap "Shelves"
wait 0.3
snapshot grid
swipe 200,600 200,420
wait 1.5
snapshot pinned
swipe 200,300 200,700
wait 1.5
tap "Add"
wait 0.15
snapshot adding
wait 0.5
snapshot added
tap "Select"
wait 0.3
tap 60,240
wait 0.1
tap 200,240
wait 0.1
snapshot selected
tap "Delete"
wait 0.6
snapshot deleted
tap "List"
wait 0.15
snapshot changing
wait 0.5
snapshot list
