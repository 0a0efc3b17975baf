/// Which way the app's interface runs.
enum InterfaceDirection {
    /// Set by the app's localisation; text then runs from right to left and so does the interface.
    nonisolated(unsafe) static var isRightToLeft = false
}
