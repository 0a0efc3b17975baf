import Foundation
import Observation

/// What nodes read of `@Observable` objects.
///
/// The toolchain's tracking stays on an object until a tracked property is written (DEV-1000): so a run that reads the same objects again
/// adds a tracking each time.
@MainActor enum ObservationReads {
    static func record<Result>(for node: ViewNode, _ body: () -> Result) -> Result {
        let run = node.runNumber
        return withObservationTracking(body) { [weak node] in
            if Thread.isMainThread {
                MainActor.assumeIsolated { mark(node, run) }
            } else {
                DispatchQueue.main.async { mark(node, run) }
            }
        }
    }

    private static func mark(_ node: ViewNode?, _ run: UInt32) {
        guard let node, node.isAlive, node.runNumber == run else { return }
        ChangeReasons.note(nil, for: node)
        UpdateQueue.mark(node, TransactionContext.current)
    }

    static func forget(_ node: ViewNode) {}
}
