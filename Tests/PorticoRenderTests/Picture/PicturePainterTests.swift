import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class PicturePainterTests: XCTestCase {
    private func layers(_ edit: (inout LayerProperties) -> Void = { _ in }) -> LayerTransaction {
        var transaction = LayerTransaction()
        var root = LayerProperties()
        root.bounds = CGRect(x: 5, y: 0, width: 20, height: 10)
        root.position = CGPoint(x: 300, y: 400)
        root.transform = .rotation(1, x: 0, y: 0, z: 1)
        edit(&root)
        var child = LayerProperties()
        child.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        child.position = CGPoint(x: 7, y: 2)
        child.backgroundColor = red
        (transaction.root) = LayerID(rawValue: 1)
        transaction.changed.append(.init(id: LayerID(rawValue: 1), changes: .all, properties: root))
        transaction.changed.append(.init(id: LayerID(rawValue: 2), changes: .all, properties: child))
        transaction.edits.append(.replaceAll(parent: LayerID(rawValue: 1), children: [LayerID(rawValue: 2)]))
        return transaction
    }

    func testAPictureIsInTheLayersOwnCoordinatesAndTransparentWhereNothingIsDrawn() {
        let pixels = PicturePainter().paint(layers(), area: CGRect(x: 5, y: 0, width: 20, height: 10), scale: 2)!
        XCTAssertEqual([pixels.width, pixels.height], [40, 20])
        let picture = Picture(pixels)
        for y in 0..<20 {
            for x in 0..<40 { XCTAssertEqual(picture[x, y], x < 8 && y < 8 ? 0xffff_0000 : 0, "\(x),\(y)") }
        }
    }

    func testAPictureOfAPart() {
        let part = CGRect(x: 7, y: 2, width: 4, height: 4)
        let picture = Picture(PicturePainter().paint(layers(), area: part, scale: 1)!)
        XCTAssertEqual(picture[1, 1], 0xffff_0000)
        XCTAssertEqual(picture[2, 1], 0)
        XCTAssertEqual(picture[1, 2], 0)
    }

    func testTheRootsOwnOpacityAndHiddenness() {
        let faded = Picture(
            PicturePainter().paint(
                layers {
                    $0.opacity = 0.5
                    $0.isHidden = true
                }, area: CGRect(x: 5, y: 0, width: 4, height: 4), scale: 1)!)
        // A hidden layer is drawn when it is the one asked for.
        XCTAssertEqual(faded[0, 0], 0x8080_0000)
    }

    func testWhatCannotBeDrawnIsNil() {
        XCTAssertNil(PicturePainter().paint(layers(), area: .zero, scale: 1))
        XCTAssertNil(PicturePainter().paint(layers(), area: CGRect(x: 0, y: 0, width: 1e6, height: 1), scale: 1))
        XCTAssertNil(PicturePainter().paint(layers(), area: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 0))
    }
}
