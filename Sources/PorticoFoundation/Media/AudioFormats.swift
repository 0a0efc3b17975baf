import Foundation

/// The number of a format of sounds: four letters.
public typealias AudioFormatID = UInt32
/// The number of a type of files of sounds: four letters.
public typealias AudioFileTypeID = UInt32

/// Plain samples.
public var kAudioFormatLinearPCM: AudioFormatID { 0x6c70_636d }
/// AAC.
public var kAudioFormatMPEG4AAC: AudioFormatID { 0x6161_6320 }
/// AAC with a band that is made up.
public var kAudioFormatMPEG4AAC_HE: AudioFormatID { 0x6161_6368 }
/// MP3.
public var kAudioFormatMPEGLayer3: AudioFormatID { 0x2e6d_7033 }
/// Apple's format that loses nothing.
public var kAudioFormatAppleLossless: AudioFormatID { 0x616c_6163 }
/// Apple's format that makes a quarter of the samples.
public var kAudioFormatAppleIMA4: AudioFormatID { 0x696d_6134 }
/// The telephone's format of Europe.
public var kAudioFormatALaw: AudioFormatID { 0x616c_6177 }
/// The telephone's format of America.
public var kAudioFormatULaw: AudioFormatID { 0x756c_6177 }
/// iLBC.
public var kAudioFormatiLBC: AudioFormatID { 0x696c_6263 }
/// FLAC.
public var kAudioFormatFLAC: AudioFormatID { 0x666c_6163 }
/// Opus.
public var kAudioFormatOpus: AudioFormatID { 0x6f70_7573 }

/// A file of WAVE.
public var kAudioFileWAVEType: AudioFileTypeID { 0x5741_5645 }
/// A file of AIFF.
public var kAudioFileAIFFType: AudioFileTypeID { 0x4149_4646 }
/// A file of CAF.
public var kAudioFileCAFType: AudioFileTypeID { 0x6361_6666 }
/// A file of MP3.
public var kAudioFileMP3Type: AudioFileTypeID { 0x4d50_4733 }
/// A file of MPEG-4 with sound alone.
public var kAudioFileM4AType: AudioFileTypeID { 0x6d34_6166 }
/// A stream of AAC.
public var kAudioFileAAC_ADTSType: AudioFileTypeID { 0x6164_7473 }
