import Foundation
import PorticoTrace

/// The list that a view is in, as `listEnvironment` says it. Every view keeps it in its flags, so that no list makes others look for
/// overrides of traits above them.
///
/// - From: cells, headers and footers of UIKitLists; `insert(_:at:)`
/// - To: `currentTraits`
extension UIView {
    /// Says of a cell, header or footer which kind of list it is in, or with nil that it is in none. All in it are told where it is in a
    /// window.
    package final func setListEnvironment(_ environment: UIListEnvironment?) {
        let isElement = environment != nil
        let value = environment.map { UInt64($0.rawValue) } ?? parentView?.flags.field(ViewFlags.listShift, 3) ?? 0
        guard isElement != flags.contains(.isListElement) || value != flags.field(ViewFlags.listShift, 3) else {
            return
        }
        let old = hostWindow == nil ? nil : currentTraits
        if isElement { flags.insert(.isListElement) } else { flags.remove(.isListElement) }
        spreadListEnvironment(value)
        if let old { tellTraitsChanged(old) }
    }

    /// A view that is added is in the list that its new superview is in.
    @inline(__always) func followListEnvironment(of parent: UIView) {
        guard (flags.rawValue ^ parent.flags.rawValue) & ViewFlags.listMask != 0, !flags.contains(.isListElement)
        else { return }
        spreadListEnvironment(parent.flags.field(ViewFlags.listShift, 3))
    }

    private func spreadListEnvironment(_ value: UInt64) {
        flags = flags.with(value, ViewFlags.listShift, 3)
        DeepStack.each(children) { if !$0.flags.contains(.isListElement) { $0.spreadListEnvironment(value) } }
    }

    /// These traits with the list that the view is in.
    @inline(__always) func inList(_ traits: UITraitCollection) -> UITraitCollection {
        guard flags.rawValue & ViewFlags.listMask != 0,
            let environment = UIListEnvironment(rawValue: Int(flags.field(ViewFlags.listShift, 3)))
        else { return traits }
        return ListTraits.collection(traits, in: environment)
    }
}

/// A window's traits within its lists, made once for every kind of list: they are asked for in each layout.
@MainActor private enum ListTraits {
    @InSession static var base: UITraitCollection? = nil
    /// By the kinds' numbers.
    @InSession static var made: [UITraitCollection?] = []

    static func collection(_ traits: UITraitCollection, in environment: UIListEnvironment) -> UITraitCollection {
        let kind = environment.rawValue
        if base !== traits {
            (base, made) = (traits, Array(repeating: nil, count: UIListEnvironment.sidebarPlain.rawValue + 1))
        }
        if let known = made[kind] { return known }
        var new = traits
        if traits.listEnvironment != environment {
            var values = TraitValues()
            values.listEnvironment = environment
            new = traits.overlaid(with: values)
        }
        made[kind] = new
        return new
    }
}
