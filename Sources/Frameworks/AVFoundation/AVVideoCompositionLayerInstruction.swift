import CoreGraphics
import CoreMedia
import Foundation

/// An instruction says how one track's pictures lie in those of a composition: what an app says of their place, their part and their opacity, over time.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, @unchecked Sendable {
    /// A value that goes over into another one in a time.
    struct Ramp<Value> {
        let start: Value, end: Value
        let range: CMTimeRange
    }
    fileprivate var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    fileprivate var transforms: [Ramp<CGAffineTransform>] = [], opacities: [Ramp<Float>] = [],
        parts: [Ramp<CGRect>] = []
    dynamic override init() { super.init() }

    /// The track.
    open var trackID: CMPersistentTrackID { track }

    /// The ramp that a time lies in, or the one before it, which holds on.
    private func ramp<Value>(_ ramps: [Ramp<Value>], at time: CMTime) -> Ramp<Value>? {
        ramps.last { $0.range.start <= time }
    }
    /// Gives the places from and to which the pictures move at a time; false where nothing was said.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramp(transforms, at: time) else { return false }
        startTransform?.pointee = found.start
        endTransform?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
    /// Gives the opacities of the pictures from and to at a time; false where nothing was said.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramp(opacities, at: time) else { return false }
        startOpacity?.pointee = found.start
        endOpacity?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
    /// Gives the parts of the pictures that are shown from and to at a time; false where nothing was said.
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
        endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramp(parts, at: time) else { return false }
        startCropRectangle?.pointee = found.start
        endCropRectangle?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }

    /// Another one that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableVideoCompositionLayerInstruction()
        (copy.track, copy.transforms, copy.opacities, copy.parts) = (track, transforms, opacities, parts)
        return copy
    }
}

/// An instruction that can be changed.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// For no track yet.
    public dynamic override init() { super.init() }
    /// For a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        self.track = track.trackID
    }

    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }

    private func adding<Value>(_ ramp: Ramp<Value>, to ramps: [Ramp<Value>]) -> [Ramp<Value>] {
        (ramps.filter { $0.range.start != ramp.range.start } + [ramp]).sorted { $0.range.start < $1.range.start }
    }
    /// The pictures lie so from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        setTransformRamp(
            fromStart: transform, toEnd: transform, timeRange: CMTimeRange(start: time, duration: .zero))
    }
    /// The pictures move from one place to another in a time.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {
        transforms = adding(Ramp(start: startTransform, end: endTransform, range: timeRange), to: transforms)
    }
    /// The pictures are so opaque from a time on.
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        setOpacityRamp(
            fromStartOpacity: opacity, toEndOpacity: opacity, timeRange: CMTimeRange(start: time, duration: .zero))
    }
    /// The pictures appear or vanish in a time.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {
        opacities = adding(Ramp(start: startOpacity, end: endOpacity, range: timeRange), to: opacities)
    }
    /// A part of the pictures is shown from a time on.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        setCropRectangleRamp(
            fromStartCropRectangle: cropRectangle, toEndCropRectangle: cropRectangle,
            timeRange: CMTimeRange(start: time, duration: .zero))
    }
    /// The part that is shown becomes another one in a time.
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) {
        parts = adding(Ramp(start: startCropRectangle, end: endCropRectangle, range: timeRange), to: parts)
    }
}
