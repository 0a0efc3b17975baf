# Pulls for new messages while somebody searches: the list shows what was found, and the new message when the search is over.
launch
wait 0.3
tap "Inbox"
wait 1
tap "Search Mail"
wait 0.6
type "compiler"
wait 0.5
press 200,300
move 200,640 0.5
wait 0.2
release
wait 1.5
snapshot found
tap "Cancel"
wait 0.8
snapshot arrived
