import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

extension UIView {
    func setFrame(_ new: CGRect) {
        let old = backing.bounds.size
        backing.frame = new
        let size = backing.bounds.size
        if size != old { sizeChanged(from: old, to: size) }
        if let layoutItem { noteFrame(of: layoutItem) }
    }

    func setBounds(_ new: CGRect) {
        let old = backing.bounds
        backing.bounds = new
        if new.size != old.size {
            sizeChanged(from: old.size, to: new.size)
        } else if new.origin != old.origin {
            boundsChanged()
        }
        if new.origin != old.origin, flags.contains(.isCrossedByConstraints) {
            LayoutEngine.shared.originChanged(of: self)
        }
        if let layoutItem { noteFrame(of: layoutItem) }
    }

    func sizeChanged(from old: CGSize, to new: CGSize) {
        if flags.contains(.hasAutoresizingSubviews), !flags.contains(.doesNotAutoresizeSubviews) {
            DeepStack.run { resizeSubviews(from: old, to: new) }
        }
        boundsChanged()
    }

    /// A superview lays out again when a subview has other bounds, constraints or not; one that is just doing so has given them.
    private func boundsChanged() {
        guard let parentView, !parentView.flags.contains(.isLayingOut) else { return }
        parentView.setNeedsLayout()
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        flags = flags.with(UInt64(mask.rawValue & 63), ViewFlags.maskShift, 6)
        if mask != [] { parentView?.flags.insert(.hasAutoresizingSubviews) }
    }

    /// Flexible distances and sizes share the change in proportion to their lengths; equally where all are zero.
    func resizeSubviews(from old: CGSize, to new: CGSize) {
        for child in children {
            let mask = child.autoresizingMask
            guard mask != [], child.translatesAutoresizingMaskIntoConstraints else { continue }
            let frame = child.frame
            let (x, width) = Self.stretch(
                before: frame.minX, length: frame.width, total: old.width, newTotal: new.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            let (y, height) = Self.stretch(
                before: frame.minY, length: frame.height, total: old.height, newTotal: new.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            let resized = CGRect(x: x, y: y, width: width, height: height)
            if resized != frame { child.frame = resized }
        }
    }

    /// One axis of the autoresizing rule.
    static func stretch(
        before: CGFloat, length: CGFloat, total: CGFloat, newTotal: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let change = newTotal - total
        guard change != 0 else { return (before, length) }
        let after = total - before - length
        let parts = [(flexible.0, before), (flexible.1, length), (flexible.2, after)]
        let count = parts.filter(\.0).count
        guard count > 0 else { return (before, length) }
        let sum = parts.filter(\.0).reduce(0) { $0 + $1.1 }
        func grown(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return part.1 }
            return sum > 0 ? part.1 + change * part.1 / sum : part.1 + change / CGFloat(count)
        }
        return (grown(parts[0]), max(grown(parts[1]), 0))
    }

    func resizeToFit() {
        let size = sizeThatFits(fittingRoom)
        let old = bounds
        guard size != old.size else { return }
        let corner = frame.origin
        if transform.isIdentity {
            frame = CGRect(origin: corner, size: size)
        } else {
            bounds = CGRect(origin: old.origin, size: size)
        }
    }

    // MARK: Conversion

    func mapPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if let view {
            if view === self { return point }
            if view === parentView { return backing.convert(point, to: view.backing) }
            return view.convertFromScreen(convertToScreen(point))
        }
        return backing.convert(point, to: rootView.backing)
    }

    func mapPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view { return view.mapPoint(point, to: self) }
        return backing.convert(point, from: rootView.backing)
    }

    private var rootView: UIView {
        var view: UIView = self
        while let parent = view.parentView { view = parent }
        return view
    }

    package func convertToScreen(_ point: CGPoint) -> CGPoint {
        let root = rootView
        let inRoot = root === self ? point : backing.convert(point, to: root.backing)
        return root.rootToScreen(inRoot)
    }

    package func convertFromScreen(_ point: CGPoint) -> CGPoint {
        let root = rootView
        let inRoot = root.rootFromScreen(point)
        return root === self ? inRoot : backing.convert(inRoot, from: root.backing)
    }

    /// A window stands on the screen by its frame, and so does the root of a loose tree.
    private func rootToScreen(_ point: CGPoint) -> CGPoint {
        let origin = frame.origin
        return CGPoint(x: point.x - bounds.minX + origin.x, y: point.y - bounds.minY + origin.y)
    }

    private func rootFromScreen(_ point: CGPoint) -> CGPoint {
        let origin = frame.origin
        return CGPoint(x: point.x + bounds.minX - origin.x, y: point.y + bounds.minY - origin.y)
    }
}

extension UIView: UICoordinateSpace {}
