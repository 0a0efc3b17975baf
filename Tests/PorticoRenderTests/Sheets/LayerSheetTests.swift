import XCTest

/// The sheets, one a test: every class of layers, and every property that is seen.
final class LayerSheetTests: XCTestCase {
    func testBackgroundsAndOpacity() { LayerSheet.backgrounds.check() }
    func testCorners() { LayerSheet.corners.check() }
    func testBorders() { LayerSheet.borders.check() }
    func testShadows() { LayerSheet.shadows.check() }
    func testMasks() { LayerSheet.masks.check() }
    func testClipping() { LayerSheet.clipping.check() }
    func testGravity() { LayerSheet.gravity.check() }
    func testContents() { LayerSheet.contents.check() }
    func testGeometry() { LayerSheet.geometry.check() }
    func testSpace() { LayerSheet.space.check() }
    func testEdges() { LayerSheet.edges.check() }
    func testShapes() { LayerSheet.shapes.check() }
    func testGradients() { LayerSheet.gradients.check() }
    func testText() { LayerSheet.text.check() }
    func testReplicators() { LayerSheet.replicators.check() }
    func testEmitters() { LayerSheet.emitters.check() }
    func testContainers() { LayerSheet.containers.check() }
}
