import Foundation
import PorticoNib
import PorticoObjC
import PorticoTrace
import QuartzCore

/// Outlets, collections, actions, runtime attributes and segues, when all objects are there.
extension NibInstantiation {
    func connect(_ connection: NibContent.Connection) {
        switch connection {
        case .outlet(let source, let key, let destination): set(object(destination), key, of: source)
        case .collection(let source, "gestureRecognizers", let destinations):
            for case let recognizer as UIGestureRecognizer in destinations.compactMap(object) {
                (object(source) as? UIView)?.addGestureRecognizer(recognizer)
            }
        case .collection(let source, let key, let destinations): set(destinations.compactMap(object), key, of: source)
        case .runtimeAttribute(let source, let node):
            guard let object = object(source) as? NSObject else { return }
            RuntimeAttribute(node, context).apply(to: object)
        case .action(let source, let selector, let target, let events):
            switch object(source) {
            case let sender as any NibActionSending:
                sender.connect(Selector(selector), to: object(target), events: events.rawValue)
            case nil: break
            case let other?:
                FatalException.internalInconsistency.raise(
                    "The nib connects the action \(selector) of \(type(of: other)), which sends none.")
            }
        case .segue(let source, let controller, let segue, let trigger):
            connectSegue(source, controller: controller, segue: segue, trigger: trigger)
        }
    }

    private func set(_ value: Any?, _ key: String, of source: NibContent.ID) {
        switch (object(source), key) {
        case (let controller as UIViewController, "view"): controller.view = value as? UIView
        case (let object as NSObject, _):
            guard value != nil else { return }
            // A class of UIKit's that stands in for one that isn't here has fewer outlets.
            if String(reflecting: type(of: object)).hasPrefix("UIKit."), !NibKeys.accepts(key, object) {
                return warnAboutDrawing(
                    "the outlet \(key) of \(type(of: object)) isn't available here; not connected")
            }
            object.setValue(value, forKey: key)
        case (nil, _): break
        default:
            FatalException.internalInconsistency.raise(
                "The nib connects the outlet “\(key)” of an object that isn't there (\(source)).")
        }
    }

    /// The control, bar button or recogniser performs the segue; a cell keeps it for its list.
    private func connectSegue(_ id: NibContent.ID, controller: NibContent.ID, segue: String, trigger: String?) {
        guard let source = object(id),
            let origin = given.origins[controller] ?? (object(controller) as? UIViewController)?.origin,
            let template = origin.segues.first(where: { $0.id == segue })
        else { return }
        let starter = SegueTrigger(template, (object(controller) as? UIViewController))
        if let sender = source as? any NibActionSending {
            sender.connect(SegueTrigger.selector, to: starter, events: type(of: sender).segueEvents)
            objc_setAssociatedObject(
                source, SegueTrigger.Keys.action.address, starter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        } else if let view = source as? UIView {
            if trigger == "accessoryAction" { view.accessorySegue = starter } else { view.selectionSegue = starter }
        }
    }
}

/// Performs one segue of a scene for the object that it begins at.
@MainActor package final class SegueTrigger: NSObject {
    static let selector = Selector("perform:")
    let template: SegueTemplate
    weak var controller: UIViewController?

    init(_ template: SegueTemplate, _ controller: UIViewController?) {
        (self.template, self.controller) = (template, controller)
        _ = Self.registered
        super.init()
    }

    package func perform(_ sender: Any?) {
        guard let controller else { return }
        SegueRun.trigger(template, from: controller, sender: sender)
    }

    private static let registered: Void = ObjCClassRegistry.shared.register("perform:", of: SegueTrigger.self) {
        nonisolated(unsafe) let (trigger, sender): (AnyObject, Any?) = ($0, $2(0))
        MainActor.assumeIsolated { unsafeDowncast(trigger, to: SegueTrigger.self).perform(sender) }
        return nil
    }

    enum Keys { static let action = AssociationKey(), selection = AssociationKey(), accessory = AssociationKey() }
}

/// What a list asks the cell for that was chosen.
extension UIView {
    package var selectionSegue: SegueTrigger? {
        get { objc_getAssociatedObject(self, SegueTrigger.Keys.selection.address) as? SegueTrigger }
        set {
            objc_setAssociatedObject(
                self, SegueTrigger.Keys.selection.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
    package var accessorySegue: SegueTrigger? {
        get { objc_getAssociatedObject(self, SegueTrigger.Keys.accessory.address) as? SegueTrigger }
        set {
            objc_setAssociatedObject(
                self, SegueTrigger.Keys.accessory.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

/// A user-defined runtime attribute: a value for a key path. One that the object doesn't have is said and passed over, as on iOS.
@MainActor struct RuntimeAttribute {
    private let keyPath: String
    private let value: Any?
    private let context: NibContext

    init(_ node: NibNode, _ context: NibContext) {
        keyPath = node.string("keyPath") ?? ""
        self.context = context
        let text = node.string("value")
        let child = node.child("value")
        switch node.string("type") {
        case "boolean": value = text.map { $0 == "YES" } ?? child?.flag("value")
        case "number":
            value = child?.element == "integer" ? (child?.number("value")).map { Int($0) } : child?.number("value")
        case "color": value = child.flatMap { NibColor.color($0, context) }
        case "image": value = text.flatMap { NibImage.image($0, catalog: node.string("catalog"), context) }
        case "point": value = child.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size": value = child.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        case "rect":
            value = child.map {
                CGRect(
                    x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
                    height: $0.number("height") ?? 0)
            }
        case "range", "nil": value = nil
        default:
            let plain = text ?? child?.text
            value =
                node.flag("localized") == true
                ? plain.map { (context.bundle ?? .main).localizedString(forKey: $0, value: nil, table: nil) } : plain
        }
    }

    func apply(to object: NSObject) {
        var target: NSObject = object
        var keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.popLast() else { return }
        for key in keys {
            guard let next = KeyValueCoding.read(key, of: target) as? NSObject else { return refuse(object, keyPath) }
            target = next
        }
        if NibKeys.accepts(last, target) { target.setValue(value, forKey: last) } else { refuse(object, last) }
    }

    private func refuse(_ object: NSObject, _ key: String) {
        print(
            "Failed to set (\(key)) user defined inspected property on (\(type(of: object))): "
                + "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }
}

/// Whether `setValue(_:forKey:)` will find something.
@MainActor enum NibKeys {
    static func accepts(_ key: String, _ object: NSObject) -> Bool {
        if object is CALayer { return true }
        let upper = key.prefix(1).uppercased() + key.dropFirst()
        let names = [
            "set\(upper):", "_set\(upper):", "setIs\(upper):", "setValue:forKey:", "setValue:forUndefinedKey:",
        ]
        return names.contains { ObjCClassRegistry.shared.method(Selector($0), of: object) != nil }
    }
}
