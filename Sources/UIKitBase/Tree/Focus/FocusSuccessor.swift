/// Finds the view that stands for another where that has been made anew, as buttons of bars are.
///
/// A type of its own: a closure of the main actor's as a property that subclasses override is spelled differently from file to file
/// (Swift 6.3), and doesn't link.
@_spi(Portico) public struct FocusSuccessor {
    let findView: @MainActor () -> UIView?
}
