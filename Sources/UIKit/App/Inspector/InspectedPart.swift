import CoreGraphics
import PorticoHost
import PorticoTrace

/// A part of an app's interface that is no view of UIKit's: a view of SwiftUI's, as the inspector shows it.
///
/// - From: `InspectorDesk`
@MainActor package protocol InspectedPart: AnyObject {
    var inspectedName: String { get }
    /// Everything known about it.
    var inspectedSections: [PropertySection] { get }
    /// The view that it lies in, and where there; nil where it isn't on the screen.
    var inspectedPlace: (view: UIView, frame: CGRect)? { get }
}

/// A view that shows a tree of such parts.
@MainActor package protocol InspectedPartsView: UIView {
    /// The trees that views show, each below the part that its view stands in.
    ///
    /// - Parameter id: names an object, for later questions about it.
    static func dumpParts(of views: [any InspectedPartsView], id: (AnyObject) -> UInt64) -> [TreeNode]

    /// The part that one sees at a point.
    ///
    /// - Parameter view: what UIKit has there.
    func findPart(at point: CGPoint, showing view: UIView) -> (any InspectedPart)?
}

extension TreeDumper {
    /// SwiftUI's views in all windows.
    static func parts() -> [TreeNode] {
        var found: [any InspectedPartsView] = []
        func visit(_ view: UIView) {
            if let view = view as? any InspectedPartsView { found.append(view) }
            DeepStack.each(view.subviews, visit)
        }
        UIApplication.shared.windows.forEach(visit)
        guard let first = found.first else { return [] }
        return type(of: first).dumpParts(of: found) { ObjectTable.shared.id($0) }
    }
}
