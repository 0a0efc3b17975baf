import Foundation

extension NSNotification.Name {
    /// A camera sees another thing. Never posted (DEV-1098).
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// A camera or a microphone has been connected. Never posted (DEV-1098).
    public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
    /// A camera or a microphone has been disconnected. Never posted (DEV-1098).
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
    /// A session runs. Never posted (DEV-1098).
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    /// A session has ended. Never posted (DEV-1098).
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// A session failed. Never posted (DEV-1098).
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Another app took a session's devices. Never posted (DEV-1098).
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// A session has its devices again. Never posted (DEV-1098).
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

/// In a notification of a session: its error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// In a notification of a session: the number of an `AVCaptureSession.InterruptionReason`.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension AVCaptureSession {
    /// The reason for which a session has lost its devices.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient = 2
        case videoDeviceInUseByAnotherClient = 3
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }
    /// Whether it could go on beside other apps: no device is there.
    public var isMultitaskingCameraAccessSupported: Bool { false }
    /// Whether it goes on beside other apps: no device is there.
    public var isMultitaskingCameraAccessEnabled: Bool {
        get { false }
        set {}
    }
}
