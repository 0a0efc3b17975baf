import Foundation

// What changes sounds on their way. Nothing is rendered: what an app sets is kept, and nothing sounds other (DEV-1335).

/// A node that changes what flows through it.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// Its name.
    open var name: String { String(describing: Self.self) }
    /// It says who has made it.
    open var manufacturerName: String { "Portico" }
}

/// Changes sounds, as long as it isn't passed by.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sounds pass it by. Kept (DEV-1335); false by default.
    open var bypass = false
}

/// Changes how long sounds are.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sounds pass it by. Kept (DEV-1335); false by default.
    open var bypass = false
}

/// Changes the speed of sounds, and how high they are, one without the other.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// How fast, from 1/32 to 32. Kept (DEV-1335); 1 by default.
    open var rate: Float = 1
    /// How much higher, in hundredths of a semitone, from -2400 to 2400. Kept (DEV-1335); 0 by default.
    open var pitch: Float = 0
    /// How much pieces overlap, from 3 to 32. Kept (DEV-1335); 8 by default.
    open var overlap: Float = 8
    public override init() { super.init() }
}

/// Changes the speed of sounds, and how high they are with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// How fast, from 0.25 to 4. Kept (DEV-1335); 1 by default.
    open var rate: Float = 1
    public override init() { super.init() }
}

/// The room that is heard.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom = 1
    case largeRoom = 2
    case mediumHall = 3
    case largeHall = 4
    case plate = 5
    case mediumChamber = 6
    case largeChamber = 7
    case cathedral = 8
    case largeRoom2 = 9
    case mediumHall2 = 10
    case mediumHall3 = 11
    case largeHall2 = 12
}

/// Sounds as in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    private var preset = AVAudioUnitReverbPreset.mediumHall
    /// How much of the room is heard, in percent. Kept (DEV-1335); 0 by default.
    open var wetDryMix: Float = 0
    public override init() { super.init() }
    /// Takes a room. Kept (DEV-1335).
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// Sounds with their echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// Seconds until the echo. Kept (DEV-1335); 1 by default.
    open var delayTime: TimeInterval = 1
    /// How much of the echo has an echo, in percent. Kept (DEV-1335); 50 by default.
    open var feedback: Float = 50
    /// Above how many Hertz the echo isn't heard. Kept (DEV-1335); 15000 by default.
    open var lowPassCutoff: Float = 15000
    /// How much of the echo is heard, in percent. Kept (DEV-1335); 100 by default.
    open var wetDryMix: Float = 100
    public override init() { super.init() }
}

/// It says how sounds are distorted.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0
    case drumsBufferBeats = 1
    case drumsLoFi = 2
    case multiBrokenSpeaker = 3
    case multiCellphoneConcert = 4
    case multiDecimated1 = 5
    case multiDecimated2 = 6
    case multiDecimated3 = 7
    case multiDecimated4 = 8
    case multiDistortedFunk = 9
    case multiDistortedCubed = 10
    case multiDistortedSquared = 11
    case multiEcho1 = 12
    case multiEcho2 = 13
    case multiEchoTight1 = 14
    case multiEchoTight2 = 15
    case multiEverythingIsBroken = 16
    case speechAlienChatter = 17
    case speechCosmicInterference = 18
    case speechGoldenPi = 19
    case speechRadioTower = 20
    case speechWaves = 21
}

/// Distorted sounds.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    private var preset = AVAudioUnitDistortionPreset.drumsBitBrush
    /// How much louder sounds come in, in decibels. Kept (DEV-1335); -6 by default.
    open var preGain: Float = -6
    /// How much of it is heard, in percent. Kept (DEV-1335); 50 by default.
    open var wetDryMix: Float = 50
    public override init() { super.init() }
    /// Takes a way. Kept (DEV-1335).
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { self.preset = preset }
}

/// It says what a band of an equaliser does.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass = 1
    case highPass = 2
    case resonantLowPass = 3
    case resonantHighPass = 4
    case bandPass = 5
    case bandStop = 6
    case lowShelf = 7
    case highShelf = 8
    case resonantLowShelf = 9
    case resonantHighShelf = 10
}

/// A band of an equaliser.
public final class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// It says what it does. Kept (DEV-1335); `parametric` by default.
    public var filterType = AVAudioUnitEQFilterType.parametric
    /// Around how many Hertz. Kept (DEV-1335).
    public var frequency: Float = 1000
    /// How wide, in octaves. Kept (DEV-1335).
    public var bandwidth: Float = 0.5
    /// How much louder, in decibels. Kept (DEV-1335); 0 by default.
    public var gain: Float = 0
    /// Whether sounds pass it by. Kept (DEV-1335); true by default.
    public var bypass = true
    override init() { super.init() }
}

/// Makes some heights of sounds louder than others.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is, in decibels. Kept (DEV-1335); 0 by default.
    open var globalGain: Float = 0
    /// So many bands.
    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
    public override init() {
        bands = [AVAudioUnitEQFilterParameters()]
        super.init()
    }
}
