import Foundation
import UIKit

/// The app, as far as it hears: whether a person lets it.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether a person lets the app hear.
    public enum RecordPermission: Int, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    /// The app that runs.
    public static let shared = AVAudioApplication()
    private override init() { super.init() }

    /// Whether a person lets it hear.
    public var recordPermission: RecordPermission {
        switch AVAudioSession.sharedInstance().recordPermission {
        case .granted: .granted
        case .denied: .denied
        default: .undetermined
        }
    }
    /// Asks, the first time. Info.plist has to say what for (`NSMicrophoneUsageDescription`).
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }
    /// As `requestRecordPermission(completionHandler:)`.
    @discardableResult
    public class func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { continuation in
            requestRecordPermission { continuation.resume(returning: $0) }
        }
    }
}
