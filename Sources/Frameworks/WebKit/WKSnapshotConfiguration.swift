import Foundation
import UIKit

/// Which part of a page is drawn.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
    public nonisolated override init() { super.init() }
}

/// Which part of a page is drawn on paper.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    public nonisolated override init() { super.init() }
}
