import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// What a layer shows is moved in place from frame to frame. It has to come to what one gets from the committed values and all
/// animations, one after the other, each on the whole of what the ones before have made.
final class RunningAnimationsTests: XCTestCase {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 32) | state << 32
        }
    }

    private func apply(_ record: AnimationRecord, to values: inout LayerProperties, at time: Double) {
        guard let progress = record.timing.progress(at: time) else { return }
        if case .group(let members) = record.kind {
            let way = record.timingFunction.value(at: progress.fraction)
            let local = record.timingFunction == .linear ? progress.time : way * record.timing.duration
            for member in members { apply(member, to: &values, at: local) }
            return
        }
        guard let target = record.property, let whole = values.value(of: target.property),
            let base = target.part(of: whole),
            let moved = AnimationSampler.value(of: record, over: base, at: time),
            let new = target.replacing(in: whole, with: moved)
        else { return }
        values.setValue(new, of: target.property)
        if target.property == .position, case .keyframe(let frames) = record.kind, frames.rotation != .none,
            let angle = frames.angle(at: record.timingFunction.value(at: progress.fraction))
        {
            values.transform = .rotation(angle, x: 0, y: 0, z: 1) * values.transform
        }
    }

    private func model(_ random: inout Generator) -> LayerProperties {
        var values = LayerProperties()
        values.bounds = CGRect(x: 1, y: 2, width: 30, height: .random(in: 1...50, using: &random))
        values.position = CGPoint(x: .random(in: -9...9, using: &random), y: 3)
        values.opacity = .random(in: 0...1, using: &random)
        values.backgroundColor = RGBA(0.5, .random(in: 0...1, using: &random), 1, 1)
        if Bool.random(using: &random) { values.transform = .rotation(0.3, x: 0, y: 0, z: 1) * .scale(2, 3) }
        if Bool.random(using: &random) { values.extras.shadowOpacity = 0.3 }
        return values
    }

    private func value(_ kind: AnimationValue.Kind, _ random: inout Generator) -> AnimationValue {
        func n() -> Double { .random(in: -3...3, using: &random) }
        switch kind {
        case .number: return .number(n())
        case .point: return .point(CGPoint(x: n(), y: n()))
        case .size: return .size(CGSize(width: n(), height: n()))
        case .rect: return .rect(CGRect(x: n(), y: n(), width: n(), height: n()))
        case .color: return .color(RGBA(Float(n()), 0.5, 0, n() > 0 ? 1 : 0))
        case .transform: return .transform(.translation(n(), n()) * .rotation(n(), x: 0, y: 0, z: 1))
        default: return .discrete(n() > 0 ? 1 : 0)
        }
    }

    private static let targets: [(AnimatedProperty, AnimationValue.Kind)] = [
        (AnimatedProperty(.position), .point), (AnimatedProperty(.position, .x), .number),
        (AnimatedProperty(.anchorPoint), .point), (AnimatedProperty(.bounds), .rect),
        (AnimatedProperty(.bounds, .size), .size), (AnimatedProperty(.zPosition), .number),
        (AnimatedProperty(.opacity), .number), (AnimatedProperty(.cornerRadius), .number),
        (AnimatedProperty(.borderWidth), .number), (AnimatedProperty(.backgroundColor), .color),
        (AnimatedProperty(.borderColor), .color), (AnimatedProperty(.transform), .transform),
        (AnimatedProperty(.transform, .rotationZ), .number), (AnimatedProperty(.transform, .rotationX), .number),
        (AnimatedProperty(.transform, .scale), .number), (AnimatedProperty(.transform, .scaleX), .number),
        (AnimatedProperty(.transform, .translationX), .number), (AnimatedProperty(.transform, .translation), .size),
        (AnimatedProperty(.shadowOpacity), .number), (AnimatedProperty(.isHidden), .discrete),
        // Of the wrong kind: without effect.
        (AnimatedProperty(.position), .number), (AnimatedProperty(.opacity), .point),
    ]

    private func record(_ id: UInt64, _ random: inout Generator, isMember: Bool = false) -> AnimationRecord {
        let (target, kind) = Self.targets.randomElement(using: &random)!
        var timing = TimingRecord(beginTime: isMember ? 0 : .random(in: 0...2, using: &random), duration: 1)
        timing.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &random)!
        timing.autoreverses = Bool.random(using: &random)
        timing.repeatCount = Double(Int.random(in: 0...2, using: &random))
        func end() -> AnimationValue? { Int.random(in: 0...3, using: &random) > 0 ? value(kind, &random) : nil }
        let what: AnimationRecord.Kind
        switch Int.random(in: 0...9, using: &random) {
        case 0: what = .spring(SpringRecord(), from: end(), to: end(), by: end())
        case 1: what = .keyframe(KeyframeRecord(values: (0..<3).map { _ in value(kind, &random) }))
        case 2 where kind == .point:
            var frames = KeyframeRecord(values: (0..<3).map { _ in value(kind, &random) })
            frames.rotation = .auto
            what = .keyframe(frames)
        case 3 where !isMember:
            what = .group((0..<3).map { record(id * 100 + $0, &random, isMember: true) })
        default: what = .basic(from: end(), to: end(), by: end())
        }
        var made = AnimationRecord(id: AnimationID(rawValue: id), timing: timing, property: target, kind: what)
        made.isAdditive = Int.random(in: 0...4, using: &random) == 0
        made.isCumulative = Int.random(in: 0...4, using: &random) == 0
        made.isRemovedOnCompletion = Bool.random(using: &random)
        if Bool.random(using: &random) { made.timingFunction = .easeInEaseOut }
        return made
    }

    /// Defaults with memory of their own are the same as defaults without.
    private func plain(_ values: LayerProperties) -> LayerProperties {
        var plain = values
        if values.extras == .defaults { plain.extrasBox = nil }
        return plain
    }

    func testShownValuesComeToAllAnimationsAppliedInTurn() {
        var random = Generator(state: 11)
        var events: [AnimationEvent] = []
        for round in 0..<400 {
            let running = RunningAnimations(model: model(&random))
            var shown = running.model
            var next: UInt64 = 1
            for step in 0..<30 {
                switch Int.random(in: 0...9, using: &random) {
                case 0...2:
                    running.add(record(next, &random))
                    next += 1
                case 3: running.remove(AnimationID(rawValue: .random(in: 1...next, using: &random)))
                case 4:
                    // As a commit does it.
                    running.model = model(&random)
                    shown = running.model
                default: break
                }
                let time = Double(step) / 8
                _ = running.advance(to: time, &events)
                let before = shown
                let changes = running.show(at: time, in: &shown)
                var expected = running.model
                for record in running.records { apply(record, to: &expected, at: time) }
                XCTAssertEqual(plain(shown), plain(expected), "round \(round), step \(step): \(running.records)")
                XCTAssertEqual(
                    changes.isEmpty, plain(shown) == plain(before), "round \(round), step \(step): \(changes)")
                for property in LayerProperty.allCases where before.value(of: property) != shown.value(of: property) {
                    XCTAssertTrue(changes.contains(LayerChanges(property)), "\(property) in round \(round)")
                }
                if plain(shown) != plain(expected) { return }
            }
        }
    }

    func testALayersOwnMemoryStaysItsOwn() {
        // What is rarely used lies in a box that values share until one of them writes.
        var values = LayerProperties()
        values.extras.shadowOpacity = 0.25
        let running = RunningAnimations(model: values)
        running.add(basic(1, .shadowOpacity, from: .number(0), to: .number(1), begin: 0, duration: 1))
        var shown = values
        XCTAssertEqual(running.show(at: 0.5, in: &shown), LayerChanges(.shadowOpacity))
        XCTAssertEqual(shown.extras.shadowOpacity, 0.5)
        XCTAssertEqual(running.model.extras.shadowOpacity, 0.25)
        XCTAssertEqual(values.extras.shadowOpacity, 0.25)
        let box = shown.extrasBox
        XCTAssertEqual(running.show(at: 0.5, in: &shown), [])
        XCTAssertTrue(box === shown.extrasBox)
        running.remove(AnimationID(rawValue: 1))
        XCTAssertEqual(running.show(at: 0.6, in: &shown), LayerChanges(.shadowOpacity))
        XCTAssertEqual(shown, values)
    }
}
