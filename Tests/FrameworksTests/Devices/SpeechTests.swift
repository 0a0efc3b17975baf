import Speech
import XCTest

/// A device whose dictation is off (DEV-1325).
final class SpeechTests: XCTestCase, @unchecked Sendable {
    private final class Hearer: SFSpeechRecognitionTaskDelegate {
        let ended = XCTestExpectation(description: "the task ends")
        nonisolated(unsafe) var successes: [Bool] = []
        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
            successes.append(successfully)
            ended.fulfill()
        }
        func speechRecognitionTask(
            _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
        ) { XCTFail("nothing is recognised") }
    }

    func testThePermissionIsRestricted() {
        XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .restricted)
        let told = expectation(description: "told")
        SFSpeechRecognizer.requestAuthorization { status in
            XCTAssertEqual(status, .restricted)
            told.fulfill()
        }
        wait(for: [told], timeout: 10)
        XCTAssertTrue(SFSpeechRecognizer.supportedLocales().isEmpty)
    }

    func testATaskEndsWithAnError() throws {
        let recognizer = try XCTUnwrap(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        XCTAssertFalse(recognizer.isAvailable)
        XCTAssertFalse(recognizer.supportsOnDeviceRecognition)
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.append(try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: request.nativeAudioFormat, frameCapacity: 8)))
        request.endAudio()
        let told = expectation(description: "told once")
        let task = recognizer.recognitionTask(with: request) { result, error in
            XCTAssertNil(result)
            XCTAssertEqual((error as NSError?)?.domain, "kLSRErrorDomain")
            told.fulfill()
        }
        XCTAssertEqual(task.state, .starting)
        wait(for: [told], timeout: 10)
        XCTAssertEqual(task.state, .completed)
        XCTAssertNotNil(task.error)
    }

    func testADelegateIsToldAndACancelledTaskTellsNobody() throws {
        let recognizer = SFSpeechRecognizer()
        let (hearer, other) = (Hearer(), Hearer())
        let file = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/a.wav"))
        recognizer.recognitionTask(with: file, delegate: other).cancel()
        recognizer.recognitionTask(with: file, delegate: hearer)
        wait(for: [hearer.ended], timeout: 10)
        XCTAssertEqual(hearer.successes, [false])
        XCTAssertEqual(other.successes, [])
    }
}
