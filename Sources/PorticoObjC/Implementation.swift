import Foundation
import Synchronization

/// The code of a method, which may be put in the place of another's: what an `IMP` stands for.
final class Implementation: @unchecked Sendable {
    /// Answers for a receiver and its arguments. Like any method it runs on whatever thread sends the message.
    let run: (AnyObject, [Any?]) -> Any?

    init(_ run: @escaping (AnyObject, [Any?]) -> Any?) { self.run = run }

    /// Argument `index` of what a block takes, the receiver being the first.
    static func argument<T>(_ index: Int, _ receiver: AnyObject, _ values: [Any?], as type: T.Type = T.self) -> T {
        let value = index == 0 ? receiver : index <= values.count ? values[index - 1] : nil
        if let converted = ValueConversion.convert(value, to: T.self) { return converted }
        fatalError("The block of an implementation takes \(T.self) where the method has \(value ?? "nil")")
    }

    /// What a method of this result answers.
    func callAsFunction<T>(_ receiver: AnyObject, _ values: [Any?]) -> T {
        let result = run(receiver, values)
        if T.self == Void.self { return () as! T }
        if let converted = ValueConversion.convert(result, to: T.self) { return converted }
        fatalError(
            "The implementation that a method was given returns \(result ?? "nil"); the method returns \(T.self)")
    }
}

/// What `Method` and `IMP` stand for, by their value: neither is an address that anything lies at.
final class MethodHandles: Sendable {
    static let shared = MethodHandles()

    private struct State {
        var methods: [(cls: AnyClass, selector: Selector)] = []
        var implementations: [Implementation] = []
    }

    private let state = Mutex(State())
    /// Above all addresses that a process has.
    private static let base = 0x7f00_0000_0000_0000

    func handle(_ cls: AnyClass, _ selector: Selector) -> Method? {
        state.withLock { state in
            let known = state.methods.firstIndex { $0.cls == cls && $0.selector == selector }
            if known == nil { state.methods.append((cls, selector)) }
            return Method(bitPattern: Self.base + (known ?? state.methods.count - 1))
        }
    }

    func handle(_ implementation: Implementation) -> IMP {
        state.withLock { state in
            let known = state.implementations.firstIndex { $0 === implementation }
            if known == nil { state.implementations.append(implementation) }
            return IMP(bitPattern: Self.base + (known ?? state.implementations.count - 1))!
        }
    }

    func method(_ handle: Method) -> (cls: AnyClass, selector: Selector)? {
        state.withLock { state in
            let index = Int(bitPattern: handle) - Self.base
            return state.methods.indices.contains(index) ? state.methods[index] : nil
        }
    }

    func implementation(_ handle: IMP) -> Implementation? {
        state.withLock { state in
            let index = Int(bitPattern: handle) - Self.base
            return state.implementations.indices.contains(index) ? state.implementations[index] : nil
        }
    }
}

/// What was put in the place of the text that a lowered method has in its class `owner`; nil when nothing was.
public func _porticoExchanged(_ object: AnyObject, _ owner: AnyClass, _ selector: StaticString) -> _PorticoExchanged? {
    ObjCClassRegistry.shared.replacement(of: "\(selector)", for: object, owner: owner).map {
        _PorticoExchanged(receiver: object, implementation: $0)
    }
}

/// A call of an exchanged method, as lowered code writes it: `other([a, b])`.
public struct _PorticoExchanged {
    let receiver: AnyObject
    let implementation: Implementation

    public func callAsFunction<T>(_ values: [Any?]) -> T { implementation(receiver, values) }
}
