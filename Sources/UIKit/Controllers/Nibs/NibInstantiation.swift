import Foundation
import PorticoObjC
import PorticoTrace

/// Makes the objects of one nib, in UIKit's order (contract B03): every object by `init(coder:)`, then every outlet, collection
/// and action, then `awakeFromNib` for every object that was made. Who is handed in (File's Owner, externals) is connected, and
/// neither made nor awakened.
///
/// - From: `UIViewController.loadView()`, whoever loads nibs and storyboards
/// - To: `NibCoder`, the objects
@MainActor package final class NibInstantiation {
    private let content: NibContent
    private let owner: AnyObject?
    private let externals: [String: AnyObject]
    private let bundle: Bundle?
    /// Makes an object in `init(coder:)`'s stead: what `instantiateViewController(identifier:creator:)` was given.
    private let creators: [NibContent.ID: (NSCoder) -> AnyObject?]
    /// Hears of each object when it has been made, before anything is connected.
    private let whenMade: (NibContent.ID, AnyObject) -> Void
    private let places: [NibContent.ID: Int]
    private var made: [NibContent.ID: AnyObject] = [:]
    private var making: Set<NibContent.ID> = []

    package init(
        _ content: NibContent, owner: AnyObject?, bundle: Bundle? = nil, externals: [String: AnyObject] = [:],
        creators: [NibContent.ID: (NSCoder) -> AnyObject?] = [:],
        whenMade: @escaping (NibContent.ID, AnyObject) -> Void = { _, _ in }
    ) {
        self.whenMade = whenMade
        (self.content, self.owner, self.bundle, self.externals, self.creators) =
            (content, owner, bundle, externals, creators)
        places = Dictionary(content.objects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the top-level objects.
    @discardableResult package func run() -> [AnyObject] {
        for object in content.objects { _ = self.object(object.id) }
        for connection in content.connections { connect(connection) }
        for object in content.objects {
            guard case .instance = object.kind, let awaking = made[object.id] as? any NibAwaking else { continue }
            let category: TraceEvent.Category = awaking is UIViewController ? .controller : .view
            PorticoTrace.call(category, awaking, "awakeFromNib") {
                LifecycleChecker.callingSuper(awaking, "awakeFromNib()") { awaking.awakeFromNib() }
            }
        }
        return content.topLevel.compactMap { made[$0] }
    }

    /// The object of that id, made when it is first asked for. Nil for first responders, and for an object that asks for itself
    /// while it is being made.
    private func object(_ id: NibContent.ID) -> AnyObject? {
        if let known = made[id] { return known }
        guard let place = places[id] else {
            FatalException.internalInconsistency.raise("The nib has no object with the id “\(id)”.")
        }
        guard making.insert(id).inserted else { return nil }
        defer { making.remove(id) }
        let object = content.objects[place]
        let result: AnyObject?
        switch object.kind {
        case .owner: result = owner
        case .firstResponder: result = nil
        case .external(let name):
            guard let given = externals[name] else {
                FatalException.internalInconsistency.raise(
                    "The nib refers to an external object named “\(name)”, and none was given: "
                        + "pass it in the options as UINib.OptionsKey.externalObjects.")
            }
            result = given
        case .instance(let name):
            let made = instance(of: name, object)
            whenMade(id, made)
            result = made
        }
        made[id] = result
        return result
    }

    private func instance(of name: String, _ object: NibContent.Object) -> AnyObject {
        let coder = NibCoder(object.values, bundle: bundle) { [unowned self] in self.object($0) }
        if let creator = creators[object.id], let own = creator(coder) { return own }
        guard let cls = ObjCClassRegistry.shared.classNamed(name) ?? NSClassFromString("UIKit." + name) else {
            FatalException.unarchiving.raise(
                "Could not instantiate class named \(name) because no class named "
                    + "\(name) was found; the class needs to be defined in source code or linked in from a library.")
        }
        guard let coding = cls as? any NSCoding.Type, let made = coding.init(coder: coder) else {
            FatalException.internalInconsistency.raise(
                "\(name) could not be made from the nib: its init(coder:) "
                    + (cls is any NSCoding.Type ? "returned nil." : "is missing; adopt NSCoding."))
        }
        return made as AnyObject
    }

    // MARK: Connections

    private func connect(_ connection: NibContent.Connection) {
        switch connection {
        case .outlet(let source, let key, let destination): set(object(destination), key, of: source)
        case .collection(let source, let key, let destinations): set(destinations.compactMap(object), key, of: source)
        case .attribute(let source, let keyPath, let value):
            (object(source) as? NSObject)?.setValue(value, forKeyPath: keyPath)
        case .action(let source, let selector, let target, let events):
            let action = Selector(selector)
            switch object(source) {
            case let sender as any NibActionSending: sender.connect(action, to: object(target), events: events.rawValue)
            case let other:
                FatalException.internalInconsistency.raise(
                    "The nib connects the action \(selector) of \(other.map { "\(type(of: $0))" } ?? "nothing"), which sends none."
                )
            }
        }
    }

    private func set(_ value: Any?, _ key: String, of source: NibContent.ID) {
        switch (object(source), key) {
        case (let controller as UIViewController, "view"): controller.view = value as? UIView
        case (let object as NSObject, _): object.setValue(value, forKey: key)
        default:
            FatalException.internalInconsistency.raise(
                "The nib connects the outlet “\(key)” of an object that isn't there (\(source)).")
        }
    }
}

/// An object whose actions a nib may connect.
@MainActor protocol NibActionSending: AnyObject {
    /// - Parameter events: of a control, which of its events; nothing to others.
    func connect(_ action: Selector, to target: AnyObject?, events: UInt)
}

extension UIGestureRecognizer: NibActionSending {
    func connect(_ action: Selector, to target: AnyObject?, events: UInt) {
        if let target { addTarget(target, action: action) }
    }
}
