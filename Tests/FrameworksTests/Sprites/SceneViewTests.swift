import TestSupport
import XCTest

@testable import SpriteKit

/// A scene in a view in a running app: frames, touches, pixels, transitions.
final class SpriteViewTests: MainTestCase, @unchecked Sendable {
    private final class Button: SKSpriteNode {
        var said: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            said.append("began \(touches.map { $0.location(in: self) })")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { said.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { said.append("ended") }
    }

    private final class Play: SKScene {
        var said: [String] = []
        var frames = 0
        override func didMove(to view: SKView) { said.append("didMove") }
        override func willMove(from view: SKView) { said.append("willMove") }
        override func update(_ currentTime: TimeInterval) { frames += 1 }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            // A scene hands on what it got, and gets it no second time.
            super.touchesBegan(touches, with: event)
            said.append("began \(touches.map { $0.location(in: self) })")
        }
    }

    @MainActor private func show(_ scene: SKScene) -> SKView {
        let controller = UIViewController()
        let view = SKView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        controller.view.addSubview(view)
        harness.show(root: controller)
        view.presentScene(scene)
        harness.advance(by: 0.5)
        return view
    }

    func testTouchesGoToTheNodeThatTakesThem() {
        onMain {
            let scene = Play(size: CGSize(width: 100, height: 100))
            let button = Button(color: .red, size: CGSize(width: 40, height: 40))
            button.position = CGPoint(x: 50, y: 50)
            let label = SKLabelNode(text: "over it")
            label.position = button.position
            scene.addChild(button)
            scene.addChild(label)
            _ = show(scene)
            scene.said = []
            harness.tap(CGPoint(x: 170, y: 150))
            XCTAssertEqual(scene.said, ["began [(60.0, 50.0)]"], "no node takes touches")
            button.isUserInteractionEnabled = true
            harness.drag(from: CGPoint(x: 170, y: 150), to: CGPoint(x: 230, y: 190))
            XCTAssertEqual(button.said.first, "began [(10.0, 0.0)]")
            XCTAssertEqual(button.said.last, "ended", "a touch stays with its node")
            XCTAssertTrue(button.said.contains("moved"))
            XCTAssertEqual(scene.said.count, 1)
            scene.isUserInteractionEnabled = false
            harness.tap(CGPoint(x: 55, y: 105))
            XCTAssertEqual(scene.said.count, 1)
        }
    }

    func testFramesComeWhileThereIsAWindow() {
        onMain {
            let scene = Play(size: CGSize(width: 100, height: 100))
            let view = show(scene)
            let before = scene.frames
            harness.advance(by: 1)
            XCTAssertEqual(scene.frames - before, 60, accuracy: 1)
            view.isPaused = true
            let held = scene.frames
            harness.advance(by: 0.5)
            XCTAssertEqual(scene.frames, held)
            view.isPaused = false
            view.removeFromSuperview()
            harness.advance(by: 0.5)
            XCTAssertEqual(scene.frames, held)
        }
    }

    func testWhatIsSeen() {
        onMain {
            let scene = Play(size: CGSize(width: 100, height: 100))
            scene.backgroundColor = .green
            let node = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
            node.anchorPoint = .zero
            scene.addChild(node)
            let view = show(scene)
            // The lower left quarter of the view.
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 60, y: 190)), Pixel(r: 255, g: 0, b: 0))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 60, y: 110)), Pixel(r: 0, g: 255, b: 0))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 240, y: 190)), Pixel(r: 0, g: 255, b: 0))
            node.run(.moveBy(x: 50, y: 0, duration: 0.2))
            harness.advance(by: 0.5)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 60, y: 190)), Pixel(r: 0, g: 255, b: 0))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 240, y: 190)), Pixel(r: 255, g: 0, b: 0))
            view.presentScene(nil)
            harness.advance(by: 0.1)
            XCTAssertTrue(view.layer.sublayers?.isEmpty ?? true)
            XCTAssertEqual(scene.said, ["didMove", "willMove"])
        }
    }

    /// DEV-1195: each ends with the new scene alone.
    func testTransitions() {
        onMain {
            let kinds: [SKTransition] = [
                .crossFade(withDuration: 0.4), .fade(withDuration: 0.4), .moveIn(with: .left, duration: 0.4),
                .push(with: .up, duration: 0.4), .reveal(with: .down, duration: 0.4),
                .doorsOpenHorizontal(withDuration: 0.4),
                .doorsCloseVertical(withDuration: 0.4), .flipVertical(withDuration: 0.4), .doorway(withDuration: 0),
            ]
            var scene = Play(size: CGSize(width: 100, height: 100))
            let view = show(scene)
            for transition in kinds {
                let next = Play(size: CGSize(width: 100, height: 100))
                next.backgroundColor = .blue
                view.presentScene(next, transition: transition)
                XCTAssertTrue(view.scene === next)
                XCTAssertEqual(scene.said, ["didMove", "willMove"])
                XCTAssertEqual(next.said, ["didMove"])
                harness.advance(by: 0.2)
                XCTAssertEqual(next.frames, transition.duration == 0 ? next.frames : 0, "it stands still meanwhile")
                harness.advance(by: 0.5)
                XCTAssertGreaterThan(next.frames, 0)
                XCTAssertNil(scene.view)
                XCTAssertEqual(view.layer.sublayers?.count, 1)
                XCTAssertEqual(harness.pixel(at: CGPoint(x: 150, y: 150)), Pixel(r: 0, g: 0, b: 255))
                scene = next
            }
        }
    }
}
