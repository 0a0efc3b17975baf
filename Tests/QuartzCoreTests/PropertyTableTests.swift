import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// Walks the rows: each marks exactly its bit, an equal set marks nothing, the transaction carries it.
final class PropertyTableTests: LayerTestCase {
    /// A value other than the default, for each property that key-value coding sets.
    private static func sample(_ property: LayerProperty) -> Any? {
        switch property {
        case .bounds: CGRect(x: 1, y: 2, width: 30, height: 40)
        case .position: CGPoint(x: 5, y: 6)
        case .zPosition, .anchorPointZ, .cornerRadius, .borderWidth, .shadowRadius: CGFloat(7)
        case .anchorPoint: CGPoint(x: 0, y: 1)
        case .transform, .sublayerTransform: CATransform3DMakeScale(2, 3, 1)
        case .isHidden, .isGeometryFlipped, .masksToBounds, .isOpaque, .shouldRasterize, .allowsEdgeAntialiasing,
            .drawsAsynchronously:
            true
        case .isDoubleSided, .allowsGroupOpacity: false
        case .mask: CALayer()
        case .contents: CGImage(pixelBuffer: makePixels())
        case .contentsRect, .contentsCenter: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        case .contentsGravity: CALayerContentsGravity.center
        case .contentsScale, .rasterizationScale: CGFloat(3)
        case .contentsFormat: CALayerContentsFormat.gray8Uint
        case .minificationFilter, .magnificationFilter: CALayerContentsFilter.nearest
        case .minificationFilterBias: Float(0.5)
        case .backgroundColor, .borderColor, .shadowColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        case .maskedCorners: CACornerMask.layerMinXMinYCorner
        case .cornerCurve: CALayerCornerCurve.continuous
        case .opacity, .shadowOpacity: Float(0.5)
        case .shadowOffset: CGSize(width: 1, height: 1)
        case .edgeAntialiasingMask: CAEdgeAntialiasingMask.layerLeftEdge
        default: nil
        }
    }

    func testRowsAreInOrderAndComplete() {
        for (index, row) in LayerPropertyTable.plain.rows.enumerated() {
            XCTAssertEqual(Int(row.property.rawValue), index, "\(row.name)")
            XCTAssertEqual(row.property.index, index, "\(row.name)")
        }
        XCTAssertEqual(LayerPropertyTable.plain.rows.count, Int(LayerProperty.specific0.rawValue))
        for property in LayerProperty.allCases { XCTAssertEqual(property.name, String(describing: property)) }
        XCTAssertEqual(Set(LayerPropertyTable.plain.names).count, LayerPropertyTable.plain.rows.count)
    }

    func testEachSetMarksExactlyItsBitAndTheTransactionCarriesIt() throws {
        var walked = 0
        for row in LayerPropertyTable.plain.rows {
            guard let value = Self.sample(row.property) else { continue }
            walked += 1
            let layer = shownLayer()
            let before = commits.count
            quietly {
                layer.setValue(value, forKey: row.name)
                XCTAssertEqual(layer.dirtyChanges, row.property.change, row.name)
            }
            let carried = commits[before...].flatMap(\.changed).filter { $0.id == layer.id }
            XCTAssertEqual(carried.map(\.changes), [row.property.change], row.name)
            XCTAssertEqual(layer.dirtyChanges, [], row.name)

            quietly { layer.setValue(value, forKey: row.name) }
            XCTAssertEqual(layer.dirtyChanges, [], "an equal set of \(row.name) marks nothing")
            XCTAssertTrue(commit().changed.filter { $0.id == layer.id }.isEmpty, row.name)
            layer.removeFromSuperlayer()
            commit()
        }
        XCTAssertGreaterThan(walked, 35)
    }

    func testDefaultsAreWhatAFreshLayerHas() {
        let layer = CALayer()
        for row in LayerPropertyTable.plain.rows where row.property != .timing && row.property != .sublayers {
            let value = layer.value(forKey: row.name)
            switch row.defaultValue {
            case nil: XCTAssertNil(value, row.name)
            case let expected?:
                if let color = expected as? CGColor {
                    XCTAssertEqual(value as? CGColor, color, row.name)
                } else if let number = ValueCoding.number(expected) {
                    XCTAssertEqual(value.flatMap(ValueCoding.number), number, row.name)
                } else if let rect = expected as? CGRect {
                    XCTAssertEqual(value as? CGRect, rect, row.name)
                } else if let point = expected as? CGPoint {
                    XCTAssertEqual(value as? CGPoint, point, row.name)
                }
            }
        }
    }

    func testAnimatableRowsAnimateImplicitlyAndOthersDoNot() {
        for row in LayerPropertyTable.plain.rows {
            guard let value = Self.sample(row.property) else { continue }
            let layer = shownLayer()
            layer.setValue(value, forKey: row.name)
            let animation = layer.animation(forKey: row.name)
            // What has no values between does not animate by itself, though an explicit animation may switch it.
            var wanted = row.animates
            if case .discrete? = layer.properties.value(of: row.property) { wanted = false }
            XCTAssertEqual(animation != nil, wanted, row.name)
            if wanted { XCTAssertEqual(animation?.duration, 0.25, row.name) }
        }
    }
}

func makePixels(width: Int = 2, height: Int = 2) -> PixelBuffer {
    guard let pixels = PixelBuffer(width: width, height: height) else { fatalError("no memory") }
    return pixels
}
