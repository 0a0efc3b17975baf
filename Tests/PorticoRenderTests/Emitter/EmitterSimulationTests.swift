import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Where particles are. The numbers were computed apart, in Python, by stepping clocks and integrating in small steps.
final class EmitterSimulationTests: XCTestCase {
    private func cell(_ edit: (inout EmitterCellRecord) -> Void) -> EmitterCellRecord {
        var cell = EmitterCellRecord()
        cell.contents = image(2, 2) { _, _ in 0xFFFF_FFFF }
        edit(&cell)
        return cell
    }

    private func values(_ cells: EmitterCellRecord..., edit: (inout EmitterValues) -> Void = { _ in }) -> EmitterValues
    {
        var values = EmitterValues()
        values.cells = cells
        edit(&values)
        return values
    }

    func testOneParticleFliesItsParabola() {
        let simulation = EmitterSimulation(
            values(
                cell {
                    ($0.birthRate, $0.lifetime) = (0.1, 2)
                    ($0.velocity, $0.emissionLongitude) = (40, .pi / 3)
                    ($0.xAcceleration, $0.yAcceleration) = (5, -9.5)
                    ($0.scale, $0.scaleSpeed, $0.spin) = (2, -0.5, 3)
                    ($0.color, $0.colorSpeed) = (RGBA(1, 0.5, 0, 1), RGBA(0, 1, 0, -0.5))
                }
            ) { $0.position = CGPoint(x: 50, y: 60) })
        let all = simulation.particles(at: 1.3)
        XCTAssertEqual(all.count, 1)
        XCTAssertEqual(all[0].position.x, 80.225, accuracy: 1e-9)
        XCTAssertEqual(all[0].position.y, 97.005820997, accuracy: 1e-6)
        XCTAssertEqual(all[0].scale, 1.35, accuracy: 1e-12)
        XCTAssertEqual(all[0].rotation, 3.9, accuracy: 1e-12)
        XCTAssertEqual(all[0].color.y, 1, "clamped")
        XCTAssertEqual(all[0].color.w, 0.35, accuracy: 1e-6)
        XCTAssertTrue(simulation.particles(at: 2).isEmpty, "its life is over")
        XCTAssertTrue(simulation.particles(at: -0.1).isEmpty)
    }

    func testBirthsFollowTheRateAsItChanges() {
        let slow = cell { ($0.birthRate, $0.lifetime) = (7, 10) }
        var simulation = EmitterSimulation(values(slow))
        XCTAssertEqual(simulation.particles(at: 1.4999).count, 11)
        simulation.change(to: values(cell { ($0.birthRate, $0.lifetime) = (20, 10) }), at: 1.5)
        XCTAssertEqual(simulation.particles(at: 2.4).count, 29)
        XCTAssertEqual(simulation.particles(at: 1.4999).count, 11, "time may go back")

        simulation = EmitterSimulation(values(cell { ($0.birthRate, $0.lifetime) = (7, 0.8) }))
        simulation.change(to: values(cell { ($0.birthRate, $0.lifetime) = (20, 0.8) }), at: 1.5)
        XCTAssertEqual(simulation.particles(at: 2.4).count, 16)
    }

    func testMultipliers() {
        var simulation = EmitterSimulation(
            values(cell { ($0.birthRate, $0.lifetime, $0.velocity, $0.spin, $0.scale) = (5, 1, 10, 1, 1) }) {
                ($0.birthRate, $0.lifetime, $0.velocity, $0.spin, $0.scale) = (2, 0.5, 3, 4, 0.25)
            })
        let all = simulation.particles(at: 10.05)
        XCTAssertEqual(all.count, 5, "ten a second live half a second")
        let oldest = all[0]
        XCTAssertEqual(oldest.age, 0.45, accuracy: 1e-9)
        XCTAssertEqual(oldest.position.x, 13.5, accuracy: 1e-9)
        XCTAssertEqual(oldest.rotation, 1.8, accuracy: 1e-9)
        XCTAssertEqual(oldest.scale, 0.25)
        // Turned off, what flies flies on.
        simulation.change(to: values(), at: 10.05)
        XCTAssertEqual(simulation.particles(at: 10.2).count, 3)
        XCTAssertTrue(simulation.isActive(at: 10.2))
        XCTAssertFalse(simulation.isActive(at: 10.6))
    }

