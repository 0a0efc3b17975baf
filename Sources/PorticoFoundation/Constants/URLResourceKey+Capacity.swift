import Foundation

// Nothing on Linux's volumes is thrown away to make room, so the three capacities are one, and their keys are one key (DEV-755).

extension URLResourceKey {
    /// The room in bytes that the volume has for what the person asked for.
    public static let volumeAvailableCapacityForImportantUsageKey: URLResourceKey = .volumeAvailableCapacityKey
    /// The room in bytes that the volume has for what could be left out.
    public static let volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey = .volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The room in bytes that the volume has for what the person asked for; nil where its key wasn't asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
    /// The room in bytes that the volume has for what could be left out; nil where its key wasn't asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
}
