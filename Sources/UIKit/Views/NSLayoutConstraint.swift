import Foundation

/// A linear relation between two attributes of views. This release has its vocabulary; the solver comes with Auto Layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public nonisolated override init() {
        super.init()
    }
}
