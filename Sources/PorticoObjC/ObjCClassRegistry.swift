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

        package func invoke(_ receiver: AnyObject, _ values: [Any?]) -> Any? {
            call(receiver, index, _PorticoArguments(values: values, receiver: receiver, selector: selector))
        }
    }

    struct Record: Sendable {
        /// The selectors, joined by newlines; the position is the method's number.
        let selectors: StaticString
        let owner: Owner
        let call: Call

        enum Owner: Sendable {
            case instances(@Sendable () -> AnyClass)
            case type(@Sendable () -> AnyClass)
            /// A generic class has no one class object: an instance says whether it is one.
            case matching(@Sendable (AnyObject) -> Bool)
        }
    }

    private struct State {
        var pending: [Record] = []
        var pendingNames: [(StaticString, @Sendable () -> AnyClass)] = []
        var instances: [ObjectIdentifier: [String: Method]] = [:]
        var types: [ObjectIdentifier: [String: Method]] = [:]
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
        append(Record(selectors: selectors, owner: .instances { cls }, call: call))
    }

    /// The method that `object` runs for `selector`: its class's, or the nearest ancestor's. `object` may be a class.
    package func method(_ selector: Selector, of object: AnyObject) -> Method? {
        if let cls = object as? AnyClass, object is AnyClass { return typeMethod(selector, of: cls) }
        let cls: AnyClass = type(of: object)
        let id = ObjectIdentifier(cls)
        return state.withLock { state in
            index(&state)
            if let known = state.answers[id]?[selector.name] { return known }
            var found = search(state.instances, selector.name, from: cls)
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

    private func typeMethod(_ selector: Selector, of cls: AnyClass) -> Method? {
        state.withLock { state in
            index(&state)
            return search(state.types, selector.name, from: cls)
        }
    }

    private func search(_ tables: [ObjectIdentifier: [String: Method]], _ name: String, from cls: AnyClass) -> Method? {
        var next: AnyClass? = cls
        while let cls = next {
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
        "\(selectors)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
