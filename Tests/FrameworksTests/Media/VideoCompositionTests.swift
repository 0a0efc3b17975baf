import AVFoundation
import XCTest

/// How pictures of tracks are to become one: what an app says is kept, nothing is drawn (DEV-1098).
final class VideoCompositionTests: XCTestCase {
    func testACompositionIsCopied() throws {
        let composition = AVMutableVideoComposition()
        composition.renderSize = CGSize(width: 640, height: 480)
        composition.frameDuration = CMTime(value: 1, timescale: 30)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        instruction.layerInstructions = [AVMutableVideoCompositionLayerInstruction()]
        composition.instructions = [instruction]
        let copy = try XCTUnwrap(composition.copy() as? AVVideoComposition)
        composition.renderSize = .zero
        XCTAssertFalse(copy is AVMutableVideoComposition)
        XCTAssertEqual(copy.renderSize, CGSize(width: 640, height: 480))
        XCTAssertEqual(copy.instructions.first?.timeRange.duration.seconds, 2)
        XCTAssertEqual(copy.renderScale, 1)
    }

    func testALayersRampsAreFoundByTheirTimes() {
        let layer = AVMutableVideoCompositionLayerInstruction()
        func opacity(_ seconds: Double) -> [Float]? {
            var (start, end): (Float, Float) = (-1, -1)
            let time = CMTime(seconds: seconds, preferredTimescale: 600)
            let isFound = layer.getOpacityRamp(for: time, startOpacity: &start, endOpacity: &end, timeRange: nil)
            return isFound ? [start, end] : nil
        }
        XCTAssertNil(opacity(1))
        let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 1, timescale: 1))
        layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range)
        layer.setOpacity(0.5, at: .zero)
        XCTAssertEqual(opacity(1), [0.5, 0.5])
        XCTAssertEqual(opacity(2.5), [1, 0])
        XCTAssertEqual(opacity(9), [1, 0])
        layer.setTransform(CGAffineTransform(scaleX: 2, y: 2), at: .zero)
        var transform = CGAffineTransform.identity
        XCTAssertTrue(layer.getTransformRamp(for: .zero, start: &transform, end: nil, timeRange: nil))
        XCTAssertEqual(transform.a, 2)
    }
}
