# One whole life: launched, sent home, reopened, warned about memory, used, terminated.
launch
wait 0.5
snapshot launched

home
wait 1
reopen
wait 0.5

memory-warning
wait 0.1
snapshot memory-warning

tap "Push"
wait 1
snapshot pushed
tap "Close"
wait 1

tap "Present"
wait 1
snapshot presented
tap "Close"
wait 1

tap "Switch"
wait 0.5
snapshot page-a
tap "Other page"
wait 0.5
snapshot page-b
tap "Life Cycle"             # the back button
wait 1

tap "Animate"
wait 0.5
snapshot animating
wait 1.5

tap "Remove"
wait 0.5
snapshot removed
terminate
