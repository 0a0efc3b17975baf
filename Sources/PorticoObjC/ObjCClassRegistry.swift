import Foundation
import Synchronization

/// The methods that can be called by selector, by class.
///
/// Objective-C finds a method by name because its compiler writes every class's method list into the binary. Lowering
/// writes the same lists: each source file with `@objc` members ends with a constructor that hands them over at load.
/// Load time is the user's time, so a constructor only appends; the index is built on the first question.
///
/// - From: the constructors of lowered files (`_porticoRegister…`), and our own frameworks for their classes.
/// - To: `perform(selector:on:with:)`, key-value coding.
package final class ObjCClassRegistry: Sendable {
    package static let shared = ObjCClassRegistry()

    /// Calls method number `index` of a record on a receiver.
    package typealias Call = @Sendable (_ receiver: AnyObject, _ index: Int, _ arguments: _PorticoArguments) -> Any?

    /// One method, ready to be called.
    package struct Method: Sendable {
        package let selector: Selector
        fileprivate let index: Int
        fileprivate let call: Call

        fileprivate init(selector: Selector, index: Int, call: @escaping Call) {
            (self.selector, self.index, self.call) = (selector, index, call)
        }

        /// What an implementation answers that was put in the method's place.
        fileprivate init(selector: Selector, _ implementation: Implementation) {
            self.init(selector: selector, index: 0) { implementation.run($0, $2.values) }
        }

        package func invoke(_ receiver: AnyObject, _ values: [Any?]) -> Any? {
            call(receiver, index, _PorticoArguments(values: values, receiver: receiver, selector: selector))
        }
    }

    struct Record: Sendable {
        /// The methods' selectors; the position is the method's number.
        let selectors: Selectors
        let owner: Owner
        let call: Call

        enum Selectors: Sendable {
            /// Joined by newlines.
            case text(StaticString)
            /// Made when the first method is looked up.
            case list(@Sendable () -> [String])
        }

        enum Owner: Sendable {
            case instances(@Sendable () -> AnyClass)
            case type(@Sendable () -> AnyClass)
            /// The text of methods that can be exchanged, apart from what subclasses make of them.
            case texts(@Sendable () -> AnyClass)
            /// A generic class has no one class object: an instance says whether it is one.
            case matching(@Sendable (AnyObject) -> Bool)
        }
    }

    private struct State {
        var pending: [Record] = []
        var pendingNames: [(StaticString, @Sendable () -> AnyClass)] = []
        var instances: [ObjectIdentifier: [String: Method]] = [:]
        var types: [ObjectIdentifier: [String: Method]] = [:]
        var texts: [ObjectIdentifier: [String: Method]] = [:]
        /// The same, as far as somebody asked for it.
        var own: [ObjectIdentifier: [String: Implementation]] = [:]
        /// What was put in the place of methods, or added to classes.
        var replaced: [ObjectIdentifier: [String: Implementation]] = [:]
        var matching: [Record] = []
        var names: [String: AnyClass] = [:]
        /// Answers already given, by dynamic class, so that a second call is one look-up.
        var answers: [ObjectIdentifier: [String: Method?]] = [:]
    }

    private let state = Mutex(State())

    func append(_ record: Record) {
        state.withLock { $0.pending.append(record) }
    }

    func append(name: StaticString, _ type: @escaping @Sendable () -> AnyClass) {
        state.withLock { $0.pendingNames.append((name, type)) }
    }

    /// Adds the methods of one of our own classes. `selectors` are joined by newlines.
    package func register(_ selectors: StaticString, of cls: AnyClass, call: @escaping Call) {
        append(Record(selectors: .text(selectors), owner: .instances { cls }, call: call))
    }

    /// Adds the methods of one of our own classes. `selectors` is asked for once, when the first method of any class is looked up.
    package func register(
        listing selectors: @escaping @Sendable () -> [String], of cls: AnyClass, call: @escaping Call
    ) {
        append(Record(selectors: .list(selectors), owner: .instances { cls }, call: call))
    }

    /// The method that `object` runs for `selector`: its class's, or the nearest ancestor's. `object` may be a class.
    package func method(_ selector: Selector, of object: AnyObject) -> Method? {
        if let cls = object as? AnyClass, object is AnyClass { return typeMethod(selector, of: cls) }
        let cls: AnyClass = type(of: object)
        let id = ObjectIdentifier(cls)
        return state.withLock { state in
            index(&state)
            if let known = state.answers[id]?[selector.name] { return known }
            var found = search(state.instances, selector.name, from: cls, replaced: state.replaced)
            if found == nil {
                search: for record in state.matching {
                    guard case .matching(let isOne) = record.owner, isOne(object) else { continue }
                    for (number, name) in record.names.enumerated() where name == selector.name {
                        found = Method(selector: selector, index: number, call: record.call)
                        break search
                    }
                }
            }
            state.answers[id, default: [:]][selector.name] = .some(found)
            return found
        }
    }

    /// Whether instances of the class have a method of this name, their own or inherited.
    func instances(of cls: AnyClass, respondTo selector: Selector) -> Bool {
        state.withLock { state in
            index(&state)
            return search(state.instances, selector.name, from: cls, replaced: state.replaced) != nil
        }
    }

    /// The selectors that were registered for `cls` itself, sorted.
    package func selectors(of cls: AnyClass) -> [String] {
        state.withLock { state in
            index(&state)
            return (state.instances[ObjectIdentifier(cls)] ?? [:]).keys.sorted()
        }
    }

    /// The class that goes by `name` in Objective-C: `@objc(name)`, or `Module.Class`.
    package func classNamed(_ name: String) -> AnyClass? {
        let found: AnyClass? = state.withLock { state -> AnyClass? in
            for (name, type) in state.pendingNames { state.names["\(name)"] = type() }
            state.pendingNames.removeAll()
            return state.names[name]
        }
        return found ?? NSClassFromString(name)
    }

    // MARK: Exchanging

    /// The nearest class from `cls` upwards that has an exchangeable method of this name, or was given one.
    func owner(of name: String, from cls: AnyClass) -> AnyClass? {
        state.withLock { state in
            index(&state)
            var next: AnyClass? = cls
            while let cls = next {
                let id = ObjectIdentifier(cls)
                if state.texts[id]?[name] != nil || state.replaced[id]?[name] != nil { return cls }
                next = superclass(of: cls)
            }
            return nil
        }
    }

    /// What `cls` itself answers to `name` now: what was put there, else the method's own text.
    func implementation(of name: String, in cls: AnyClass) -> Implementation? {
        state.withLock { state in
            index(&state)
            let id = ObjectIdentifier(cls)
            if let other = state.replaced[id]?[name] { return other }
            if let known = state.own[id]?[name] { return known }
            guard let method = state.texts[id]?[name] else { return nil }
            let own = Implementation { method.invoke($0, $1) }
            state.own[id, default: [:]][name] = own
            return own
        }
    }

    func replace(_ name: String, in cls: AnyClass, by implementation: Implementation) {
        state.withLock { state in
            state.replaced[ObjectIdentifier(cls), default: [:]][name] = implementation
            state.answers.removeAll()
        }
    }

    /// What takes the place of the text that `owner` has for `name` when `object` is asked: put there, or added to a class of the
    /// object's below. Where a class between the two has a text of its own, what lies below that one takes the place of that text.
    func replacement(of name: String, for object: AnyObject, owner: AnyClass) -> Implementation? {
        state.withLock { state in
            guard !state.replaced.isEmpty else { return nil }
            var found: Implementation?
            var next: AnyClass? = type(of: object)
            while let cls = next, cls != owner {
                let id = ObjectIdentifier(cls)
                found = state.texts[id]?[name] != nil ? nil : found ?? state.replaced[id]?[name]
                next = superclass(of: cls)
            }
            return found ?? state.replaced[ObjectIdentifier(owner)]?[name]
        }
    }

    private func typeMethod(_ selector: Selector, of cls: AnyClass) -> Method? {
        state.withLock { state in
            index(&state)
            return search(state.types, selector.name, from: cls)
        }
    }

    private func search(
        _ tables: [ObjectIdentifier: [String: Method]], _ name: String, from cls: AnyClass,
        replaced: [ObjectIdentifier: [String: Implementation]] = [:]
    ) -> Method? {
        var next: AnyClass? = cls
        while let cls = next {
            if let other = replaced[ObjectIdentifier(cls)]?[name] { return Method(selector: Selector(name), other) }
            if let method = tables[ObjectIdentifier(cls)]?[name] { return method }
            next = superclass(of: cls)
        }
        return nil
    }

    private func index(_ state: inout State) {
        guard !state.pending.isEmpty else { return }
        for record in state.pending {
            switch record.owner {
            case .instances(let type): add(record, to: &state.instances, type())
            case .type(let type): add(record, to: &state.types, type())
            case .texts(let type): add(record, to: &state.texts, type())
            case .matching: state.matching.append(record)
            }
        }
        state.pending.removeAll()
        state.answers.removeAll()
    }

    private func add(_ record: Record, to tables: inout [ObjectIdentifier: [String: Method]], _ cls: AnyClass) {
        for (number, name) in record.names.enumerated() {
            tables[ObjectIdentifier(cls), default: [:]][name] = Method(
                selector: Selector(name), index: number, call: record.call)
        }
    }
}

extension ObjCClassRegistry.Record {
    var names: [String] {
        switch selectors {
        case .text(let text): "\(text)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case .list(let list): list()
        }
    }
}
