@_spi(Reflection) import Swift
import Foundation
import UIKitValues

/// Tells whether two values of a view are the same, by bytes first: equal bits are equal values.
///
/// If the bits differ, a plan made once a type decides: strings and `Equatable` fields by `==`, references and closures by identity,
/// optionals and arrays by their elements, the rest by bytes. It may say "different" for equal values, never the other way round.
package enum ValueComparison {
    package static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { left in
            withUnsafePointer(to: b) { areEqual(left, $0, ComparisonPlan.plan(for: T.self)) }
        }
    }

    /// - Parameter plan: asked for only where the bytes differ.
    static func areEqual<T>(
        _ left: UnsafePointer<T>, _ right: UnsafePointer<T>, _ plan: @autoclosure () -> ComparisonPlan
    ) -> Bool {
        memcmp(left, right, MemoryLayout<T>.size) == 0
            || plan().areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
    }
}

/// How values of one type are compared when their bits differ.
indirect enum ComparisonPlan {
    case bytes(Int)
    case string
    case closure
    case predicate((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case existential
    case fields([(offset: Int, plan: ComparisonPlan)])

    private static let cache = AnyThread<[ObjectIdentifier: ComparisonPlan]>([:])
    private static let lock = NSRecursiveLock()

    static func plan(for type: Any.Type) -> ComparisonPlan {
        lock.withLock {
            if let known = cache.value[ObjectIdentifier(type)] { return known }
            let made = make(type)
            cache.value[ObjectIdentifier(type)] = made
            return made
        }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch self {
        case .bytes(let count): return memcmp(a, b, count) == 0
        case .closure: return memcmp(a, b, 16) == 0
        case .string:
            return memcmp(a, b, 16) == 0
                || a.assumingMemoryBound(to: String.self).pointee == b.assumingMemoryBound(to: String.self).pointee
        case .predicate(let areEqual): return areEqual(a, b)
        case .fields(let fields):
            for field in fields where !field.plan.areEqual(a + field.offset, b + field.offset) { return false }
            return true
        case .existential:
            func left<T>(_ x: T) -> Bool {
                func right<U>(_ y: U) -> Bool {
                    guard T.self == U.self else { return false }
                    return ValueComparison.areEqual(x, unsafeBitCast(y, to: T.self))
                }
                return _openExistential(b.assumingMemoryBound(to: Any.self).pointee, do: right)
            }
            // `Any` is the beginning of every opaque existential.
            return _openExistential(a.assumingMemoryBound(to: Any.self).pointee, do: left)
        }
    }

    private static func make(_ type: Any.Type) -> ComparisonPlan {
        let (size, isPlain) = _openExistential(type, do: measureType)
        if type == String.self { return .string }
        // By identity, and before Equatable: the field may be a weak or unowned one, which must not be loaded.
        if isReference(type) { return .bytes(size) }
        if let optional = type as? any OptionalPlanning.Type, isReference(optional.wrappedType) { return .bytes(size) }
        if let comparable = type as? any GraphComparable.Type { return bySameness(comparable) }
        if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
        if let planning = type as? any ElementPlanning.Type { return planning.comparisonPlan }
        switch TypeFields.kind(of: type) {
        case .structure, .tuple: return byFields(type, size: size, isPlain: isPlain)
        case .function: return .closure
        case .existential: return size >= 32 ? .existential : .bytes(size)
        default: return .bytes(size)
        }
    }

    private static func byEquality<T: Equatable>(_: T.Type) -> ComparisonPlan {
        .predicate { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static func bySameness<T: GraphComparable>(_: T.Type) -> ComparisonPlan {
        .predicate { T.areSame($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func byFields(_ type: Any.Type, size: Int, isPlain: Bool) -> ComparisonPlan {
        var fields: [(offset: Int, plan: ComparisonPlan)] = []
        var end = 0
        func add(_ offset: Int, _ plan: ComparisonPlan) {
            switch plan {
            case .fields(let inner): for field in inner { add(offset + field.offset, field.plan) }
            case .bytes(0): break
            case .bytes(let count):
                if let last = fields.last, case .bytes(let before) = last.plan, last.offset + before == offset {
                    fields[fields.count - 1].plan = .bytes(before + count)
                } else {
                    fields.append((offset, plan))
                }
            default: fields.append((offset, plan))
            }
        }
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            add(offset, plan(for: fieldType))
            end = offset + _openExistential(fieldType, do: measureType).size
            return true
        }
        // A struct of a built-in type has no fields that are told of.
        if fields.isEmpty { return .bytes(end == 0 && isPlain ? size : (isPlain ? end : size)) }
        return .fields(fields)
    }

    fileprivate static func isReference(_ type: Any.Type) -> Bool {
        if type is AnyClass { return true }
        return TypeFields.kind(of: type) == .existential && _openExistential(type, do: measureType).size < 32
    }
}

/// A type of this module that tells itself whether two values are the same for the graph.
protocol GraphComparable {
    static func areSame(_ a: Self, _ b: Self) -> Bool
}

private protocol OptionalPlanning { static var wrappedType: Any.Type { get } }
private protocol ElementPlanning { static var comparisonPlan: ComparisonPlan { get } }

extension Optional: OptionalPlanning, ElementPlanning {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }

    fileprivate static var comparisonPlan: ComparisonPlan {
        .predicate { a, b in
            switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
            case (nil, nil): true
            case (let x?, let y?): ValueComparison.areEqual(x, y)
            default: false
            }
        }
    }
}

extension Array: ElementPlanning {
    fileprivate static var comparisonPlan: ComparisonPlan {
        .predicate { a, b in
            let left = a.assumingMemoryBound(to: Self.self).pointee,
                right = b.assumingMemoryBound(to: Self.self).pointee
            return left.count == right.count && zip(left, right).allSatisfy { ValueComparison.areEqual($0, $1) }
        }
    }
}

/// A function of the file, not of the type: the compiler opens a type only for those.
private func measureType<T>(_: T.Type) -> (size: Int, isPlain: Bool) { (MemoryLayout<T>.size, _isPOD(T.self)) }
