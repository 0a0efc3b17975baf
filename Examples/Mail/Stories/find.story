# Searches among the messages, by words and by scope, and goes through the address book by its index.
launch
wait 0.3
tap "Inbox"
wait 1
tap "Search Mail"
wait 0.6
snapshot search
type "compiler"
wait 0.5
snapshot found
tap "Unread"
wait 0.5
snapshot unread
tap "Cancel"
wait 0.6
snapshot cancelled
tap "Mailboxes"
wait 1
tap "People"
wait 1
snapshot people
press 386,500
wait 0.3
snapshot index
move 386,620 0.4
snapshot index-dragged
release
wait 0.5
