import CoreGraphics
import Foundation
import PorticoRenderModel
import QuartzCore
import XCTest

@testable import PorticoRender

/// Layers as an app makes them, committed and drawn on the shared clock, which is virtual meanwhile.
final class LayerScene {
    let root = CALayer()
    let server: RenderServer
    private let context: LayerContext
    private(set) var commits: [LayerTransaction] = []

    /// `width` and `height` are in pixels.
    init(width: Int, height: Int, scale: CGFloat = 1) {
        MediaClock.shared.useVirtual(start: 100)
        CATransaction.flush()
        server = RenderServer(width: width, height: height, scale: scale, workers: 1)
        root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        context = LayerContext(root: root)
        context.onCommit = { [unowned self] in
            commits.append($0)
            server.submit($0)
        }
    }

    deinit {
        context.onCommit = { _ in }
        CATransaction.flush()
        server.stop()
        MediaClock.shared.useReal()
    }

    /// Commits, lets time pass, and draws.
    @discardableResult
    func draw(after seconds: Double = 0) -> FrameResult {
        CATransaction.flush()
        if seconds > 0 {
            // What begins, begins with the frame of its commit.
            server.renderFrame(at: MediaClock.shared.now)
            MediaClock.shared.advance(by: seconds)
        }
        let result = server.renderFrame(at: MediaClock.shared.now)
        let ended = result.events.compactMap { if case .ended(let id) = $0 { id } else { nil } }
        CATransaction.animationsCompleted(ended, at: result.time)
        CATransaction.flush()
        return result
    }

    func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    func pixels() -> Picture { Picture(server.snapshot()) }
}
