import CoreMedia
import Foundation

/// Hears of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// It has begun.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// It is over, or couldn't begin.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Stands for a delegate without the method.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Records into a file. The session doesn't run: each recording fails (DEV-1098).
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// How long a recording may be; invalid, without an end, at first. Kept: nothing is recorded (DEV-1098).
    open var maxRecordedDuration = CMTime.invalid
    /// How large its file may be; 0, without an end, at first. Kept: nothing is recorded (DEV-1098).
    open var maxRecordedFileSize: Int64 = 0
    /// The room that has to stay free. Kept: nothing is recorded (DEV-1098).
    open var minFreeDiskSpaceLimit: Int64 = 0
    /// Whether something is recorded: no.
    open var isRecording: Bool { false }
    /// The file of a recording: none.
    open var outputFileURL: URL? { nil }
    /// The length of a recording: none.
    open var recordedDuration: CMTime { .zero }
    /// The size of a recording's file: none.
    open var recordedFileSize: Int64 { 0 }

    /// Would record. The delegate is called on the main thread, with an error.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async { [self] in
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: connections, error: AVError(.sessionNotRunning))
        }
    }
    /// Would end it.
    open func stopRecording() {}
}

/// Records a film. The session doesn't run: each recording fails (DEV-1098).
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// The time after which a film is made whole. Kept: nothing is recorded (DEV-1098).
    open var movieFragmentInterval = CMTime(seconds: 10, preferredTimescale: 1)
    /// The ways to write films: none.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public override init() { super.init() }
    /// The settings of a film: none.
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    /// Would say how a film is written: nothing is recorded (DEV-1098).
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

/// Hears of pictures, one by one.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// There is one.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// One came too late.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Stands for a delegate without the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Stands for a delegate without the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
