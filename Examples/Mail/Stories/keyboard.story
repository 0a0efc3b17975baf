# Full Keyboard Access: opens a mailbox and goes on in it by a hardware keyboard alone.
launch
wait 0.3
accessibility full-keyboard-access on
key tab
wait 0.3
snapshot first
key down
wait 0.3
snapshot down
key return
wait 1
snapshot opened
key tab
key down
key down
wait 0.5
snapshot message
key space
wait 1
snapshot read
