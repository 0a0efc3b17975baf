import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore

/// An instruction says what the pictures of a composition are made of for a time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The time that it is for.
    var timeRange: CMTimeRange { get }
    /// Whether layers are drawn over the pictures.
    var enablePostProcessing: Bool { get }
}

/// A composition says how pictures of several tracks become one. Nothing here decodes or encodes pictures (DEV-1098): it keeps what an app says.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var ownDuration = CMTime.invalid, ownSize = CGSize.zero, ownScale: Float = 1
    fileprivate var ownInstructions: [any AVVideoCompositionInstructionProtocol] = []
    fileprivate var ownTool: AVVideoCompositionCoreAnimationTool?

    /// A composition without instructions.
    public override init() { super.init() }
    /// One that shows a medium's pictures one after the other, in their size.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        let films = asset.readTracks.filter { $0.mediaType == .video }
        instruction.layerInstructions = films.map { AVMutableVideoCompositionLayerInstruction(assetTrack: $0) }
        (ownSize, ownDuration) = (films.first?.naturalSize ?? .zero, CMTime(value: 1, timescale: 30))
        ownInstructions = [instruction]
    }

    /// The time that each picture is shown.
    open var frameDuration: CMTime { ownDuration }
    /// The size of the pictures.
    open var renderSize: CGSize { ownSize }
    /// The factor by which they are larger; 1 at first.
    open var renderScale: Float { ownScale }
    /// What the pictures are made of, one time after the other.
    open var instructions: [any AVVideoCompositionInstructionProtocol] { ownInstructions }
    /// Draws layers into the pictures.
    open var animationTool: AVVideoCompositionCoreAnimationTool? { ownTool }

    fileprivate func copyValues(to copy: AVVideoComposition) -> AVVideoComposition {
        (copy.ownDuration, copy.ownSize, copy.ownScale) = (frameDuration, renderSize, renderScale)
        (copy.ownInstructions, copy.ownTool) = (instructions, animationTool)
        return copy
    }
    /// One that doesn't change any more.
    open func copy(with zone: NSZone? = nil) -> Any { copyValues(to: AVVideoComposition()) }
    /// One that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copyValues(to: AVMutableVideoComposition()) }
}

/// A composition that can be changed.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open override var frameDuration: CMTime {
        get { ownDuration }
        set { ownDuration = newValue }
    }
    open override var renderSize: CGSize {
        get { ownSize }
        set { ownSize = newValue }
    }
    open override var renderScale: Float {
        get { ownScale }
        set { ownScale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { ownInstructions }
        set { ownInstructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { ownTool }
        set { ownTool = newValue }
    }
}

/// The layers of tracks that make the pictures of a time, the front one first.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    fileprivate var ownRange = CMTimeRange.invalid, ownLayers: [AVVideoCompositionLayerInstruction] = []
    fileprivate var ownColor: CGColor?, isPostProcessed = true
    public override init() { super.init() }
    /// The time that it is for; invalid at first.
    open var timeRange: CMTimeRange { ownRange }
    /// The layers.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { ownLayers }
    /// The colour behind them; nil: black.
    open var backgroundColor: CGColor? { ownColor }
    /// Whether the animation tool draws into the pictures; true at first.
    open var enablePostProcessing: Bool { isPostProcessed }
}

/// The layers of tracks that make the pictures of a time, to be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open override var timeRange: CMTimeRange {
        get { ownRange }
        set { ownRange = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { ownLayers }
        set { ownLayers = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { ownColor }
        set { ownColor = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { isPostProcessed }
        set { isPostProcessed = newValue }
    }
}

/// Draws layers into the pictures of a composition. Nothing here draws them (DEV-1098).
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    dynamic override init() { super.init() }
    /// The pictures stand in one layer, among the animations of another one.
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
    /// The pictures stand in several layers, among the animations of another one.
    public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        self.init()
    }
    /// A layer is a track of its own.
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }
}
