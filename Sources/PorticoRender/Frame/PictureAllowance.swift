/// How much the pictures of layers may cost that one update makes, so that shadows in shadows in shadows take no longer than a frame may:
/// without it, each level doubles what is below it (DEV-511).
///
/// - From: `FramePlanner`, of the screen and of pictures
final class PictureAllowance {
    /// In quads planned. Of pictures on the screen: some 200 full screens; a frame of an app that spends it takes about a second.
    static let outer = 8_000_000
    /// Of pictures inside of pictures.
    static let inner = 2_000_000
    /// Pixels that are drawn in the time in which a quad is planned.
    private static let pixelsAQuad = 32
    /// A walk that plans nothing costs something, too.
    private static let walk = 16

    private(set) var spent = 0

    func renew() { spent = 0 }
    func spend(quads: Int) { spent += quads + Self.walk }
    func spend(pixels: Int) { spent += pixels / Self.pixelsAQuad }

    func allows(depth: Int) -> Bool { spent < (depth == 0 ? Self.outer : Self.inner) }
}
