import CoreGraphics
import CoreMedia
import Foundation

/// A value that can be loaded of a medium or a track, whatever its type.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A value that can be loaded of a medium or a track: `try await asset.load(.duration)`.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    private let value: @Sendable (Root) throws -> Value

    init(_ value: @escaping @Sendable (Root) throws -> Value) {
        self.value = value
        super.init()
    }

    /// Reads the value once the medium is loaded.
    func readValue(of root: Root) async throws -> Value {
        if let asset = root as? AVAsset { await asset.loadMedium() }
        return try value(root)
    }
}

/// A medium or a part of one, whose properties are loaded before they are read.
public protocol AVAsynchronousKeyValueLoading: AnyObject, Sendable {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    /// Loads a property. Throws where nothing here reads the medium.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        try await property.readValue(of: self)
    }
    /// Loads two properties.
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) { (try await propertyA.readValue(of: self), try await propertyB.readValue(of: self)) }
    /// Loads three properties.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        (
            try await propertyA.readValue(of: self), try await propertyB.readValue(of: self),
            try await propertyC.readValue(of: self)
        )
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    private static func property<T>(_ value: @escaping @Sendable (Root) -> T) -> AVAsyncProperty<Root, T> {
        AVAsyncProperty { asset in
            if let error = asset.error { throw error }
            return value(asset)
        }
    }
    /// The length.
    public static var duration: AVAsyncProperty<Root, CMTime> { property { $0.duration } }
    /// Its tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { property { $0.readTracks } }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
    /// Whether it can be written anew.
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isExportable } }
    /// Whether it is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { property { $0.hasProtectedContent } }
    /// The words that are said about it.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { property { $0.metadata } }
    /// The words that are said about it by common keys.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { property { $0.commonMetadata } }
    /// The turn of its pictures.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        property { $0.preferredTransform }
    }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// When in the medium it begins, and how long it lasts.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
    /// The size of its pictures.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
    /// The turn of its pictures.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty { $0.preferredTransform }
    }
    /// The number of pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.nominalFrameRate } }
    /// The number of parts that a second has in its times.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty { $0.naturalTimeScale } }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// Its content as a text.
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty { $0.stringValue } }
    /// Its content as bytes.
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty { $0.dataValue } }
    /// Its content as a number.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty { $0.numberValue } }
    /// Its content as a date.
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty { $0.dateValue } }
    /// Its content, whatever it is.
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
        AVAsyncProperty { $0.value }
    }
}
