import XCTest

@testable import SpriteKit

/// Bodies by the formulas of mechanics, 150 points to a metre.
final class SpritePhysicsTests: XCTestCase, @unchecked Sendable {
    private final class Contacts: NSObject, SKPhysicsContactDelegate {
        var said: [String] = []

        func didBegin(_ contact: SKPhysicsContact) { said.append("begin " + names(contact)) }
        func didEnd(_ contact: SKPhysicsContact) { said.append("end " + names(contact)) }

        private func names(_ contact: SKPhysicsContact) -> String {
            [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "none" }.sorted().joined(separator: "-")
        }
    }

    @MainActor private func scene(gravity: CGVector = CGVector(dx: 0, dy: -9.8)) -> SKScene {
        let scene = SKScene(size: CGSize(width: 1000, height: 1000))
        scene.physicsWorld.gravity = gravity
        return scene
    }

    @MainActor private func ball(_ name: String, _ x: CGFloat, _ y: CGFloat, in scene: SKScene) -> SKNode {
        let node = SKNode()
        node.name = name
        node.position = CGPoint(x: x, y: y)
        let body = SKPhysicsBody(circleOfRadius: 15)
        body.linearDamping = 0
        body.angularDamping = 0
        node.physicsBody = body
        scene.addChild(node)
        return node
    }

    @MainActor private func run(_ scene: SKScene, _ frames: Int) {
        for _ in 0..<frames { scene.physicsWorld.simulate(scene, by: 1.0 / 60) }
    }

