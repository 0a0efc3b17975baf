import CNetworking
import Foundation
import FoundationNetworking
@_spi(Reflection) import Swift

/// Makes the metrics of one request. Foundation has no initialiser for them that anybody may call: an object is allocated, and each of its
/// stored properties gets its first value.
enum TransactionMetrics {
    /// - Returns: nil with a Foundation that stores what isn't known here.
    static func makeMetrics(of request: URLRequest) -> URLSessionTaskTransactionMetrics? {
        let type = URLSessionTaskTransactionMetrics.self
        var values: [(offset: Int, kind: any FirstValue.Type)] = []
        var places: [Int] = []
        let isKnown = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, kind, _ in
            if kind == URLRequest.self {
                places.append(offset)
            } else if let kind = kind as? any FirstValue.Type {
                values.append((offset, kind))
            } else {
                return false
            }
            return true
        }
        guard isKnown, places.count == 1,
            let object = portico_allocate(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
        else { return nil }
        for (offset, kind) in values { kind.initializeFirstValue(at: object + offset) }
        (object + places[0]).initializeMemory(as: URLRequest.self, to: request)
        return Unmanaged<URLSessionTaskTransactionMetrics>.fromOpaque(object).takeRetainedValue()
    }
}

/// A type of a stored property whose value before anything is known is nothing, zero or unknown.
private protocol FirstValue {
    static var first: Self { get }
}

extension FirstValue {
    fileprivate static func initializeFirstValue(at pointer: UnsafeMutableRawPointer) {
        pointer.initializeMemory(as: Self.self, to: first)
    }
}

extension Optional: FirstValue {
    fileprivate static var first: Wrapped? { nil }
}
extension Int64: FirstValue {
    fileprivate static var first: Int64 { 0 }
}
extension Bool: FirstValue {
    fileprivate static var first: Bool { false }
}
extension URLSessionTaskMetrics.ResourceFetchType: FirstValue {
    fileprivate static var first: Self { .unknown }
}
extension URLSessionTaskMetrics.DomainResolutionProtocol: FirstValue {
    fileprivate static var first: Self { .unknown }
}
