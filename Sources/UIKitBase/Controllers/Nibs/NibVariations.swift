import Foundation
import PorticoNib

/// What a document says differently for some size classes: values, and which subviews and constraints are there.
///
/// The element's own values come first, then the variation `default`, then each that fits the traits, those that name both classes
/// last.
///
/// - From: `NibInstantiation`, changes of traits
/// - To: views and constraints
@MainActor final class NibVariations {
    /// Weak: the views hear of traits as long as they live, and keep this.
    private final class Entry {
        weak var object: AnyObject?
        let reading: NibReading
        /// In the order of the document.
        var subviews: [(id: NibContent.ID, view: WeakView)] = []
        /// Those that aren't there now: nobody else keeps them.
        var away: [NibContent.ID: UIView] = [:]
        init(_ object: AnyObject, _ reading: NibReading) { (self.object, self.reading) = (object, reading) }
    }

    private struct WeakView {
        weak var view: UIView?
    }

    private var entries: [Entry] = []
    private var constraints: [NibContent.ID: NSLayoutConstraint] = [:]

    /// The subviews that the document takes out whatever the size class.
    static func excludedSubviews(of node: NibNode) -> Set<NibContent.ID> {
        excluded(node, "subviews") { $0 == "default" }
    }

    /// Those of a mask that are out after the variations that `fits` accepts.
    private static func excluded(_ node: NibNode, _ key: String, fits: (String) -> Bool) -> Set<NibContent.ID> {
        var result: Set<NibContent.ID> = []
        for variation in ordered(node) where fits(variation.key ?? "") {
            for change in variation.child(key)?.children ?? [] {
                guard let id = change.string("reference") else { continue }
                if change.element == "exclude" { result.insert(id) } else { result.remove(id) }
            }
        }
        return result
    }

    private static func ordered(_ node: NibNode) -> [NibNode] {
        guard node.first("variation") != nil else { return [] }
        return node.children.filter { $0.element == "variation" }.enumerated().sorted {
            (rank($0.element.key), $0.offset) < (rank($1.element.key), $1.offset)
        }.map(\.element)
    }

    private static func rank(_ key: String?) -> Int {
        key == "default" ? 0 : key?.contains("-") == true ? 2 : 1
    }