    private func onMain(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

    func testFreeFall() throws {
        try onMain {
            let scene = scene()
            let node = ball("a", 500, 900, in: scene)
            node.physicsBody?.velocity = CGVector(dx: 90, dy: 0)
            run(scene, 30)
            // Half a second in steps: the velocity first, then the place.
            let fallen = 9.8 * 150 / 3600 * CGFloat(30 * 31 / 2)
            XCTAssertEqual(node.position.y, 900 - fallen, accuracy: 0.01)
            XCTAssertEqual(node.position.x, 545, accuracy: 0.01)
            let velocity = try XCTUnwrap(node.physicsBody?.velocity)
            XCTAssertEqual(velocity.dy, -9.8 * 150 / 2, accuracy: 0.01)
            node.physicsBody?.affectedByGravity = false
            run(scene, 1)
            XCTAssertEqual(node.physicsBody?.velocity.dy ?? 0, velocity.dy, accuracy: 0.001)
        }
    }

    func testMassesForcesAndImpulses() {
        onMain {
            let body = SKPhysicsBody(rectangleOf: CGSize(width: 300, height: 150))
            XCTAssertEqual(body.area, 2, accuracy: 1e-9)
            XCTAssertEqual(body.mass, 2, accuracy: 1e-9)
            body.density = 3
            XCTAssertEqual(body.mass, 6, accuracy: 1e-9)
            body.mass = 4
            XCTAssertEqual(body.density, 2, accuracy: 1e-9)
            XCTAssertEqual(SKPhysicsBody(circleOfRadius: 150).mass, .pi, accuracy: 1e-9)
            let scene = scene(gravity: .zero)
            let node = SKNode()
            body.linearDamping = 0
            node.physicsBody = body
            scene.addChild(node)
            body.applyImpulse(CGVector(dx: 40, dy: 0))
            XCTAssertEqual(body.velocity.dx, 10, accuracy: 1e-6, "before there is a world")
            run(scene, 1)
            body.applyImpulse(CGVector(dx: 0, dy: 8))
            XCTAssertEqual(body.velocity.dx, 10, accuracy: 1e-3)
            XCTAssertEqual(body.velocity.dy, 2, accuracy: 1e-3)
            body.applyForce(CGVector(dx: 0, dy: 240))
            run(scene, 1)
            XCTAssertEqual(body.velocity.dy, 2 + 240 / 4 / 60, accuracy: 1e-3)
            run(scene, 1)
            XCTAssertEqual(body.velocity.dy, 3, accuracy: 1e-3, "a force acts in one frame")
        }
    }

    /// What meets what, by the masks of the two bodies; one of the two is enough (DEV-1192).
    func testCollisionsAndContactsByMasks() {
        onMain {
            for (collides, tells) in [(true, true), (true, false), (false, true), (false, false)] {
                let scene = scene(gravity: .zero)
                let heard = Contacts()
                scene.physicsWorld.contactDelegate = heard
                let a = ball("a", 400, 500, in: scene), b = ball("b", 500, 500, in: scene)
                a.physicsBody?.categoryBitMask = 1
                b.physicsBody?.categoryBitMask = 2
                b.physicsBody?.isDynamic = false
                a.physicsBody?.velocity = CGVector(dx: 300, dy: 0)
                a.physicsBody?.collisionBitMask = collides ? 2 : 0
                b.physicsBody?.collisionBitMask = 0
                a.physicsBody?.contactTestBitMask = 0
                b.physicsBody?.contactTestBitMask = tells ? 1 : 0
                run(scene, 40)
                XCTAssertEqual(a.position.x < 500, collides, "\(collides) \(tells)")
                XCTAssertEqual(heard.said, tells ? ["begin a-b", "end a-b"] : [], "\(collides) \(tells)")
            }
        }
    }

    func testABodyOfSeveralShapesTouchesOnce() {
        onMain {
            let scene = scene()
            let heard = Contacts()
            scene.physicsWorld.contactDelegate = heard
            scene.name = "edge"
            scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
            scene.physicsBody?.restitution = 0
            let node = SKNode()
            node.name = "two"
            node.position = CGPoint(x: 500, y: 100)
            node.physicsBody = SKPhysicsBody(bodies: [
                SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20), center: CGPoint(x: -30, y: 0)),
                SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20), center: CGPoint(x: 30, y: 0)),
            ])
            node.physicsBody?.contactTestBitMask = .max
            node.physicsBody?.restitution = 0
            scene.addChild(node)
            run(scene, 120)
            XCTAssertEqual(heard.said, ["begin edge-two"])
            XCTAssertEqual(node.position.y, 10, accuracy: 2.5)
            XCTAssertEqual(node.physicsBody?.allContactedBodies().map(\.node), [scene])
            node.removeFromParent()
            run(scene, 1)
            XCTAssertNil(scene.physicsWorld.body(at: CGPoint(x: 470, y: 10)))
        }
    }

    func testADelegateMayRemoveNodes() {
        final class Remover: NSObject, SKPhysicsContactDelegate {
            var count = 0
            func didBegin(_ contact: SKPhysicsContact) {
                count += 1
                contact.bodyA.node?.removeFromParent()
                contact.bodyB.node?.removeFromParent()
            }
        }
        onMain {
            let scene = self.scene(gravity: .zero)
            let remover = Remover()
            scene.physicsWorld.contactDelegate = remover
            for name in ["a", "b", "c"] { ball(name, 500, 500, in: scene).physicsBody?.contactTestBitMask = .max }
            run(scene, 3)
            XCTAssertEqual(scene.children.count, 0)
            XCTAssertEqual(remover.count, 3)
        }
    }

    func testNodesThatAreMovedTakeTheirBodiesAlong() {
        onMain {
            let scene = scene(gravity: .zero)
            let outer = SKNode()
            outer.position = CGPoint(x: 100, y: 100)
            outer.zRotation = .pi / 2
            scene.addChild(outer)
            let node = SKNode()
            node.position = CGPoint(x: 50, y: 0)
            node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
            outer.addChild(node)
            run(scene, 1)
            XCTAssertTrue(scene.physicsWorld.body(at: CGPoint(x: 100, y: 150)) === node.physicsBody)
            outer.position.x = 300
            run(scene, 1)
            XCTAssertNil(scene.physicsWorld.body(at: CGPoint(x: 100, y: 150)))
            XCTAssertTrue(scene.physicsWorld.body(at: CGPoint(x: 300, y: 150)) === node.physicsBody)
            node.physicsBody?.velocity = CGVector(dx: 0, dy: 60)
            run(scene, 1)
            XCTAssertEqual(node.position.x, 51, accuracy: 0.01, "in its parent's coordinates")
            node.setScale(3)
            run(scene, 1)
            XCTAssertTrue(scene.physicsWorld.body(at: CGPoint(x: 327, y: 152)) === node.physicsBody)
        }
    }

    func testRaysMeetTheNearestFirst() {
        onMain {
            let scene = scene(gravity: .zero)
            let far = ball("far", 700, 500, in: scene), near = ball("near", 300, 500, in: scene)
            let start = CGPoint(x: 0, y: 500), end = CGPoint(x: 1000, y: 500)
            XCTAssertTrue(scene.physicsWorld.body(alongRayStart: start, end: end) === near.physicsBody)
            var met: [SKNode?] = []
            scene.physicsWorld.enumerateBodies(alongRayStart: start, end: end) { body, point, normal, _ in
                met.append(body.node)
                if met.count == 1 {
                    XCTAssertEqual(point.x, 285, accuracy: 0.01)
                    XCTAssertEqual(normal.dx, -1, accuracy: 0.001)
                }
            }
            XCTAssertEqual(met, [near, far])
        }
    }

    func testJointsHold() throws {
        try onMain {
            let scene = scene()
            let nail = ball("nail", 500, 500, in: scene)
            nail.physicsBody?.isDynamic = false
            let pendulum = ball("pendulum", 600, 500, in: scene)
            let a = try XCTUnwrap(nail.physicsBody), b = try XCTUnwrap(pendulum.physicsBody)
            scene.physicsWorld.add(SKPhysicsJointPin.joint(withBodyA: a, bodyB: b, anchor: nail.position))
            run(scene, 40)
            XCTAssertEqual(hypot(pendulum.position.x - 500, pendulum.position.y - 500), 100, accuracy: 1)
            XCTAssertLessThan(pendulum.position.y, 450)
            XCTAssertEqual(b.joints.count, 1)
            scene.physicsWorld.removeAllJoints()
            pendulum.position = CGPoint(x: 500, y: 460)
            b.velocity = .zero
            let rope = SKPhysicsJointLimit.joint(
                withBodyA: a, bodyB: b, anchorA: nail.position, anchorB: pendulum.position)
            rope.maxLength = 120
            scene.physicsWorld.add(rope)
            run(scene, 240)
            XCTAssertEqual(pendulum.position.y, 380, accuracy: 2)
            pendulum.removeFromParent()
            run(scene, 1)
            XCTAssertEqual(b.joints.count, 0)
        }
    }

    func testFieldsPull() {
        onMain {
            let scene = scene(gravity: .zero)
            let field = SKFieldNode.linearGravityField(withVector: vector_float3(2, 0, 0))
            field.strength = 3
            field.categoryBitMask = 1
            scene.addChild(field)
            let node = ball("a", 100, 100, in: scene), other = ball("b", 100, 300, in: scene)
            other.physicsBody?.fieldBitMask = 2
            run(scene, 60)
            XCTAssertEqual(node.physicsBody?.velocity.dx ?? 0, 6 * 150, accuracy: 1)
            XCTAssertEqual(other.physicsBody?.velocity.dx ?? 1, 0)
        }
    }

    /// DEV-1191: the convex outline of a texture.
    func testATexturesBodyIsItsConvexOutline() {
        onMain {
            var data = Data(count: 40 * 40 * 4)
            for y in 0..<40 {
                for x in 0..<40 where x >= y { data[(y * 40 + x) * 4 + 3] = 255 }
            }
            let texture = SKTexture(data: data, size: CGSize(width: 40, height: 40))
            let body = SKPhysicsBody(texture: texture, size: CGSize(width: 300, height: 300))
            XCTAssertEqual(body.area, 2, accuracy: 0.11, "half of the square")
            XCTAssertEqual(
                SKPhysicsBody(texture: texture, alphaThreshold: 1, size: CGSize(width: 300, height: 300)).area,
                body.area)
            let empty = SKTexture(data: Data(count: 4), size: CGSize(width: 1, height: 1))
            XCTAssertEqual(SKPhysicsBody(texture: empty, size: CGSize(width: 10, height: 10)).area, 0)
        }
    }

    func testPolygonsAreTakenApart() {
        onMain {
            let path = CGMutablePath()
            // An L, counterclockwise and clockwise.
            let corners = [(0, 0), (300, 0), (300, 150), (150, 150), (150, 300), (0, 300)].map {
                CGPoint(x: $0.0, y: $0.1)
            }
            for outline in [corners, corners.reversed()] {
                let path = CGMutablePath()
                path.addLines(between: outline)
                path.closeSubpath()
                XCTAssertEqual(SKPhysicsBody(polygonFrom: path).area, 3, accuracy: 1e-9)
            }
            XCTAssertEqual(SKPhysicsBody(polygonFrom: path).area, 0, "of nothing")
            let circle = CGPath(ellipseIn: CGRect(x: -150, y: -150, width: 300, height: 300), transform: nil)
            XCTAssertEqual(SKPhysicsBody(polygonFrom: circle).area, .pi, accuracy: 0.01)
        }
    }

    /// Nothing that an app can write ends the process, which Box2D's own assertions would.
    func testNumbersThatAreNone() {
        onMain {
            let scene = scene()
            let bad: [CGFloat] = [.nan, .infinity, -1, 0, 1e300]
            for value in bad {
                let node = SKNode()
                node.position = CGPoint(x: value, y: 0)
                let body = SKPhysicsBody(bodies: [
                    SKPhysicsBody(circleOfRadius: value), SKPhysicsBody(rectangleOf: CGSize(width: value, height: 10)),
                    SKPhysicsBody(
                        polygonFrom: CGPath(rect: CGRect(x: 0, y: 0, width: value, height: value), transform: nil)),
                ])
                body.mass = value
                body.friction = value
                body.restitution = value
                body.linearDamping = value
                node.physicsBody = body
                scene.addChild(node)
                body.velocity = CGVector(dx: value, dy: value)
                body.applyForce(CGVector(dx: value, dy: value))
                body.applyTorque(value)
                node.xScale = value
            }
            let edge = SKNode()
            edge.physicsBody = SKPhysicsBody(edgeFrom: .zero, to: .zero)
            scene.addChild(edge)
            run(scene, 5)
            XCTAssertNil(scene.physicsWorld.body(alongRayStart: CGPoint(x: 9, y: 9), end: CGPoint(x: 9, y: 9)))
            XCTAssertEqual(scene.children.count, bad.count + 1)
        }
    }

    func testTheSameTwice() {
        onMain {
            @MainActor func play() -> [CGPoint] {
                let scene = scene()
                scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
                let balls = (0..<30).map {
                    ball("\($0)", 300 + CGFloat($0 % 7) * 31, 200 + CGFloat($0) * 22, in: scene)
                }
                run(scene, 200)
                return balls.map(\.position)
            }
            let (first, second) = (play(), play())
            XCTAssertEqual(first, second)
        }
    }
}
