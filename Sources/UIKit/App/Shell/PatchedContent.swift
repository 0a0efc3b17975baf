/// A view whose content is made by functions of the app that aren't called for a layout: SwiftUI's bodies.
@MainActor package protocol PatchedContent: UIView {
    /// Calls them again, and keeps what lives with the content.
    func runPatchedCode()
}