    static func fits(_ key: String, _ traits: UITraitCollection) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-").allSatisfy { part in
            switch part {
            case "heightClass=compact": traits.verticalSizeClass == .compact
            case "heightClass=regular": traits.verticalSizeClass == .regular
            case "widthClass=compact": traits.horizontalSizeClass == .compact
            case "widthClass=regular": traits.horizontalSizeClass == .regular
            default: false
            }
        }
    }

    // MARK: Collecting

    /// Few objects vary: the others need nothing to be read by.
    static func areIn(_ node: NibNode) -> Bool { node.children.contains { $0.element == "variation" } }

    /// An object that varies.
    func addObject(_ object: AnyObject, _ reading: NibReading) { entries.append(Entry(object, reading)) }

    func add(_ constraint: NSLayoutConstraint, _ id: NibContent.ID) { constraints[id] = constraint }

    /// Most documents have none.
    var isEmpty: Bool { entries.isEmpty }

    // MARK: Applying

    /// The constraints that aren't there under these traits.
    func excludedConstraints(_ traits: UITraitCollection) -> Set<NibContent.ID> {
        entries.reduce(into: []) {
            $0.formUnion(Self.excluded($1.reading.node, "constraints") { Self.fits($0, traits) })
        }
    }

    /// - Parameter holder: whose constraint it is hears for it.
    func start(_ traits: UITraitCollection, holder: (NibContent.ID) -> UIView?) {
        for entry in entries {
            entry.subviews = entry.reading.node.list("subviews").compactMap { child in
                (child.id.flatMap { entry.reading.object($0) } as? UIView).map { (child.id ?? "", WeakView(view: $0)) }
            }
        }
        apply(traits)
        var heard: Set<ObjectIdentifier> = []
        for entry in entries {
            let keys = entry.reading.node.children.filter { $0.element == "variation" }.compactMap(\.key)
            guard keys.contains(where: { $0 != "default" }) else { continue }
            let view = entry.object as? UIView ?? entry.reading.node.id.flatMap(holder)
            guard let view, heard.insert(ObjectIdentifier(view)).inserted else { continue }
            view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
                [self] (view: UIView, _) in
                apply(view.traitCollection)
            }
        }
    }

    private func apply(_ traits: UITraitCollection) {
        for entry in entries {
            guard let object = entry.object else { continue }
            applyValues(entry, object, traits)
            if let view = object as? UIView { applySubviews(entry, view, traits) }
        }
        // First what goes, then what comes: both at once may contradict each other.
        let out = excludedConstraints(traits)
        for (id, constraint) in constraints where out.contains(id) && constraint.isActive {
            constraint.isActive = false
        }
        for (id, constraint) in constraints.sorted(by: { $0.key < $1.key })
        where !out.contains(id) && !constraint.isActive {
            guard mentioned.contains(id) else { continue }
            NibInstantiation.activate(constraint)
        }
    }

    /// The constraints that any variation is about: the app's own changes of others are left alone.
    private lazy var mentioned: Set<NibContent.ID> = entries.reduce(into: []) { ids, entry in
        for variation in entry.reading.node.children where variation.element == "variation" {
            for change in variation.child("constraints")?.children ?? [] {
                change.string("reference").map { _ = ids.insert($0) }
            }
        }
    }

    private func applyValues(_ entry: Entry, _ object: AnyObject, _ traits: UITraitCollection) {
        let node = entry.reading.node
        var values: [String: NibProperty] = [:]
        for variation in Self.ordered(node) {
            let isOn = Self.fits(variation.key ?? "", traits)
            for attribute in variation.attributes where attribute.name != "key" {
                values[attribute.name] =
                    isOn
                    ? NibProperty(name: attribute.name, value: attribute.value, node: nil, reading: entry.reading)
                    : values[attribute.name] ?? base(attribute.name, attribute.value, entry.reading)
            }
            for child in variation.children where child.element != "mask" {
                guard let key = child.key else { continue }
                values[key] =
                    isOn
                    ? NibProperty(name: key, value: nil, node: child, reading: entry.reading)
                    : values[key] ?? entry.reading[key]
            }
        }
        for value in values.values.sorted(by: { $0.name < $1.name }) {
            if let constraint = object as? NSLayoutConstraint {
                if value.name == "constant" { constraint.constant = value.cgFloat }
                if value.name == "priority" { constraint.priority = value.priority }
            } else {
                NibTableRegistry.set(value, of: object)
            }
        }
    }

    /// The element's own value, or the one that its silence means.
    private func base(_ name: String, _ like: NibValue, _ reading: NibReading) -> NibProperty {
        if let own = reading[name] { return own }
        let silent: NibValue =
            switch (name, like) {
            case ("axis", _): .text("horizontal")
            case ("alignment", _), ("distribution", _): .text("fill")
            case ("alpha", _): .number(1)
            case ("priority", _): .number(1000)
            case ("numberOfLines", _): .number(1)
            case ("installed", _): .flag(true)
            case (_, .flag): .flag(false)
            case (_, .number): .number(0)
            case (_, .text): .text("")
            }
        return NibProperty(name: name, value: silent, node: nil, reading: reading)
    }

    private func applySubviews(_ entry: Entry, _ view: UIView, _ traits: UITraitCollection) {
        let node = entry.reading.node
        let out = Self.excluded(node, "subviews") { Self.fits($0, traits) }
        var place = 0
        for (id, known) in entry.subviews {
            guard let child = entry.away[id] ?? known.view else { continue }
            if out.contains(id) {
                entry.away[id] = child
                if child.superview === view { child.removeFromSuperview() }
            } else {
                if entry.away.removeValue(forKey: id) != nil, child.superview == nil {
                    put(child, in: view, at: place)
                }
                if child.superview === view { place += 1 }
            }
        }
    }

    private func put(_ child: UIView, in view: UIView, at place: Int) {
        if let stack = view as? UIStackView {
            stack.insertArrangedSubview(child, at: min(place, stack.arrangedSubviews.count))
        } else {
            view.insertSubview(child, at: min(place, view.subviews.count))
        }
    }
}
