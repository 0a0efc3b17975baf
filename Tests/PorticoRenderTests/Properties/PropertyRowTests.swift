import CoreGraphics
import CoreText
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender
@testable import QuartzCore

/// Walks the contract's property table from the setter to the pixels: default, implicit animation and its half-way value, what is
/// asked for, which quads of the plan change, which pixels are drawn again, and that nothing else is.
final class PropertyRowTests: XCTestCase {
    private final class Stage {
        let scene = LayerScene(width: 100, height: 100)
        let layer: CALayer
        let stranger: CALayer

        init(_ row: PropertyRow) {
            layer = row.make()
            stranger = CALayer()
            scene.quietly {
                scene.root.backgroundColor = .make(1, 1, 1)
                layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
                layer.backgroundColor = PropertyRow.red
                scene.root.addSublayer(layer)
                row.setUp(layer)
                stranger.frame = CGRect(x: 70, y: 70, width: 20, height: 20)
                stranger.backgroundColor = .leaf
                scene.root.addSublayer(stranger)
            }
            // Particles need some time to be there.
            scene.draw(after: 1)
        }

        /// Quads by name, of the layer and what is below it or its mask.
        func quads() -> (own: [UInt64: Quad], others: [UInt64: Quad]) {
            var ids: Set<LayerID> = []
            func add(_ layer: CALayer) {
                ids.insert(layer.id)
                layer.sublayers?.forEach(add)
                layer.mask.map(add)
            }
            add(layer)
            var result: ([UInt64: Quad], [UInt64: Quad]) = ([:], [:])
            for quad in scene.server.currentPlan().quads {
                if ids.contains(quad.layer) { result.0[quad.key] = quad } else { result.1[quad.key] = quad }
            }
            return result
        }
    }

    private func forEach(_ body: (PropertyRow, String) -> Void) {
        for row in PropertyRow.common + PropertyRow.classes {
            body(row, "\(type(of: row.make())).\(row.key)")
        }
    }

    func testEveryRowOfTheTableIsWalked() {
        let times: Set = ["speed", "beginTime", "timeOffset"]
        let common = Set(LayerPropertyTable.plain.names).subtracting(["timing"])
        XCTAssertEqual(Set(PropertyRow.common.map(\.key)), common.union(times))
        // What a tiled layer's properties do depends on its own thread of drawing: see `TiledLayerTests`.
        let classes: [CALayer] = [
            CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(), CAEmitterLayer(), CAScrollLayer(),
        ]
        for layer in classes {
            let own = type(of: layer).propertyTable.rows.filter { $0.access != nil }.map(\.name)
            let walked = PropertyRow.classes.filter { type(of: $0.make()) == type(of: layer) }.map(\.key)
            XCTAssertEqual(Set(walked), Set(own), "\(type(of: layer))")
        }
    }

    func testDefaults() {
        forEach { row, name in
            XCTAssertEqual(Self.parts(row.make().value(forKey: row.key)), Self.parts(row.standard), name)
        }
    }

    func testImplicitAnimationsAndWhatIsShownHalfWay() {
        forEach { row, name in
            let stage = Stage(row)
            let before = Self.parts(stage.layer.value(forKey: row.key))
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            let value = row.value()
            stage.layer.setValue(value, forKey: row.key)
            let animation = stage.layer.animation(forKey: row.key)
            stage.scene.draw(after: 0.125)
            let shown = stage.layer.presentation()?.value(forKey: row.key)
            switch row.half {
            case .none: XCTAssertNil(animation, "\(name) animates by itself")
            case .animates: XCTAssertEqual(animation?.duration, 0.25, name)
            case .value(let half):
                XCTAssertEqual(animation?.duration, 0.25, name)
                XCTAssertEqual(Self.parts(shown), Self.parts(half), name)
            }
            if !(value is CALayer), !(value is [CALayer]) {
                XCTAssertEqual(Self.parts(stage.layer.value(forKey: row.key)), Self.parts(value), "\(name): the model")
                XCTAssertNotEqual(before, Self.parts(value), "\(name) does not change")
            }
            stage.scene.draw(after: 0.25)
            XCTAssertNil(stage.layer.animation(forKey: row.key), name)
        }
    }

    func testLayoutAndDisplayAreAskedForWhereTheyDepend() {
        forEach { row, name in
            let stage = Stage(row)
            stage.scene.quietly {
                stage.layer.setValue(row.value(), forKey: row.key)
                XCTAssertEqual(stage.layer.needsLayout(), row.lays, "\(name): layout")
                XCTAssertEqual(stage.layer.needsDisplay(), row.displays, "\(name): display")
            }
        }
    }

    func testThePlanAndTheDamageOfAChange() {
        forEach { row, name in
            let stage = Stage(row)
            let before = stage.quads(), pixels = stage.scene.pixels()
            stage.scene.quietly { stage.layer.setValue(row.value(), forKey: row.key) }
            let result = stage.scene.draw()
            let after = stage.quads()
            let changed = after.own.filter { key, quad in before.own[key] != quad }
            // A group's brackets say how many quads it has.
            XCTAssertEqual(Set(changed.values.map(\.kind)), row.kinds, "\(name): kinds of quads")
            XCTAssertEqual(after.others, before.others, "\(name): other layers' quads")
            switch row.repaints {
            case .nothing:
                XCTAssertEqual(result.damage, [], "\(name): damage")
                XCTAssertFalse(result.isPresented, name)
            case .rects(let rects):
                XCTAssertEqual(Set(result.damage), Set(rects), "\(name): damage \(result.damage)")
            case .somewhere:
                XCTAssertFalse(result.damage.isEmpty, "\(name): damage")
                let stranger = PixelRect(x: 70, y: 70, width: 20, height: 20)
                XCTAssertFalse(result.damage.contains { $0.intersects(stranger) }, "\(name): damage \(result.damage)")
            }
            XCTAssertTrue(
                stage.scene.pixels().differs(from: pixels, onlyIn: result.damage),
                "\(name): pixels outside of the damage")
            // The same again draws nothing.
            if row.make() is CAEmitterLayer { return }
            stage.scene.quietly { stage.layer.setValue(stage.layer.value(forKey: row.key), forKey: row.key) }
            XCTAssertEqual(stage.scene.draw().damage, [], "\(name), set again")
        }
    }

    /// A value as numbers to a thousandth, or in words.
    private static func parts(_ value: Any?) -> [String] {
        func number(_ x: Double) -> String { String((x * 1000).rounded() / 1000 + 0) }
        switch value {
        case nil: return ["nil"]
        case let c as CGColor: return c.rgba.indices.map { number(Double(c.rgba[$0])) }
        case let t as CATransform3D:
            return [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
                t.m44,
            ]
            .map { number(Double($0)) }
        case let r as CGRect: return [r.minX, r.minY, r.width, r.height].map { number(Double($0)) }
        case let p as CGPoint: return [p.x, p.y].map { number(Double($0)) }
        case let s as CGSize: return [s.width, s.height].map { number(Double($0)) }
        case let path as CGPath: return ["path"] + parts(path.boundingBox)
        case let all as [Any]: return all.flatMap(parts)
        case let font as CTFont: return [CTFontCopyPostScriptName(font) as String, number(Double(CTFontGetSize(font)))]
        case let constant as any RawRepresentable: return parts(constant.rawValue)
        case let text as String: return [text]
        case let any?: return ValueCoding.number(any).map { [number($0)] } ?? ["\(any)"]
        }
    }
}
