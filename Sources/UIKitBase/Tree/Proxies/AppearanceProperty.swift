import CoreGraphics
import Foundation
import PorticoObjC

/// One property that an appearance proxy can set.
@MainActor package struct AppearanceProperty {
    let owner: AnyClass
    let name: String
    let read: (NSObject) -> Any
    let write: (NSObject, Any) -> Void
    let isEqual: (Any, Any) -> Bool

    /// The properties of a class and of those above it. Found once for each class.
    static func list(for cls: AnyClass) -> [AppearanceProperty] {
        if let known = known[ObjectIdentifier(cls)] { return known }
        var found: [AppearanceProperty] = []
        for (owner, properties): (AnyClass, [AppearanceProperty]) in table where isSubclass(cls, of: owner) {
            found += properties
        }
        // From general to special, here too.
        let own = sequence(first: cls, next: { superclass(of: $0) }).prefix { !isSystem($0) }
        for owner in own.reversed() { found += registered(by: owner) }
        known[ObjectIdentifier(cls)] = found
        return found
    }

    @InProcess private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    static func isSubclass(_ cls: AnyClass, of owner: AnyClass) -> Bool {
        sequence(first: cls, next: { superclass(of: $0) }).contains { $0 == owner }
    }

    // MARK: Making

    package static func property<Root: NSObject, Value: Equatable>(
        _ name: String, _ read: @escaping (Root) -> Value, _ write: @escaping (Root, Value) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(
            owner: Root.self, name: name, read: { read($0 as! Root) }, write: { write($0 as! Root, $1 as! Value) },
            isEqual: { ($0 as! Value) == ($1 as! Value) })
    }

    package static func property<Root: NSObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> AppearanceProperty {
        property("\(path)", { (root: Root) in root[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    /// A property that UIKit sets on views of its own, too.
    static func property<Root: NSObject, Value: Equatable>(
        _ look: StandardLook, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> AppearanceProperty {
        property(look.rawValue, { (root: Root) in root[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    static func attributes<Root: NSObject>(
        _ name: String, _ read: @escaping (Root) -> TextAttributes.Values?,
        _ write: @escaping (Root, TextAttributes.Values?) -> Void
    ) -> AppearanceProperty {
        property(name, { (root: Root) in read(root).map(TextAttributes.init) }, { write($0, $1?.values) })
    }

    // MARK: Classes of the app

    private static func isSystem(_ cls: AnyClass) -> Bool { String(reflecting: cls).hasPrefix("UIKit.") }

    /// What a class of the app's shows to Objective-C: properties with an accessor and a setter, whose values can be compared.
    private static func registered(by cls: AnyClass) -> [AppearanceProperty] {
        let selectors = Set(ObjCClassRegistry.shared.selectors(of: cls))
        return selectors.sorted().compactMap { setter in
            guard setter.hasPrefix("set"), setter.hasSuffix(":"), setter.filter({ $0 == ":" }).count == 1 else {
                return nil
            }
            let key = setter.dropFirst(3).dropLast()
            let name = key.prefix(1).lowercased() + key.dropFirst()
            guard selectors.contains(name) else { return nil }
            return AppearanceProperty(
                owner: cls, name: name, read: { KeyedValue($0.value(forKey: name)) },
                write: { $0.setValue(($1 as! KeyedValue).value, forKey: name) },
                isEqual: { ($0 as! KeyedValue) == ($1 as! KeyedValue) })
        }
    }

    // MARK: The table

    /// Of a class and those below it.
    package typealias Rows = [(AnyClass, [AppearanceProperty])]

    /// From general to special classes.
    private static let table = views + Above.appearanceRows

    private static let views: Rows = [
        (
            UIView.self,
            [
                property("tintColor", { (view: UIView) in view.extras?.tintColor }, { $0.tintColor = $1 }),
                property(.backgroundColor, \UIView.backgroundColor), property(\UIView.semanticContentAttribute),
                property(\UIView.clipsToBounds), property(\UIView.isExclusiveTouch),
            ]
        )
    ]
}

/// Text attributes that can be compared.
struct TextAttributes: Equatable {
    typealias Values = [NSAttributedString.Key: Any]
    let values: Values

    static func == (left: TextAttributes, right: TextAttributes) -> Bool { left.values.looksLike(right.values) }
}

extension [NSAttributedString.Key: Any] {
    /// Whether both have the same attributes; values that can't be compared count as different.
    func looksLike(_ other: Self) -> Bool {
        count == other.count
            && allSatisfy { key, value in
                guard let mine = value as? AnyHashable, let theirs = other[key] as? AnyHashable else { return false }
                return mine == theirs
            }
    }
}

/// What a class of the app's has under a key, if it can be compared: else it equals nothing.
private struct KeyedValue: Equatable {
    let value: Any?

    init(_ value: Any?) { self.value = value }

    static func == (left: KeyedValue, right: KeyedValue) -> Bool {
        switch (left.value, right.value) {
        case (nil, nil): return true
        case (let mine?, let theirs?):
            guard let mine = mine as? AnyHashable, let theirs = theirs as? AnyHashable else { return false }
            return mine == theirs
        default: return false
        }
    }
}
