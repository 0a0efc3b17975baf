import XCTest

@testable import SpriteKit

/// Actions by their formulas, in the order of a frame.
final class SpriteActionTests: XCTestCase, @unchecked Sendable {
    @MainActor private final class Frames {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        private var time = 0.0

        func run(_ seconds: [Double]) {
            for step in seconds {
                time += step
                scene.runFrame(at: time, isHeld: false)
            }
        }
    }

    private func onMain(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

    /// A node in a scene whose first frame has been.
    @MainActor private func start() -> (Frames, SKNode) {
        let frames = Frames()
        let node = SKNode()
        frames.scene.addChild(node)
        frames.run([0])
        return (frames, node)
    }

    func testChangesAddUpAndTimeIsHandedOn() {
        onMain {
            let (frames, node) = start()
            var said: [String] = []
            node.run(
                .sequence([
                    .moveBy(x: 100, y: 0, duration: 0.5), .run { said.append("moved") },
                    .moveBy(x: 0, y: 10, duration: 0.1),
                ])
            ) { said.append("over") }
            node.run(.moveBy(x: -10, y: 0, duration: 1))
            XCTAssertTrue(node.hasActions())
            frames.run([1])
            XCTAssertEqual(node.position, .zero, "it begins with the next frame, at no time")
            frames.run([0.25])
            XCTAssertEqual(node.position.x, 50 - 2.5, accuracy: 1e-9)
            XCTAssertEqual(said, [])
            // 0.05 seconds are left for the last part.
            frames.run([0.3])
            XCTAssertEqual(node.position.x, 100 - 5.5, accuracy: 1e-9)
            XCTAssertEqual(node.position.y, 5, accuracy: 1e-9)
            XCTAssertEqual(said, ["moved"])
            frames.run([0.06])
            XCTAssertEqual(said, ["moved", "over"])
            frames.run([1])
            XCTAssertEqual(node.position, CGPoint(x: 90, y: 10))
            XCTAssertFalse(node.hasActions())
        }
    }

    func testTimingModesAndFunctions() {
        onMain {
            let rules: [(SKActionTimingMode, CGFloat)] = [
                (.linear, 0.25), (.easeIn, 0.0625), (.easeOut, 0.4375), (.easeInEaseOut, 0.15625),
            ]
            for (mode, part) in rules {
                let (frames, node) = start()
                let action = SKAction.moveTo(x: 100, duration: 1)
                action.timingMode = mode
                node.run(action)
                frames.run([0, 0.25])
                XCTAssertEqual(node.position.x, 100 * part, accuracy: 1e-6, "\(mode)")
            }
            let (frames, node) = start()
            let action = SKAction.fadeOut(withDuration: 1)
            action.timingFunction = { $0 * $0 * $0 }
            node.run(action)
            frames.run([0, 0.5])
            XCTAssertEqual(node.alpha, 1 - 0.125, accuracy: 1e-6)
        }
    }

    func testSpeedsMultiplyAndPausesHold() {
        onMain {
            let (frames, node) = start()
            let child = SKNode()
            node.addChild(child)
            node.speed = 2
            child.speed = 3
            let action = SKAction.moveBy(x: 60, y: 0, duration: 10)
            action.speed = 0.5
            child.run(action)
            frames.run([0, 1])
            XCTAssertEqual(child.position.x, 6 * 3, accuracy: 1e-9)
            node.isPaused = true
            frames.run([1, 1])
            XCTAssertEqual(child.position.x, 18, accuracy: 1e-9)
            node.isPaused = false
            frames.run([0.5])
            XCTAssertEqual(child.position.x, 27, accuracy: 1e-9)
        }
    }

    func testGroupsRoundsAndKeys() {
        onMain {
            let (frames, node) = start()
            var rounds = 0, ended = 0
            let group = SKAction.group([.wait(forDuration: 0.2), .wait(forDuration: 0.5)])
            XCTAssertEqual(group.duration, 0.5)
            node.run(.repeat(.sequence([group, .run { rounds += 1 }]), count: 3)) { ended += 1 }
            frames.run([0, 0.5, 0.5])
            XCTAssertEqual([rounds, ended], [2, 0])
            frames.run([0.5])
            XCTAssertEqual([rounds, ended], [3, 1])
            node.run(.repeatForever(.run { rounds += 1 }), withKey: "count")
            frames.run([0.1, 0.1])
            XCTAssertEqual(rounds, 5, "a round without time comes once a frame")
            XCTAssertNotNil(node.action(forKey: "count"))
            node.run(.wait(forDuration: 1), withKey: "count")
            frames.run([0.1])
            XCTAssertEqual(rounds, 5, "another action under its name ended it")
            node.removeAction(forKey: "count")
            XCTAssertFalse(node.hasActions())
        }
    }

    func testReversedActions() {
        onMain {
            let (frames, node) = start()
            let there = SKAction.sequence([.moveBy(x: 30, y: 0, duration: 0.1), .scale(by: 2, duration: 0.1), .hide()])
            node.run(.sequence([there, there.reversed()]))
            frames.run([0, 0.1, 0.1])
            XCTAssertEqual(node.position.x, 30, accuracy: 1e-9)
            XCTAssertEqual(node.xScale, 2, accuracy: 1e-9)
            frames.run([0.1, 0.1, 0.01])
            XCTAssertEqual(node.position.x, 0, accuracy: 1e-9)
            XCTAssertEqual(node.xScale, 1, accuracy: 1e-9)
            XCTAssertFalse(node.isHidden)
            XCTAssertEqual(SKAction.moveTo(x: 5, duration: 2).reversed().duration, 2)
        }
    }

    func testAPathIsFollowedByItsLength() {
        onMain {
            let (frames, node) = start()
            node.position = CGPoint(x: 5, y: 5)
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: 30))
            path.addLine(to: CGPoint(x: 10, y: 30))
            let action = SKAction.follow(path, asOffset: true, orientToPath: true, speed: 20)
            XCTAssertEqual(action.duration, 2, accuracy: 1e-9)
            node.run(action)
            frames.run([0, 1])
            XCTAssertEqual(node.position, CGPoint(x: 5, y: 25))
            XCTAssertEqual(node.zRotation, 0, accuracy: 1e-9, "its y axis points along the path")
            frames.run([0.75])
            XCTAssertEqual(node.position.x, 10, accuracy: 1e-9)
            XCTAssertEqual(node.zRotation, -.pi / 2, accuracy: 1e-9)
        }
    }

    func testTexturesAndColours() {
        onMain {
            let frames = Frames()
            let textures = (1...4).map { SKTexture(data: Data(count: 4 * $0), size: CGSize(width: $0, height: 1)) }
            let sprite = SKSpriteNode(texture: textures[0])
            frames.scene.addChild(sprite)
            frames.run([0])
            sprite.run(.animate(with: textures, timePerFrame: 0.1, resize: true, restore: true))
            frames.run([0, 0.15])
            XCTAssertTrue(sprite.texture === textures[1])
            XCTAssertEqual(sprite.size.width, 2)
            frames.run([0.3])
            XCTAssertTrue(sprite.texture === textures[0])
            sprite.color = .red
            sprite.run(.colorize(with: .blue, colorBlendFactor: 1, duration: 1))
            frames.run([0, 0.5])
            XCTAssertEqual(RGBA(sprite.color).red, 0.5, accuracy: 1e-6)
            XCTAssertEqual(sprite.colorBlendFactor, 0.5, accuracy: 1e-6)
        }
    }

    /// DEV-1194: a sound isn't heard, and takes its time where it is waited for.
    func testASoundTakesNoTimeUnlessItIsWaitedFor() {
        onMain {
            XCTAssertEqual(SKAction.playSoundFileNamed("none.caf", waitForCompletion: false).duration, 0)
            let (frames, node) = start()
            var said = 0
            node.run(.sequence([.playSoundFileNamed("none.caf", waitForCompletion: false), .run { said += 1 }]))
            frames.run([0])
            XCTAssertEqual(said, 1)
        }
    }

    func testAnActionThatIsRemovedSaysNothingMore() {
        onMain {
            let (frames, node) = start()
            var said: [Int] = []
            node.run(.sequence([.run { said.append(1) }, .run { node.removeAllActions() }, .run { said.append(2) }])) {
                said.append(3)
            }
            frames.run([0, 0.1])
            XCTAssertEqual(said, [1])
        }
    }
}
