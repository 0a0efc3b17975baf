import Foundation
import PorticoFoundation

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public var kCMPersistentTrackID_Invalid: CMPersistentTrackID { 0 }
/// The code of four letters of how pictures are written.
public typealias CMVideoCodecType = UInt32
/// The code of four letters of what kind a medium is.
public typealias CMMediaType = UInt32

private func code(_ text: StaticString) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(text.utf8Start[$1]) }
}

/// H.264.
public var kCMVideoCodecType_H264: CMVideoCodecType { code("avc1") }
/// HEVC.
public var kCMVideoCodecType_HEVC: CMVideoCodecType { code("hvc1") }
/// HEVC with a separate layer of light.
public var kCMVideoCodecType_DolbyVisionHEVC: CMVideoCodecType { code("dvh1") }
/// VP9.
public var kCMVideoCodecType_VP9: CMVideoCodecType { code("vp09") }
/// AV1.
public var kCMVideoCodecType_AV1: CMVideoCodecType { code("av01") }
/// Pictures that move.
public var kCMMediaType_Video: CMMediaType { code("vide") }
/// Sounds.
public var kCMMediaType_Audio: CMMediaType { code("soun") }

/// The size of a picture, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    /// None.
    public init() { (width, height) = (0, 0) }
    /// A width and a height.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// How a part of one time line becomes a part of another: at another place, and slower or faster.
public struct CMTimeMapping: Hashable, Sendable {
    /// The part that is taken; invalid where nothing is.
    public var source: CMTimeRange
    /// The part that it becomes.
    public var target: CMTimeRange
    /// Nothing that becomes nothing.
    public init() { (source, target) = (.invalid, .invalid) }
    /// A part, and what it becomes.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

/// A piece of a medium. None is made here: nothing is captured or decoded (DEV-1098).
public final class CMSampleBuffer: @unchecked Sendable {
    init() {}
    /// When it is shown.
    public var presentationTimeStamp: CMTime { .invalid }
    /// For how long.
    public var duration: CMTime { .invalid }
    /// Whether it can be read.
    public var isValid: Bool { false }
}

/// How a medium is written.
public class CMFormatDescription: @unchecked Sendable {
    package init() {}
    /// The size of its pictures.
    public var dimensions: CMVideoDimensions { CMVideoDimensions() }
}

/// The size of the pictures that a description is of, in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}

/// The description of a medium of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// When a piece is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
