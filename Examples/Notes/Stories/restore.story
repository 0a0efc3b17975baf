# After add.story in the same --container: the notes and the open note are there again.
launch
wait 0.5
snapshot restored
tap "Notes"                  # the back button
wait 1
snapshot restored-list
terminate
