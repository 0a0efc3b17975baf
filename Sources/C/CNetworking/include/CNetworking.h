/// What happens when the networking library is loaded. Nobody calls it.
