import Foundation
import PorticoNib
import PorticoObjC
import PorticoTrace

/// Makes the objects of one nib, in UIKit's order (contract B03): every object by `init(coder:)`, then every constraint, outlet,
/// collection and action, then `awakeFromNib` for every object that was made. Who is handed in (File's Owner, externals) is
/// connected, and neither made nor awakened.
///
/// - From: `UIViewController.loadView()`, `UINib`, `UIStoryboard`
/// - To: `NibCoder`, the objects
@MainActor package final class NibInstantiation {
    /// What a loading is given besides the nib.
    package struct Given {
        var owner: AnyObject?
        package var bundle: Bundle?
        var externals: [String: AnyObject] = [:]
        /// Makes an object in `init(coder:)`'s stead: what `instantiateViewController(identifier:creator:)` was given.
        var creators: [NibContent.ID: (NSCoder) -> AnyObject?] = [:]
        /// Of the controllers of a storyboard.
        var origins: [NibContent.ID: SegueOrigin] = [:]
        /// Traits that decide which variations hold; nil is the screen's.
        var traits: UITraitCollection?

        package init(
            owner: AnyObject? = nil, bundle: Bundle? = nil, externals: [String: AnyObject] = [:],
            creators: [NibContent.ID: (NSCoder) -> AnyObject?] = [:], origins: [NibContent.ID: SegueOrigin] = [:],
            traits: UITraitCollection? = nil
        ) {
            self.owner = owner
            self.bundle = bundle
            self.externals = externals
            self.creators = creators
            self.origins = origins
            self.traits = traits
        }
    }

    let content: NibContent
    let given: Given
    let context: NibContext
    /// Hears of each object when it has been made, before anything is connected.
    private let whenMade: (NibContent.ID, AnyObject) -> Void
    private let places: [NibContent.ID: Int]
    /// By the objects' places.
    private var known: [AnyObject?]
    private var areBeingMade: [Bool]
    private let variations = NibVariations()

    package convenience init(
        _ content: NibContent, owner: AnyObject?, bundle: Bundle? = nil, externals: [String: AnyObject] = [:],
        creators: [NibContent.ID: (NSCoder) -> AnyObject?] = [:],
        whenMade: @escaping (NibContent.ID, AnyObject) -> Void = { _, _ in }
    ) {
        self.init(
            content, Given(owner: owner, bundle: bundle, externals: externals, creators: creators), whenMade: whenMade)
    }

    package init(
        _ content: NibContent, _ given: Given, whenMade: @escaping (NibContent.ID, AnyObject) -> Void = { _, _ in }
    ) {
        (self.content, self.given, self.whenMade) = (content, given, whenMade)
        context = NibContext(bundle: given.bundle, facts: content.facts)
        var places = [NibContent.ID: Int](minimumCapacity: content.objects.count)
        // Of two with one id the first counts.
        for place in content.objects.indices.reversed() { places[content.objects[place].id] = place }
        self.places = places
        known = Array(repeating: nil, count: content.objects.count)
        areBeingMade = Array(repeating: false, count: content.objects.count)
    }

    /// Returns the top-level objects.
    @discardableResult package func run() -> [AnyObject] {
        for place in content.objects.indices { _ = object(content.objects[place].id) }
        addConstraints()
        for connection in content.connections { connect(connection) }
        for object in content.objects {
            let made = madeObject(object.id)
            guard let awaking = Self.awaking(made) else {
                if case .instance = object.kind { Self.awakePlain(made) }
                continue
            }
            switch object.kind {
            case .instance where awaking is UIResponder: break
            case .instance, .constraint:
                awaking.awakeFromNib()
                continue
            default: continue
            }
            let category: TraceEvent.Category = awaking is UIViewController ? .controller : .view
            PorticoTrace.call(category, awaking, "awakeFromNib") {
                LifecycleChecker.callingSuper(awaking, "awakeFromNib()") { awaking.awakeFromNib() }
            }
        }
        return content.topLevel.compactMap(madeObject)
    }

    /// All that has been made.
    var made: [NibContent.ID: AnyObject] { places.compactMapValues { known[$0] } }

    func madeObject(_ id: NibContent.ID) -> AnyObject? {
        guard let place = places[id] else { return nil }
        return known[place]
    }

    /// The object of that id, made when it is first asked for. Nil for first responders, and for an object that asks for itself
    /// while it is being made.
    func object(_ id: NibContent.ID) -> AnyObject? {
        // A document may lead to nothing.
        guard let place = places[id] else { return nil }
        if let object = known[place] { return object }
        guard !areBeingMade[place] else { return nil }
        areBeingMade[place] = true
        defer { areBeingMade[place] = false }
        let object = content.objects[place]
        let result: AnyObject?
        switch object.kind {
        case .owner: result = given.owner
        case .firstResponder: result = nil
        case .external(let name):
            guard let external = given.externals[name] else { return nil }
            result = external
        case .part(let holder, let name, let node): result = part(name, of: holder, object, node)
        case .reference(let storyboard, let identifier, let bundle):
            result = UIStoryboard.referenced(storyboard, identifier, bundle, from: given.bundle)
        case .constraint(let holder, let node):
            result = constraint(object.id, of: holder, node)
        case .instance(let node):
            let new = instance(object, node)
            whenMade(id, new)
            result = new
        }
        known[place] = result
        if let result, let node = object.node, NibVariations.areIn(node) {
            variations.addObject(result, reading(object, node))
        }
        return result
    }

    // MARK: Making

    private func reading(_ object: NibContent.Object, _ node: NibNode) -> NibReading {
        NibReading(node, object.values, context) { [weak self] in self?.object($0) }
    }

    private func coder(_ object: NibContent.Object, _ node: NibNode) -> NibCoder {
        NibCoder(
            object.values, bundle: given.bundle, reading: reading(object, node), origin: given.origins[object.id]
        ) { [unowned self] in self.object($0) }
    }

    private func instance(_ object: NibContent.Object, _ node: NibNode) -> AnyObject {
        let coder = coder(object, node)
        if let creator = given.creators[object.id], let own = creator(coder) { return own }
        let cls: AnyClass = NibClasses.find("", node)
        if let recognizer = cls as? UIGestureRecognizer.Type {
            let made = makeInstance(of: recognizer) as! UIGestureRecognizer
            made.decodeNib(coder)
            return made
        }
        // Of most there is no need to search for how they conform.
        let isDecoded: Bool
        let decoded: AnyObject?
        if let view = cls as? UIView.Type {
            (isDecoded, decoded) = (true, view.init(coder: coder))
        } else if let controller = cls as? UIViewController.Type {
            (isDecoded, decoded) = (true, controller.init(coder: coder))
        } else {
            let coding = cls as? any NSCoding.Type
            (isDecoded, decoded) = (coding != nil, coding.flatMap { $0.init(coder: coder) } as AnyObject?)
        }
        guard isDecoded else {
            // What has nothing to decode, such as a data source, is made by its init().
            if cls is NSObject.Type { return makeInstance(of: cls) }
            FatalException.internalInconsistency.raise(
                "\(Self.className(node)) could not be made from the nib: its init(coder:) is missing; adopt NSCoding.")
        }
        guard let made = decoded else {
            FatalException.internalInconsistency.raise(
                "\(Self.className(node)) could not be made from the nib: its init(coder:) returned nil.")
        }
        return made
    }

    private static func className(_ node: NibNode) -> String {
        String((node.string("class") ?? "").prefix { $0 != " " })
    }

    /// Classes before the protocol: how each class of an app conforms has to be searched for once.
    /// An object of the app's own that is none of UIKit's.
    private static func awakePlain(_ object: AnyObject?) {
        guard let object, let method = ObjCClassRegistry.shared.method("awakeFromNib", of: object) else { return }
        _ = method.invoke(object, [])
    }

    private static func awaking(_ object: AnyObject?) -> (any NibAwaking)? {
        switch object {
        case let view as UIView: view
        case let controller as UIViewController: controller
        case let constraint as NSLayoutConstraint: constraint
        default: object as? any NibAwaking
        }
    }

    /// What another object made by itself, given what the document says of it.
    private func part(
        _ name: String, of holder: NibContent.ID, _ object: NibContent.Object, _ node: NibNode?
    ) -> AnyObject? {
        let whole = self.object(holder)
        let part: AnyObject? =
            switch (name, whole) {
            case ("safeArea", let view as UIView): view.safeAreaLayoutGuide
            case ("keyboard", let view as UIView): view.keyboardLayoutGuide
            case (_, let whole as any NibPartHolder): whole.nibPart(name)
            default: nil
            }
        if let view = part as? UIView, let node { view.decodeContents(coder(object, node)) }
        return part
    }

    // MARK: Constraints

    private func constraint(
        _ id: NibContent.ID, of holder: NibContent.ID, _ node: NibNode
    ) -> NSLayoutConstraint? {
        let cls: AnyClass = NibClasses.find("NSLayoutConstraint", node)
        let new = makeInstance(of: cls) as! NSLayoutConstraint
        let rules = NibConstraints(object: { [unowned self] in self.object($0) }, barGuide: barGuide)
        guard rules.define(new, node) else {
            warnAboutDrawing(
                "a constraint (\(id)) of \(holder) in \(context.facts.name) relates nothing")
            return nil
        }
        return new
    }

    private func barGuide(_ id: NibContent.ID) -> (edge: String, view: UIView)? {
        guard let place = places[id], case .part(let holder, let name, _) = content.objects[place].kind,
            name == "top" || name == "bottom"
        else { return nil }
        return (object(holder) as? UIView).map { (name, $0) }
    }

    private func addConstraints() {
        guard !variations.isEmpty else {
            for object in content.objects {
                guard case .constraint = object.kind, let made = madeObject(object.id) as? NSLayoutConstraint else {
                    continue
                }
                Self.activate(made)
            }
            return
        }
        let traits = given.traits ?? UIScreen.main.traitCollection
        let out = variations.excludedConstraints(traits)
        var holders: [NibContent.ID: NibContent.ID] = [:]
        for object in content.objects {
            guard case .constraint(let holder, _) = object.kind,
                let constraint = madeObject(object.id) as? NSLayoutConstraint
            else { continue }
            holders[object.id] = holder
            variations.add(constraint, object.id)
            if !out.contains(object.id) { Self.activate(constraint) }
        }
        variations.start(traits) { [self] in holders[$0].flatMap { madeObject($0) as? UIView } }
    }

    /// Where its items are in one tree; a subview that isn't there for a size class has none.
    static func activate(_ constraint: NSLayoutConstraint) {
        guard let first = view(of: constraint.firstItem) ?? view(of: constraint.secondItem) else { return }
        if let second = view(of: constraint.secondItem), !areInOneTree(first, second) { return }
        constraint.isActive = true
    }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private static func areInOneTree(_ first: UIView, _ view: UIView) -> Bool {
        // What lies beside or in each other, which most do, has one root.
        if view === first || view.parentView === first || first.parentView === view { return true }
        if first.parentView != nil, view.parentView === first.parentView { return true }
        return root(of: view) === root(of: first)
    }

    private static func root(of view: UIView) -> UIView {
        var top = view
        while let next = top.superview { top = next }
        return top
    }
}

/// An object whose actions a nib may connect.
@MainActor protocol NibActionSending: AnyObject {
    /// - Parameter events: of a control, which of its events; nothing to others.
    func connect(_ action: Selector, to target: AnyObject?, events: UInt)
    /// The events of a control that a segue waits for.
    static var segueEvents: UInt { get }
}

extension UIGestureRecognizer: NibActionSending {
    func connect(_ action: Selector, to target: AnyObject?, events: UInt) {
        if let target { addTarget(target, action: action) }
    }
    static var segueEvents: UInt { 0 }
}
