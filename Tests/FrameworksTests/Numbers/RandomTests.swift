import GameplayKit
import XCTest

/// Chance that repeats by a seed (DEV-1099), and its distributions.
final class RandomTests: XCTestCase {
    private func draw(_ source: any GKRandom) -> [Int] { (0..<20).map { _ in source.nextInt(upperBound: 1000) } }

    func testASeedRepeats() {
        let makers: [() -> GKRandomSource] = [
            { GKMersenneTwisterRandomSource(seed: 7) }, { GKLinearCongruentialRandomSource(seed: 7) },
            { GKARC4RandomSource(seed: Data("seed".utf8)) }, { GKARC4RandomSource(seed: Data()) },
        ]
        for make in makers {
            let one = make()
            let first = draw(one)
            XCTAssertEqual(first, draw(make()))
            let copy = one.copy() as! GKRandomSource
            XCTAssertEqual(draw(one), draw(copy))
            XCTAssertNotEqual(first, draw(one))
            XCTAssertTrue(first.allSatisfy { (0..<1000).contains($0) })
        }
    }

    func testTheTwisterIsMatsumotosAndNishimuras() {
        // The first numbers of the reference for the seed 5489.
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        XCTAssertEqual(
            (0..<3).map { _ in UInt32(bitPattern: Int32(source.nextInt())) },
            [3_499_211_612, 581_869_302, 3_890_346_734])
    }

    func testBoundsThatMakeNoSenseGiveTheLowest() {
        XCTAssertEqual(GKRandomSource.sharedRandom().nextInt(upperBound: 0), 0)
        XCTAssertEqual(GKRandomSource.sharedRandom().nextInt(upperBound: -5), 0)
        XCTAssertEqual(GKRandomDistribution.d6().nextInt(upperBound: 1), 1)
        XCTAssertEqual(GKRandomDistribution(lowestValue: 5, highestValue: 1).nextInt(), 5)
    }

    func testShuffledNumbersAllCome() {
        let fair = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
        for _ in 0..<10 { XCTAssertEqual(Set((0..<6).map { _ in fair.nextInt() }), Set(1...6)) }
        XCTAssertEqual(GKShuffledDistribution.d20().highestValue, 20)
        XCTAssertTrue(GKShuffledDistribution.d6() as AnyObject is GKShuffledDistribution)
    }

    func testABellStaysWithinItsBounds() {
        let bell = GKGaussianDistribution(
            randomSource: GKMersenneTwisterRandomSource(seed: 2), lowestValue: 0, highestValue: 100)
        let drawn = (0..<500).map { _ in bell.nextInt() }
        XCTAssertTrue(drawn.allSatisfy { (0...100).contains($0) })
        XCTAssertGreaterThan(drawn.filter { (34...66).contains($0) }.count, 250)
    }
}
