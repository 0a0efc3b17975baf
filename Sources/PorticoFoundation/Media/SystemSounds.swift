import Foundation
import Synchronization

/// The number of a sound: one of the system's, or one that `AudioServicesCreateSystemSoundID` gave.
public typealias SystemSoundID = UInt32

/// Stands for vibration where a sound is asked for; the device has no motor.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The call succeeded: 0.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such sound.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
/// The call failed for another reason, such as a file that can't be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that an app has made of files, by their numbers.
private enum SystemSounds {
    // Behind the numbers of the system's own sounds, which go up to 4095.
    static let table = Mutex<(next: SystemSoundID, known: Set<SystemSoundID>)>((5000, []))
}

/// Gives a file a number by which it is played. The device has no loudspeaker: nothing is heard.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: inFileURL.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = SystemSounds.table.withLock { table in
        table.next += 1
        table.known.insert(table.next)
        return table.next
    }
    return kAudioServicesNoError
}

/// Forgets a sound that the app has made; `kAudioServicesBadSystemSoundIDError` for any other number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    let known = SystemSounds.table.withLock { $0.known.remove(inSystemSoundID) != nil }
    return known ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a short sound, or lets the device vibrate: it has neither loudspeaker nor motor.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// The same, and a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound and calls the block when it has ended: a silent one ends at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    guard let inCompletionBlock else { return }
    DispatchQueue.main.async(execute: inCompletionBlock)
}

/// Plays a sound with a vibration and calls the block on the main queue; a silent one ends at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
