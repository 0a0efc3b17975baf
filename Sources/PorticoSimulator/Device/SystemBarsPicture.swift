import CoreGraphics
import Foundation
import PorticoHost
import PorticoShell

/// A picture of an app's screen with what the system shows over it: status bar and home indicator, as the app wants them.
///
/// - From: `portico snapshot --chrome`
/// - To: `ScenePainter`
package enum SystemBarsPicture {
    /// The time on the clock in a picture to share.
    private static let time = "9:41"

    /// The picture with the bars; nil for data that are no picture.
    ///
    /// - Parameter png: of the app in front, in the device's pixels.
    package static func adding(to png: Data, of shell: SystemShell) -> Data? {
        adding(to: png, state: DeviceState(shell), info: DeviceInfo(shell.settings.device), clock: clock(of: shell))
    }

    /// The device's where it was set, as its app shows it, too.
    private static func clock(of shell: SystemShell) -> String {
        shell.settings.conditions.time == HostTime() ? time : ClockText(shell.timeZone).time(shell.date)
    }

    static func adding(to png: Data, state: DeviceState, info: DeviceInfo, clock: String = time) -> Data? {
        guard let picture = try? CGImage.decode(png, name: "picture") else { return nil }
        let canvas = CGContext.backing(width: picture.width, height: picture.height)
        canvas.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        canvas.translateBy(x: 0, y: CGFloat(picture.height))
        canvas.scaleBy(x: info.scale, y: -info.scale)
        canvas.baseCTM = canvas.ctm
        var state = state
        // An app that keeps its own way up shows its bars that way, too.
        let isWide = picture.width > picture.height
        if isWide != (state.orientation == .left || state.orientation == .right) {
            state.orientation = isWide ? .left : .portrait
        }
        var scene = WindowScene(layout: WindowLayout(glassOf: info, state.orientation))
        scene.state = state
        scene.time = state.statusBar.time ?? clock
        var bars = SceneBuilder(scene: scene)
        bars.addStatus()
        let painter = ScenePainter(context: canvas, density: info.scale, images: SceneImages())
        for part in bars.parts { painter.drawPart(part) }
        return CGImage(pixelBuffer: canvas.pixelBuffer).pngData()
    }
}
