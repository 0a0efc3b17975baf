# Counts to two, resets, turns the device, goes home and comes back.
launch
wait 0.2
tap "Increment"
tap "Increment"
wait 0.2
snapshot two
tap "Reset"
wait 0.1
rotate left
snapshot left
home
reopen
terminate
