import SceneKit
import TestSupport
import XCTest

/// Scenes as values (DEV-1241): trees, places, turns, sizes; views that stay empty.
final class SceneKitTests: MainTestCase, @unchecked Sendable {
    private func near(_ got: SCNVector3, _ x: Float, _ y: Float, _ z: Float, line: UInt = #line) {
        XCTAssertEqual(got.x, x, accuracy: 1e-5, line: line)
        XCTAssertEqual(got.y, y, accuracy: 1e-5, line: line)
        XCTAssertEqual(got.z, z, accuracy: 1e-5, line: line)
    }

    func testTheTree() {
        let scene = SCNScene(), a = SCNNode(),
            b = SCNNode(geometry: SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0)), c = SCNNode()
        (a.name, b.name, c.name) = ("a", "b", "c")
        scene.rootNode.addChildNode(a)
        scene.rootNode.addChildNode(c)
        a.addChildNode(b)
        XCTAssertTrue(b.parent === a)
        XCTAssertNil(scene.rootNode.childNode(withName: "b", recursively: false))
        XCTAssertTrue(scene.rootNode.childNode(withName: "b", recursively: true) === b)
        c.addChildNode(b)
        XCTAssertEqual(a.childNodes.count, 0, "it has left")
        XCTAssertEqual(scene.rootNode.childNodes { node, _ in node.name != "a" }.map { $0.name }, ["c", "b"])
        let copy = c.clone()
        XCTAssertEqual(copy.childNodes.first?.name, "b")
        XCTAssertTrue(copy.childNodes.first?.geometry === b.geometry)
        b.removeFromParentNode()
        XCTAssertNil(b.parent)
        XCTAssertEqual(copy.childNodes.count, 1)
    }

    func testPlacesAndTurns() {
        let node = SCNNode(), inner = SCNNode()
        node.addChildNode(inner)
        node.position = SCNVector3(10, 0, 0)
        node.rotation = SCNVector4(0, 0, 1, Float.pi / 2)
        node.scale = SCNVector3(2, 2, 2)
        inner.position = SCNVector3(1, 0, 0)
        near(inner.worldPosition, 10, 2, 0)
        near(node.convertPosition(SCNVector3(10, 2, 0), from: nil), 1, 0, 0)
        near(node.convertPosition(SCNVector3(0, 1, 0), to: nil), 8, 0, 0)
        node.eulerAngles = SCNVector3(0.3, -0.4, 0.5)
        near(node.eulerAngles, 0.3, -0.4, 0.5)
        let other = SCNNode()
        other.transform = node.transform
        near(other.position, 10, 0, 0)
        near(other.scale, 2, 2, 2)
        near(other.eulerAngles, 0.3, -0.4, 0.5)
        inner.worldPosition = SCNVector3(1, 2, 3)
        near(inner.worldPosition, 1, 2, 3)
        let turn = SCNMatrix4MakeRotation(.pi / 2, 0, 1, 0)
        near(SCNVector3(turn.m11, turn.m12, turn.m13), 0, 0, -1)
        let back = SCNMatrix4Mult(turn, SCNMatrix4Invert(turn))
        XCTAssertEqual(back.m11, 1, accuracy: 1e-6)
        XCTAssertEqual(back.m13, 0, accuracy: 1e-6)
        XCTAssertTrue(SCNMatrix4IsIdentity(SCNMatrix4Identity))
    }

    func testEulerAnglesTurnZFirst() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(Float.pi / 2, 0, Float.pi / 2)
        // Around z x becomes y, and around x that becomes z.
        near(node.convertPosition(SCNVector3(1, 0, 0), to: nil), 0, 0, 1)
    }

    func testSizes() {
        near(SCNBox(width: 1, height: 2, length: 4, chamferRadius: 0).boundingBox.max, 0.5, 1, 2)
        near(SCNSphere(radius: 3).boundingBox.min, -3, -3, -3)
        near(SCNPlane(width: 2, height: 4).boundingBox.max, 1, 2, 0)
        near(SCNPyramid(width: 2, height: 3, length: 4).boundingBox.max, 1, 3, 2)
        let lines = SCNGeometry(
            sources: [SCNGeometrySource(vertices: [SCNVector3(0, 1, 2), SCNVector3(-1, 5, 0)])],
            elements: [SCNGeometryElement(indices: [Int32(0), 1], primitiveType: .line)])
        near(lines.boundingBox.min, -1, 1, 0)
        XCTAssertEqual(lines.elements[0].primitiveCount, 1)
        let node = SCNNode(), child = SCNNode(geometry: SCNSphere(radius: 1))
        child.position = SCNVector3(5, 0, 0)
        node.addChildNode(child)
        near(node.boundingBox.min, 4, -1, -1)
        let material = SCNMaterial()
        material.diffuse.contents = UIColor.red
        let box = SCNBox()
        box.insertMaterial(material, at: 0)
        XCTAssertTrue(box.firstMaterial === material)
    }

    func testAViewStaysEmpty() throws {
        try onMain {
            let root = UIViewController(), view = SCNView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            root.view.addSubview(view)
            let scene = SCNScene()
            scene.rootNode.addChildNode(SCNNode(geometry: SCNSphere(radius: 1)))
            view.scene = scene
            view.backgroundColor = .red
            harness.show(root: root)
            harness.advance(by: 0.1)
            XCTAssertTrue(view.hitTest(CGPoint(x: 10, y: 5)).isEmpty)
            XCTAssertEqual(view.snapshot().size, CGSize(width: 20, height: 10))
            XCTAssertNil(SCNScene(named: "ship.scn"))
            XCTAssertThrowsError(try SCNScene(url: URL(fileURLWithPath: "/ship.scn")))
            var isOver = false
            SCNTransaction.begin()
            SCNTransaction.animationDuration = 2
            SCNTransaction.completionBlock = { isOver = true }
            SCNTransaction.commit()
            XCTAssertFalse(isOver)
            harness.turn { isOver }
            XCTAssertTrue(isOver)
        }
    }

    func testABoxCanBeSetAndABallIsAroundIt() {
        onMain {
            let box = SCNBox(width: 2, height: 4, length: 4, chamferRadius: 0)
            let volume: any SCNBoundingVolume = box
            XCTAssertEqual(volume.boundingSphere.radius, 3, accuracy: 0.001)
            volume.boundingBox = (SCNVector3(0, 0, 0), SCNVector3(2, 0, 0))
            XCTAssertEqual(Double(box.boundingBox.max.x), 2, accuracy: 0.001)
            XCTAssertEqual(Double(volume.boundingSphere.center.x), 1, accuracy: 0.001)
            let node = SCNNode(geometry: box)
            XCTAssertEqual(Double(node.boundingBox.max.x), 2, accuracy: 0.001)
            let renderer: any SCNSceneRenderer = SCNView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            renderer.pointOfView = node
            XCTAssertTrue(renderer.pointOfView === node)
            XCTAssertTrue(renderer.hitTest(.zero, options: nil).isEmpty)
        }
    }
}