    func testParticlesSendOutParticlesAlongTheirWay() {
        let spark = cell { ($0.birthRate, $0.lifetime, $0.velocity, $0.timing.beginTime) = (0.5, 1, 30, 0.5) }
        let rocket = cell {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.yAcceleration, $0.cells) = (0.01, 0.7, 100, 50, [spark])
        }
        let simulation = EmitterSimulation(values(rocket))
        let all = simulation.particles(at: 0.9)
        XCTAssertEqual(all.count, 1, "the rocket is gone, its spark not")
        XCTAssertEqual(all[0].position.x, 61.641710001845, accuracy: 1e-6)
        XCTAssertEqual(all[0].position.y, 9.160427500435, accuracy: 1e-6)
        XCTAssertEqual(simulation.particles(at: 0.6).count, 2)
        XCTAssertEqual(simulation.particles(at: 0.4).count, 1)
        XCTAssertTrue(simulation.particles(at: 1.51).isEmpty)
    }

    func testACellsTimeBoundsItsBirths() {
        let simulation = EmitterSimulation(
            values(
                cell {
                    ($0.birthRate, $0.lifetime) = (10, 0.5)
                    ($0.timing.beginTime, $0.timing.duration) = (1, 0.35)
                }))
        XCTAssertTrue(simulation.particles(at: 0.99).isEmpty)
        XCTAssertTrue(simulation.isActive(at: 0.5))
        XCTAssertEqual(simulation.particles(at: 1.4).count, 4)
        XCTAssertEqual(simulation.particles(at: 1.55).count, 3)
        XCTAssertFalse(simulation.isActive(at: 2))
        XCTAssertTrue(simulation.particles(at: 2).isEmpty)
    }

    func testRangesStayInTheirRangeAndFillIt() {
        let simulation = EmitterSimulation(
            values(
                cell {
                    ($0.birthRate, $0.lifetime) = (1000, 1)
                    ($0.velocity, $0.velocityRange, $0.emissionRange) = (100, 20, .pi / 6)
                    ($0.scaleRange, $0.colorRange, $0.color) = (0.5, RGBA(0.25, 0, 0, 0), RGBA(0.5, 1, 1, 1))
                }))
        let all = simulation.particles(at: 1)
        XCTAssertEqual(all.count, 1000)
        var speeds: [Double] = [], angles: [Double] = [], heights: [Double] = []
        for particle in all where particle.age > 0 {
            let v = particle.position / particle.age
            let speed = (v * v).sum().squareRoot()
            speeds.append(speed)
            angles.append(acos(min(1, v.x / speed)))
            heights.append(v.x / speed)
        }
        XCTAssertGreaterThan(speeds.min()!, 80 - 1e-6)
        XCTAssertLessThan(speeds.max()!, 120)
        XCTAssertEqual(speeds.reduce(0, +) / Double(speeds.count), 100, accuracy: 1.5)
        XCTAssertLessThan(angles.max()!, .pi / 6 + 1e-6)
        XCTAssertGreaterThan(angles.max()!, .pi / 6 * 0.97)
        // Evenly on the cap: the mean height is the middle of cos 30° and 1.
        let mean: Double = heights.reduce(0, +) / Double(heights.count), middle = (1 + cos(Double.pi / 6)) / 2
        XCTAssertEqual(mean, middle, accuracy: 0.004)
        XCTAssertEqual(all.map(\.scale).min()!, 0.5, accuracy: 0.01)
        XCTAssertEqual(all.map(\.scale).max()!, 1.5, accuracy: 0.01)
        XCTAssertEqual(Double(all.map(\.color.x).min()!), 0.25, accuracy: 0.01)
        XCTAssertEqual(Double(all.map(\.color.x).max()!), 0.75, accuracy: 0.01)
    }

    /// Confetti and snow of every tutorial: from a line at the top, by a longitude of π.
    func testWhatALineSendsOutGoesUpAndFallsByALongitudeOfPi() {
        func end(_ longitude: Double, _ shape: EmitterValues.Shape = .line) -> SIMD3<Double> {
            EmitterSimulation(
                values(
                    cell {
                        ($0.birthRate, $0.lifetime) = (0.1, 2)
                        ($0.velocity, $0.emissionLongitude) = (100, longitude)
                    }
                ) { ($0.shape, $0.size) = (shape, .zero) }
            ).particles(at: 1)[0].position
        }
        XCTAssertEqual(end(0).y, -100, accuracy: 1e-9)
        XCTAssertEqual(end(.pi).y, 100, accuracy: 1e-9)
        XCTAssertEqual(end(.pi).x, 0, accuracy: 1e-9)
        XCTAssertEqual(end(0, .point).x, 100, accuracy: 1e-9, "a point sends to the right")
    }

    func testShapes() {
        func places(_ shape: EmitterValues.Shape, _ mode: EmitterValues.Mode) -> [SIMD3<Double>] {
            EmitterSimulation(
                values(cell { ($0.birthRate, $0.lifetime) = (2000, 1) }) {
                    ($0.shape, $0.mode, $0.size, $0.depth) = (shape, mode, CGSize(width: 40, height: 20), 10)
                }
            ).particles(at: 0.9999).map(\.position)
        }
        func length(_ p: SIMD3<Double>) -> Double { (p * p).sum().squareRoot() }
        XCTAssertEqual(Set(places(.point, .volume)), [.zero])
        XCTAssertEqual(Set(places(.line, .points)), [SIMD3(-20, 0, 0), SIMD3(20, 0, 0)])
        XCTAssertTrue(places(.line, .outline).allSatisfy { abs($0.x) <= 20 && $0.y == 0 })
        XCTAssertEqual(Set(places(.rectangle, .points)).count, 4)
        XCTAssertTrue(
            places(.rectangle, .outline).allSatisfy {
                (abs($0.x) == 20 && abs($0.y) <= 10) || (abs($0.y) == 10 && abs($0.x) <= 20)
            })
        let area = places(.rectangle, .volume)
        XCTAssertTrue(area.allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 10 && $0.z == 0 })
        XCTAssertEqual(area.map(\.x).reduce(0, +) / 2000, 0, accuracy: 1)
        XCTAssertEqual(Set(places(.cuboid, .points)).count, 8)
        XCTAssertTrue(places(.cuboid, .volume).contains { $0.z > 4 })
        XCTAssertTrue(
            places(.cuboid, .surface).allSatisfy { abs($0.x) == 20 || abs($0.y) == 10 || abs($0.z) == 5 })
        XCTAssertTrue(places(.circle, .outline).allSatisfy { abs(length($0) - 40) < 1e-9 && $0.z == 0 })
        let disc = places(.circle, .volume)
        XCTAssertTrue(disc.allSatisfy { length($0) <= 40 + 1e-9 })
        // Evenly: half of them lie outside of 40/√2.
        XCTAssertEqual(Double(disc.filter { length($0) > 40 / 2.0.squareRoot() }.count), 1000, accuracy: 70)
        XCTAssertTrue(places(.sphere, .surface).allSatisfy { abs(length($0) - 40) < 1e-9 })
        XCTAssertTrue(places(.sphere, .volume).allSatisfy { length($0) <= 40 + 1e-9 })
        XCTAssertEqual(Set(places(.circle, .points)), [.zero])
    }

    func testARingSendsOutwards() {
        let simulation = EmitterSimulation(
            values(cell { ($0.birthRate, $0.lifetime, $0.velocity) = (100, 1, 50) }) {
                ($0.shape, $0.mode, $0.size) = (.circle, .outline, CGSize(width: 25, height: 0))
            })
        for particle in simulation.particles(at: 0.995) {
            let distance = (particle.position * particle.position).sum().squareRoot()
            XCTAssertEqual(distance, 25 + 50 * particle.age, accuracy: 1e-9)
        }
    }

    func testTheSeedDecidesAndTheSameSeedRepeats() {
        func run(_ seed: UInt32, steps: [Double]) -> [SIMD3<Double>] {
            let simulation = EmitterSimulation(
                values(cell { ($0.birthRate, $0.lifetime, $0.velocity, $0.emissionRange) = (50, 1, 10, .pi) }) {
                    $0.seed = seed
                })
            return steps.map { simulation.particles(at: $0).map(\.position) }.last!
        }
        XCTAssertEqual(run(1, steps: [2]), run(1, steps: [0.5, 1, 7, 2]), "the way to a time does not matter")
        XCTAssertNotEqual(run(1, steps: [2]), run(2, steps: [2]))
    }

    func testOrders() {
        func ages(_ mode: EmitterValues.RenderMode) -> [Double] {
            EmitterSimulation(values(cell { ($0.birthRate, $0.lifetime) = (10, 1) }) { $0.renderMode = mode })
                .particles(at: 0.95).map(\.age)
        }
        XCTAssertEqual(ages(.oldestFirst), ages(.oldestFirst).sorted(by: >))
        XCTAssertEqual(ages(.oldestLast), ages(.oldestLast).sorted())
        XCTAssertEqual(Set(ages(.oldestLast)), Set(ages(.unordered)))
    }

    func testAFloodIsBounded() {
        let flood = cell { ($0.birthRate, $0.lifetime) = (1e9, 10) }
        let count = EmitterSimulation(values(flood, flood)).particles(at: 100).count
        XCTAssertLessThanOrEqual(count, EmitterSimulation.limit * 4)
        XCTAssertGreaterThanOrEqual(count, EmitterSimulation.limit)
        let empty = cell { ($0.birthRate, $0.lifetime) = (0, 1) }
        XCTAssertFalse(EmitterSimulation(values(empty)).isActive(at: 5))
        XCTAssertFalse(EmitterSimulation(values()).isActive(at: 5))
    }

    // MARK: Pixels

    private func paint(
        _ particles: [Particle], isAdditive: Bool = false, plane: Plane = Plane()
    ) -> (pixels: PixelBuffer, rect: PixelRect)? {
        ParticlePainter(plane: plane, clip: PixelRect(x0: 0, y0: 0, x1: 100, y1: 100), isAdditive: isAdditive)
            .paint(particles)
    }

    private func particle(_ x: Double, _ y: Double, _ edit: (inout Particle) -> Void = { _ in }) -> Particle {
        var particle = Particle(
            position: SIMD3(x, y, 0), scale: 1, rotation: 0, color: RGBA(1, 1, 1, 1), age: 0,
            cell: cell { $0.contents = image(10, 10) { x, _ in x < 5 ? 0xFFFF_0000 : 0xFF00_FF00 } })
        edit(&particle)
        return particle
    }

    func testAParticleIsItsPictureAroundItsPlace() throws {
        let (pixels, rect) = try XCTUnwrap(paint([particle(50, 50)]))
        func at(_ x: Int, _ y: Int) -> UInt32 { pixels[x - Int(rect.x0), y - Int(rect.y0)] }
        XCTAssertEqual(at(46, 50), 0xFFFF_0000)
        XCTAssertEqual(at(53, 50), 0xFF00_FF00)
        XCTAssertEqual(at(44, 50), 0)
        XCTAssertEqual(at(55, 50), 0)
        // Half a turn, twice as large, at half its colour and strength.
        let (large, frame) = try XCTUnwrap(
            paint([particle(50, 50) { ($0.rotation, $0.scale, $0.color) = (.pi, 2, RGBA(0.5, 1, 1, 0.5)) }]))
        func seen(_ x: Int, _ y: Int) -> UInt32 { large[x - Int(frame.x0), y - Int(frame.y0)] }
        XCTAssertEqual(seen(43, 50), 0x8000_8000)
        XCTAssertEqual(seen(56, 50), 0x8040_0000)
    }

    func testOutOfSightIsNothing() {
        XCTAssertNil(paint([particle(-30, 50)]))
        XCTAssertNil(paint([particle(50, 50) { $0.scale = 0 }]))
        XCTAssertNil(paint([particle(50, 50) { $0.scale = -1 }]))
        XCTAssertNil(paint([particle(50, 50) { $0.color.w = 0 }]))
        XCTAssertNil(paint([]))
        let clipped = paint([particle(0, 50)])
        XCTAssertEqual(clipped?.rect.x0, 0)
    }

    func testAdditiveParticlesAreLight() throws {
        let dim = particle(50, 50) { $0.color = RGBA(0.6, 1, 1, 1) }
        let (pixels, rect) = try XCTUnwrap(paint([dim, dim], isAdditive: true))
        XCTAssertEqual(pixels[46 - Int(rect.x0), 50 - Int(rect.y0)], 0x00FF_0000, "full, and nothing covered")
        let (over, _) = try XCTUnwrap(paint([dim, dim]))
        XCTAssertEqual(over[46 - Int(rect.x0), 50 - Int(rect.y0)], 0xFF99_0000)
    }
}
