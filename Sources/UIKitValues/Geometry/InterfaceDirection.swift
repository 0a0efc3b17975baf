/// Which way the app's interface runs.
package enum InterfaceDirection {
    /// Set by the app's localisation; text then runs from right to left and so does the interface.
    package static var isRightToLeft: Bool {
        get { known.value }
        set { known.value = newValue }
    }
    private static let known = AnyThread(false)
}
