import CoreGraphics
import CoreText
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// The properties that classes of layers add, through the same table as those of every layer.
final class SpecificPropertyTests: LayerTestCase {
    private nonisolated(unsafe) static let classes: [(make: () -> CALayer, samples: [String: Any])] = [
        (
            { CAShapeLayer() },
            [
                "path": CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil),
                "fillColor": red, "fillRule": "even-odd", "strokeColor": red, "strokeStart": 0.25, "strokeEnd": 0.5,
                "lineWidth": 4.0, "miterLimit": 2.0, "lineCap": "round", "lineJoin": CAShapeLayerLineJoin.bevel,
                "lineDashPhase": 3.0, "lineDashPattern": [4, 2],
            ]
        ),
        (
            { CAGradientLayer() },
            [
                "colors": [red, red], "locations": [0.25, 0.75], "startPoint": CGPoint(x: 0, y: 0.25),
                "endPoint": CGPoint(x: 1, y: 1), "type": "radial",
            ]
        ),
        (
            { CATextLayer() },
            [
                "string": "text", "font": CTFontCreateWithName("Georgia", 12, nil), "fontSize": 12.0,
                "foregroundColor": red, "wrapped": true, "alignmentMode": "center",
                "truncationMode": CATextLayerTruncationMode.end, "allowsFontSubpixelQuantization": false,
            ]
        ),
        (
            { CAReplicatorLayer() },
            [
                "instanceCount": 3, "preservesDepth": true, "instanceDelay": 0.5,
                "instanceTransform": CATransform3DMakeTranslation(10, 0, 0), "instanceColor": red,
                "instanceRedOffset": -0.25, "instanceGreenOffset": 0.25, "instanceBlueOffset": 0.5,
                "instanceAlphaOffset": -0.5,
            ]
        ),
        (
            { CAEmitterLayer() },
            [
                "emitterCells": [CAEmitterCell()], "birthRate": 2.0, "lifetime": 2.0,
                "emitterPosition": CGPoint(x: 5, y: 6), "emitterZPosition": 3.0,
                "emitterSize": CGSize(width: 4, height: 5), "emitterDepth": 2.0, "emitterShape": "circle",
                "emitterMode": CAEmitterLayerEmitterMode.outline, "renderMode": "additive", "preservesDepth": true,
                "velocity": 2.0, "scale": 0.5, "spin": 3.0, "seed": 42,
            ]
        ),
        (
            { CATiledLayer() },
            ["tileSize": CGSize(width: 64, height: 32), "levelsOfDetail": 3, "levelsOfDetailBias": 2]
        ),
        ({ CAScrollLayer() }, ["scrollMode": "vertically"]),
    ]
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func forEachRow(_ body: (() -> CALayer, LayerPropertyRow, Any) -> Void) {
        for (make, samples) in Self.classes {
            let rows = make().propertyTable.rows.filter { $0.access != nil }
            XCTAssertEqual(Set(rows.map(\.name)), Set(samples.keys), "a sample for each row")
            for row in rows { body(make, row, samples[row.name]!) }
        }
    }

    func testEachSetMarksExactlyItsBitAndTheTransactionCarriesIt() {
        forEachRow { make, row, value in
            let layer = shownLayer(make())
            let before = commits.count
            quietly {
                layer.setValue(value, forKey: row.name)
                XCTAssertEqual(layer.dirtyChanges, row.property.change, row.name)
            }
            let carried = commits[before...].flatMap(\.changed).filter { $0.id == layer.id }
            XCTAssertEqual(carried.map(\.changes), [row.property.change], row.name)
            quietly { layer.setValue(value, forKey: row.name) }
            XCTAssertEqual(layer.dirtyChanges, [], "an equal set of \(row.name) marks nothing")
            // nil is the default again.
            quietly { layer.setValue(nil, forKey: row.name) }
            XCTAssertEqual(layer.properties.extras.payload, make().properties.extras.payload, row.name)
        }
    }

    func testDefaultsAreWhatAFreshLayerHas() {
        // By key a truth is a number, as on iOS.
        func text(_ value: Any?) -> String? {
            value.map {
                if let font = $0 as? CTFont { return "\(font.hash)" }
                return type(of: $0) == Bool.self ? ($0 as? Bool == true ? "1" : "0") : "\($0)"
            }
        }
        forEachRow { make, row, _ in
            let layer = make()
            XCTAssertEqual(text(layer.value(forKey: row.name)), text(row.defaultValue), row.name)
            XCTAssertEqual(text(type(of: layer).defaultValue(forKey: row.name)), text(row.defaultValue), row.name)
        }
        XCTAssertNil(CALayer.defaultValue(forKey: "strokeEnd"), "a plain layer has no such property")
        XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "cornerRadius") as? CGFloat, 0)
        XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "strokeEnd") as? CGFloat, 1)
    }

    func testAnimatableRowsAnimateImplicitlyAndOthersDoNot() {
        let still: Set = [
            "path", "fillRule", "lineCap", "lineJoin", "lineDashPattern", "type", "string", "font", "wrapped",
            "alignmentMode", "truncationMode", "allowsFontSubpixelQuantization", "preservesDepth", "emitterCells",
            "emitterShape", "emitterMode", "renderMode", "seed", "tileSize", "levelsOfDetail", "levelsOfDetailBias",
            "scrollMode",
        ]
        forEachRow { make, row, value in
            let layer = shownLayer(make())
            layer.setValue(value, forKey: row.name)
            XCTAssertEqual(layer.animation(forKey: row.name) != nil, !still.contains(row.name), row.name)
        }
    }

    func testPresentationShowsTheSampledValue() {
        let layer = shownLayer(CAShapeLayer())
        goEvenly()
        layer.strokeEnd = 0
        commit()
        MediaClock.shared.advance(by: 0.125)
        XCTAssertEqual(layer.strokeEnd, 0)
        XCTAssertEqual(layer.presentation()!.strokeEnd, 0.5, accuracy: 1e-9)
        XCTAssertEqual(layer.presentation()!.value(forKey: "strokeEnd") as! CGFloat, 0.5, accuracy: 1e-9)
    }

    func testColorsOfThePresentationAreTheAppsOwnUntilTheyAnimate() {
        let layer = shownLayer(CAShapeLayer())
        let gray = CGColor(gray: 0.5, alpha: 1)
        quietly { layer.fillColor = gray }
        XCTAssertEqual(layer.presentation()?.fillColor, gray)
        goEvenly()
        layer.fillColor = nil
        commit()
        MediaClock.shared.advance(by: 0.125)
        XCTAssertNil(layer.fillColor)
        XCTAssertEqual(Double(layer.presentation()!.fillColor!.alpha), 0.5, accuracy: 1e-6)
    }

    func testGradientArraysAnimateEntryByEntry() {
        let layer = shownLayer(CAGradientLayer())
        quietly {
            layer.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1)]
            layer.locations = [0, 1]
            layer.startPoint = .zero
        }
        goEvenly()
        layer.colors = [Self.red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        layer.locations = [0.5, 0.75]
        layer.startPoint = CGPoint(x: 1, y: 0.5)
        commit()
        MediaClock.shared.advance(by: 0.0625)
        let shown = layer.presentation()!
        let colors = shown.colors as! [CGColor]
        XCTAssertEqual(colors[0].components!.map(Double.init), [0.25, 0, 0, 1])
        XCTAssertEqual(colors[1].components!.map(Double.init), [0, 0.75, 0.25, 1])
        XCTAssertEqual(shown.locations, [0.125, 0.9375])
        XCTAssertEqual(shown.startPoint, CGPoint(x: 0.25, y: 0.125))
        XCTAssertEqual(shown.value(forKeyPath: "startPoint.y") as? Double, 0.125)
    }

    func testArraysOfDifferentLengthsAreExchangedHalfWay() {
        let layer = shownLayer(CAGradientLayer())
        quietly { layer.locations = [0, 1] }
        goEvenly()
        layer.locations = [0, 0.5, 1]
        commit()
        MediaClock.shared.advance(by: 0.1)
        XCTAssertEqual(layer.presentation()?.locations, [0, 1])
        MediaClock.shared.advance(by: 0.05)
        XCTAssertEqual(layer.presentation()?.locations, [0, 0.5, 1])
    }

    func testPathsOfTheSameElementsMoveByPoints() {
        let layer = shownLayer(CAShapeLayer())
        let from = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let to = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 10), transform: nil)
        layer.path = from
        let move = CABasicAnimation(keyPath: "path")
        move.toValue = to
        move.duration = 1
        layer.add(move, forKey: nil)
        commit()
        MediaClock.shared.advance(by: 0.25)
        XCTAssertEqual(
            layer.presentation()?.path,
            CGPath(rect: CGRect(x: 2.5, y: 5, width: 15, height: 10), transform: nil))
        XCTAssertEqual(layer.path, from)
    }

    // DEV-021
    func testPathsOfOtherElementsAreExchangedHalfWay() {
        let layer = shownLayer(CAShapeLayer())
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let from = CGPath(rect: box, transform: nil), to = CGPath(ellipseIn: box, transform: nil)
        let move = CABasicAnimation(keyPath: "path")
        (move.fromValue, move.toValue, move.duration) = (from, to, 1)
        layer.add(move, forKey: nil)
        commit()
        MediaClock.shared.advance(by: 0.4)
        XCTAssertEqual(layer.presentation()?.path, from)
        MediaClock.shared.advance(by: 0.2)
        XCTAssertEqual(layer.presentation()?.path, to)
    }

    func testAShadowPathAnimatesOnlyExplicitly() {
        let layer = shownLayer()
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        XCTAssertNil(layer.animation(forKey: "shadowPath"))
        let move = CABasicAnimation(keyPath: "shadowPath")
        move.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        move.duration = 1
        layer.add(move, forKey: nil)
        commit()
        MediaClock.shared.advance(by: 0.5)
        XCTAssertEqual(layer.presentation()?.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 15, height: 10))
    }

    func testAMutablePathIsCopiedWhenSet() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.path = path
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        XCTAssertEqual(layer.path?.boundingBox.width, 10)
    }

    func testASubclassKeepsTheTable() {
        final class Ring: CAShapeLayer {}
        let layer = shownLayer(Ring())
        layer.setValue(0.5, forKey: "strokeEnd")
        XCTAssertEqual(layer.strokeEnd, 0.5)
        XCTAssertNotNil(layer.animation(forKey: "strokeEnd"))
        XCTAssertTrue(layer.presentation() as Any is Ring)
    }
}
