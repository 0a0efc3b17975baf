import PorticoObjC

/// The names by which interface files know SpriteKit's views.
private enum ClassNames {
    private static let view: StaticString = "SKView"

    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        _porticoRegisterName(view) { SKView.self }
    }
}
