# Adds three notes, deletes one, marks one as done, and leaves that one open while the app goes away.
launch
wait 0.3
snapshot empty
tap "Add"
wait 0.2
tap "Add"
wait 0.2
tap "Add"
wait 0.2
snapshot three
tap #delete-note-2
wait 0.5
snapshot two
tap #note-1
wait 1
tap "Mark as done"
wait 0.2
snapshot done
home
wait 0.5
terminate
