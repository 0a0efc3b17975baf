import Foundation

/// Hears what flows through a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine, which sounds flow through.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that it is attached to.
    public internal(set) weak var engine: AVAudioEngine?
    /// The format of what leaves it; set by a connection.
    final var outputFormat: AVAudioFormat
    /// The format of what comes in; set by a connection.
    final var inputFormat: AVAudioFormat

    override init() {
        (outputFormat, inputFormat) = (.speakers, .speakers)
        super.init()
    }

    /// The number of its inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of its outputs.
    open var numberOfOutputs: Int { 1 }
    /// The format of what comes into an input.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { inputFormat }
    /// The format of what leaves an output.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat }
    /// Has a block hear what leaves the node. Never called: nothing is rendered (DEV-1323).
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Has the block hear no more.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// When it was rendered last: never (DEV-1323).
    open var lastRenderTime: AVAudioTime? { nil }
    /// Forgets what it has rendered.
    open func reset() {}
}

extension AVAudioFormat {
    /// The device's speakers: 44,100 Hz, two channels.
    static let speakers = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
}

/// What is mixed: how loud it is, and where.
public protocol AVAudioMixing: NSObjectProtocol {
    /// How loud, from 0 to 1; 1 by default.
    var volume: Float { get set }
    /// From -1, left, to 1, right; 0 by default.
    var pan: Float { get set }
}

/// Mixes what comes in.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// The volume of what leaves it, from 0 to 1. Kept: nothing is heard (DEV-1323).
    open var outputVolume: Float = 1
    /// The volume in what it flows into. Kept: nothing is heard (DEV-1323).
    open var volume: Float = 1
    /// The place in what it flows into. Kept: nothing is heard (DEV-1323).
    open var pan: Float = 0
    public override init() { super.init() }
    /// An input that nothing flows into.
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.inputCount(of: self) ?? 0 }
}

/// The way in or out of an engine.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}

/// The speakers. Nothing is heard (DEV-1323).
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
    open override var numberOfOutputs: Int { 0 }
}

/// The microphone: the device has none, and its format has no channels and no rate (DEV-1323).
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
    override init() {
        super.init()
        (inputFormat, outputFormat) = (.nothing, .nothing)
    }
    open override var numberOfInputs: Int { 0 }
}
