# Looks at the store, pages through a rail, adds a product, then opens a category and edits.
launch
wait 0.3
snapshot store
swipe 300,300 100,300 0.3
wait 1
snapshot paged
tap "Add"
wait 0.15
snapshot adding
wait 0.6
snapshot added
swipe 200,700 200,300
wait 1.5
snapshot scrolled
tap "Browse"
wait 0.5
snapshot outline
tap "Photo & Video"
wait 0.15
snapshot opening
wait 0.6
snapshot opened
tap "Edit"
wait 0.6
snapshot editing
