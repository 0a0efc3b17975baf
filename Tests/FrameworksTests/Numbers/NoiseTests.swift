import GameplayKit
import NaturalLanguage
import XCTest

/// Noise that repeats by a seed (DEV-1099), and its maps.
final class NoiseTests: XCTestCase {
    private func map(_ source: GKNoiseSource, seamless: Bool = false) -> GKNoiseMap {
        GKNoiseMap(GKNoise(source), size: [4, 4], origin: [0, 0], sampleCount: [20, 20], seamless: seamless)
    }
    private func values(_ map: GKNoiseMap) -> [Float] {
        (0..<map.sampleCount.y).flatMap { y in (0..<map.sampleCount.x).map { x in map.value(at: [x, y]) } }
    }

    func testASeedRepeats() {
        let makers: [(Int32) -> GKNoiseSource] = [
            { GKPerlinNoiseSource(frequency: 1, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: $0) },
            { GKBillowNoiseSource(frequency: 1, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: $0) },
            { GKRidgedNoiseSource(frequency: 1, octaveCount: 3, lacunarity: 2, seed: $0) },
            { GKVoronoiNoiseSource(frequency: 1, displacement: 1, distanceEnabled: true, seed: $0) },
        ]
        for make in makers {
            let first = values(map(make(5)))
            XCTAssertEqual(first, values(map(make(5))))
            XCTAssertNotEqual(first, values(map(make(6))))
            XCTAssertTrue(first.allSatisfy { (-1...1).contains($0) })
            XCTAssertGreaterThan(Set(first).count, 5)
        }
    }

    func testSmoothNoiseHasNoSteps() {
        let noise = GKNoise(GKPerlinNoiseSource(frequency: 1, octaveCount: 1, persistence: 0.5, lacunarity: 2, seed: 1))
        for step in 0..<200 {
            let place = Float(step) / 50
            let (here, next) = (noise.value(atPosition: [place, 0.3]), noise.value(atPosition: [place + 0.001, 0.3]))
            XCTAssertEqual(here, next, accuracy: 0.02)
        }
    }

    func testShapesThatAreKnown() {
        let constant = GKNoise(GKConstantNoiseSource(value: 0.5))
        XCTAssertEqual(constant.value(atPosition: [3, 4]), 0.5)
        let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
        XCTAssertEqual(board.value(atPosition: [0.5, 0.5]), -board.value(atPosition: [1.5, 0.5]))
        XCTAssertEqual(board.value(atPosition: [0.5, 0.5]), board.value(atPosition: [1.5, 1.5]))
    }

    func testFieldsAreChangedAndJoined() {
        func noise(_ value: Double) -> GKNoise { GKNoise(GKConstantNoiseSource(value: value)) }
        let first = noise(-0.5)
        first.applyAbsoluteValue()
        first.add(noise(0.25))
        XCTAssertEqual(first.value(atPosition: [0, 0]), 0.75)
        first.invert()
        XCTAssertEqual(first.value(atPosition: [0, 0]), -0.75)
        first.clamp(lowerBound: -0.5, upperBound: 0.5)
        XCTAssertEqual(first.value(atPosition: [0, 0]), -0.5)
        first.maximum(noise(0.1))
        XCTAssertEqual(first.value(atPosition: [0, 0]), 0.1, accuracy: 1e-6)
        first.remapValues(toCurveWithControlPoints: [-1: 0, 1: 1])
        XCTAssertEqual(first.value(atPosition: [0, 0]), 0.55, accuracy: 1e-6)
        let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
        let before = board.value(atPosition: [0.5, 0.5])
        board.move(by: [1, 0, 0])
        XCTAssertEqual(board.value(atPosition: [0.5, 0.5]), -before)
    }

    func testMapsHaveTheirValues() {
        let map = GKNoiseMap(
            GKNoise(GKConstantNoiseSource(value: 0.25)), size: [1, 1], origin: [0, 0], sampleCount: [3, 2],
            seamless: true)
        XCTAssertTrue(map.isSeamless)
        XCTAssertEqual(map.value(at: [2, 1]), 0.25)
        XCTAssertEqual(map.value(at: [3, 0]), 0, "beside it")
        map.setValue(0.75, at: [1, 0])
        XCTAssertEqual(map.value(at: [1, 0]), 0.75)
        XCTAssertEqual(map.interpolatedValue(at: [0.5, 0]), 0.5, accuracy: 1e-6)
        XCTAssertEqual(GKNoiseMap().sampleCount, [100, 100])
    }

    /// There are no models (DEV-1412).
    func testNoLanguageHasAnEmbedding() {
        XCTAssertNil(NLEmbedding.wordEmbedding(for: .english))
        XCTAssertNil(NLEmbedding.sentenceEmbedding(for: .english))
        XCTAssertTrue(NLEmbedding.supportedRevisions(for: .english).isEmpty)
    }
}
