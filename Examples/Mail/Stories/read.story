# Looks at the mailboxes, opens the inbox, reads, swipes, deletes, edits, and comes back.
launch
wait 0.3
snapshot mailboxes
tap "Inbox"
wait 1
snapshot inbox
swipe 330,240 220,240 0.6
wait 0.5
snapshot swiped
tap "Trash"
wait 0.6
snapshot deleted
tap "Edit"
wait 0.5
snapshot editing
tap "Done"
wait 0.5
swipe 200,600 200,300
wait 1.5
snapshot scrolled
