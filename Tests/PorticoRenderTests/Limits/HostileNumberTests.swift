import CoreGraphics
import Foundation
import PorticoRenderModel
import QuartzCore
import XCTest

@testable import PorticoRender

/// Numbers that no app means: every property that holds some gets each of them, and frames are drawn. Made from the table of properties.
final class HostileNumberTests: XCTestCase {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, -0.0, 5e-324, -5e-324, .greatestFiniteMagnitude, 1e19, -1e19, 1e10,
    ]

    /// The value with each of its numbers, in turn, and with all, replaced.
    private static func variants(of value: AnimationValue, _ n: Double) -> [AnimationValue] {
        switch value {
        case .number: [.number(n)]
        case .point(let p): [.point(CGPoint(x: n, y: p.y)), .point(CGPoint(x: p.x, y: n)), .point(CGPoint(x: n, y: n))]
        case .size(let s): [.size(CGSize(width: n, height: s.height)), .size(CGSize(width: n, height: n))]
        case .rect(let r):
            [
                .rect(CGRect(x: n, y: r.minY, width: r.width, height: r.height)),
                .rect(CGRect(x: r.minX, y: r.minY, width: n, height: r.height)),
                .rect(CGRect(x: n, y: n, width: n, height: n)),
            ]
        case .color: [.color(RGBA(Float(n), 0.5, 0.5, 1)), .color(RGBA(0, 0, 0, Float(n)))]
        case .transform: (0..<16).map { .transform(matrix($0, n)) }
        case .colors(let colors): [.colors(colors.map { RGBA(Float(n), $0.y, $0.z, Float(n)) })]
        case .numbers(let numbers): [.numbers(numbers.map { _ in n }), .numbers([n])]
        case .discrete: [.discrete(Int(n.isFinite ? max(-1e18, min(1e18, n)) : 7))]
        case .contents, .path: []
        }
    }

    private static func matrix(_ place: Int, _ n: Double) -> Matrix4 {
        var m = Matrix4.identity
        withUnsafeMutableBytes(of: &m) { $0.bindMemory(to: Double.self)[place] = n }
        return m
    }

    private func draw(_ name: String, _ edit: (inout LayerProperties) -> Void) {
        let scene = Scene(width: 60, height: 60)
        let id = scene.add(CGRect(x: 10, y: 10, width: 30, height: 30), color: red) { values in
            values.cornerRadius = 5
            values.borderWidth = 2
            values.borderColor = black
            values.contents = image(4, 4) { _, _ in 0x8080_8080 }
            (values.extras.shadowOpacity, values.extras.shadowRadius) = (0.5, 3)
            edit(&values)
        }
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: id, color: blue)
        scene.draw()
        scene.change(id, .all) { $0.isHidden = false }
        scene.draw()
        XCTAssertEqual(scene.pixels().width, 60, name)
        scene.server.stop()
    }

    // DEV-516
    func testEveryNumberOfEveryPropertyIsSurvived() {
        let payloads: [(String, LayerPayload)] = [
            ("plain", .none), ("shape", .shape(shape())), ("gradient", .gradient(gradient())),
            ("replicator", .replicator(ReplicatorValues())), ("backdrop", .backdrop(BackdropValues())),
            ("emitter", .emitter(EmitterValues())),
        ]
        var count = 0
        for (name, payload) in payloads {
            var standard = LayerProperties()
            standard.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
            standard.extras.payload = payload
            for raw in 0..<64 {
                guard let property = LayerProperty(rawValue: UInt8(raw)), let value = standard.value(of: property)
                else { continue }
                if name != "plain", raw < LayerProperty.specific0.rawValue { continue }
                for number in Self.numbers {
                    for variant in Self.variants(of: value, number) {
                        count += 1
                        draw("\(name) \(property) \(number)") { values in
                            values.extras.payload = payload
                            values.setValue(variant, of: property)
                        }
                    }
                }
            }
        }
        XCTAssertGreaterThan(count, 500)
    }

    func testAShadowWhoseScaleIsNoNumberHasNoMargin() {
        for number in Self.numbers {
            let key = ShadowImage.Key(outline: .picture(0), scale: number, sigma: abs(number), color: 0)
            XCTAssertGreaterThan(ShadowImage.cap(key, radius: number), key.margin)
            XCTAssertGreaterThan(key.margin, 0)
            XCTAssertLessThan(ShadowImage.cap(key, radius: number), 1 << 30)
        }
    }

    private func shape() -> ShapeValues {
        var shape = ShapeValues()
        shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
        (shape.strokeColor, shape.lineWidth, shape.lineDashPattern) = (blue, 2, [3, 2])
        return shape
    }

    private func gradient() -> GradientValues {
        var gradient = GradientValues()
        (gradient.colors, gradient.locations) = ([red, blue], [0, 1])
        return gradient
    }
}
