import Foundation
import PorticoRenderModel
import PorticoTrace
import QuartzCore
import XCTest

/// A context on a virtual clock, whose transactions are kept.
class LayerTestCase: XCTestCase {
    var root = CALayer()
    var context: LayerContext!
    var commits: [LayerTransaction] = []

    override func setUp() {
        MediaClock.shared.useVirtual(start: 100)
        CATransaction.flush()
        root = CALayer()
        context = LayerContext(root: root)
        commits = []
        context.onCommit = { [unowned self] in commits.append($0) }
    }

    override func tearDown() {
        context = nil
        CATransaction.flush()
        MediaClock.shared.useReal()
    }

    /// Commits, and returns what came; an empty transaction where nothing did.
    @discardableResult
    func commit() -> LayerTransaction {
        let before = commits.count
        CATransaction.flush()
        XCTAssertLessThanOrEqual(commits.count - before, 1, "one commit makes one transaction")
        return commits.count > before ? commits[commits.count - 1] : LayerTransaction()
    }

    func shownLayer<Layer: CALayer>(_ layer: Layer = CALayer()) -> Layer {
        root.addSublayer(layer)
        commit()
        return layer
    }

    /// What animates by itself until the next commit does so evenly.
    func goEvenly() { CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear)) }

    func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}

final class CallRecorder: TraceSink, @unchecked Sendable {
    var events: [TraceEvent] = []
    func record(_ event: TraceEvent) { events.append(event) }

    var names: [String] { events.filter { $0.kind == .callBegin || $0.kind == .phaseBegin }.map(\.name) }

    static func names(_ body: () -> Void) -> [String] {
        let recorder = CallRecorder()
        PorticoTrace.add(recorder)
        body()
        PorticoTrace.remove(recorder)
        return recorder.names
    }
}
