import XCTest

@testable import SpriteKit

/// A scene's tree, coordinates, particles and files.
final class SpriteSceneTests: XCTestCase, @unchecked Sendable {
    private func onMain(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

    // MARK: Frames

    private final class Play: SKScene, SKSceneDelegate {
        var said: [String] = []
        override func update(_ currentTime: TimeInterval) { said.append("update") }
        override func didEvaluateActions() { said.append("actions") }
        override func didSimulatePhysics() { said.append("physics") }
        override func didApplyConstraints() { said.append("constraints") }
        override func didFinishUpdate() { said.append("finish") }
        func didSimulatePhysics(for scene: SKScene) { said.append("physics for") }
    }

    func testTheOrderOfAFrame() {
        onMain {
            let scene = Play(size: CGSize(width: 10, height: 10))
            scene.delegate = scene
            let node = SKNode()
            node.constraints = [.positionX(SKRange(upperLimit: 3))]
            scene.addChild(node)
            node.run(
                .sequence([.moveBy(x: 8, y: 0, duration: 0), .run { scene.said.append("action \(node.position.x)") }]))
            scene.runFrame(at: 1, isHeld: false)
            XCTAssertEqual(
                scene.said, ["update", "action 8.0", "actions", "physics", "physics for", "constraints", "finish"])
            XCTAssertEqual(node.position.x, 3)
            scene.isPaused = true
            scene.runFrame(at: 2, isHeld: false)
            XCTAssertEqual(scene.said.count, 7)
        }
    }

    func testConstraints() {
        onMain {
            let scene = SKScene(size: CGSize(width: 100, height: 100)), other = SKNode(), node = SKNode()
            other.position = CGPoint(x: 50, y: 50)
            node.position = CGPoint(x: 50, y: 10)
            scene.addChild(other)
            scene.addChild(node)
            node.constraints = [
                .distance(SKRange(upperLimit: 20), to: other), .orient(to: other, offset: SKRange(constantValue: 0)),
            ]
            scene.runFrame(at: 0, isHeld: false)
            XCTAssertEqual(node.position.y, 30, accuracy: 1e-9)
            XCTAssertEqual(node.zRotation, .pi / 2, accuracy: 1e-9)
        }
    }

    // MARK: Coordinates

    func testHowASceneFillsItsView() {
        onMain {
            let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            let scene = SKScene(size: CGSize(width: 100, height: 100))
            view.presentScene(scene)
            let rules: [(SKSceneScaleMode, CGPoint, CGPoint)] = [
                (.fill, CGPoint(x: 0, y: 200), CGPoint(x: 400, y: 0)),
                (.aspectFit, CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 0)),
                (.aspectFill, CGPoint(x: 0, y: 300), CGPoint(x: 400, y: -100)),
            ]
            for (mode, origin, corner) in rules {
                scene.scaleMode = mode
                for anchor in [CGPoint.zero, CGPoint(x: 0.5, y: 0.25)] {
                    scene.anchorPoint = anchor
                    let area = scene.frame
                    XCTAssertEqual(scene.convertPoint(toView: area.origin), origin, "\(mode)")
                    XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: area.maxX, y: area.maxY)), corner, "\(mode)")
                    XCTAssertEqual(scene.convertPoint(fromView: origin), area.origin, "\(mode)")
                }
            }
            scene.anchorPoint = .zero
            scene.scaleMode = .fill
            let camera = SKCameraNode()
            camera.position = CGPoint(x: 20, y: 30)
            camera.setScale(0.5)
            scene.addChild(camera)
            scene.camera = camera
            XCTAssertEqual(
                scene.convertPoint(toView: camera.position), CGPoint(x: 200, y: 100),
                "what it looks at is in the middle")
            XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: 45, y: 55)), CGPoint(x: 400, y: 0))
            let resized = SKScene(size: CGSize(width: 1, height: 1))
            resized.scaleMode = .resizeFill
            view.presentScene(resized)
            XCTAssertEqual(resized.size, view.bounds.size)
            XCTAssertNil(scene.view)
        }
    }

    func testPointsFindTheFrontmost() {
        onMain {
            let scene = SKScene(size: CGSize(width: 100, height: 100))
            @MainActor func square(_ name: String, z: CGFloat, in parent: SKNode) -> SKSpriteNode {
                let node = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
                node.name = name
                node.zPosition = z
                parent.addChild(node)
                return node
            }
            let back = square("back", z: 0, in: scene), front = square("front", z: 0, in: scene)
            let raised = square("raised", z: 5, in: back)
            raised.position = CGPoint(x: 15, y: 0)
            XCTAssertEqual(scene.nodes(at: .zero).map(\.name), ["raised", "front", "back"])
            XCTAssertEqual(scene.atPoint(CGPoint(x: -18, y: 0)), front)
            XCTAssertEqual(scene.atPoint(CGPoint(x: 30, y: 0)), raised)
            front.isHidden = true
            XCTAssertEqual(scene.nodes(at: .zero), [raised, back])
            XCTAssertEqual(scene.atPoint(CGPoint(x: 80, y: 80)), scene)
            back.position = CGPoint(x: 10, y: 20)
            back.zRotation = .pi / 2
            back.setScale(2)
            let point = raised.convert(.zero, to: scene)
            XCTAssertEqual(point.x, 10, accuracy: 1e-9)
            XCTAssertEqual(point.y, 50, accuracy: 1e-9)
            XCTAssertEqual(raised.convert(point, from: scene).x, 0, accuracy: 1e-9)
            XCTAssertEqual(back.size, CGSize(width: 80, height: 80), "a sprite's size has its scale")
            XCTAssertEqual(back.calculateAccumulatedFrame().height, 110, accuracy: 1e-9)
            raised.move(toParent: scene)
            XCTAssertEqual(raised.position.y, 50, accuracy: 1e-9)
        }
    }

    func testSearches() {
        onMain {
            let root = SKNode(), a1 = SKNode(), a2 = SKNode(), deep = SKNode()
            (a1.name, a2.name, deep.name) = ("a1", "a2", "deep")
            root.addChild(a1)
            root.addChild(a2)
            a2.addChild(deep)
            XCTAssertEqual(root["a[0-1]"], [a1])
            XCTAssertEqual(root["a*"], [a1, a2])
            XCTAssertEqual(root["a2/*"], [deep])
            XCTAssertEqual(deep["/a1"], [a1])
            XCTAssertEqual(deep[".."], [a2])
            XCTAssertEqual(deep["../.././a1"], [a1])
            XCTAssertEqual(root["//*"].filter { $0.name != nil }, [a1, a2, deep])
            XCTAssertEqual(root[".//deep"], [deep])
            XCTAssertEqual(root["deep"], [])
            var count = 0
            root.enumerateChildNodes(withName: "a*") { _, stop in
                count += 1
                stop.pointee = true
            }
            XCTAssertEqual(count, 1)
        }
    }

    // MARK: Pictures

    /// The pixel at a point.
    @MainActor private func pixel(_ texture: SKTexture?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let pixels = texture?.image.pixels else { return [] }
        let scale = Int(texture?.scale ?? 1)
        let bytes = (pixels.data + y * scale * pixels.bytesPerRow + 4 * x * scale).assumingMemoryBound(to: UInt8.self)
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    /// DEV-1190: `screen` adds light, `multiply` covers, a program of the GPU's does nothing.
    func testHeightsLightAndMasksInPictures() {
        onMain {
            let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let root = SKNode()
            let back = SKSpriteNode(
                color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), size: CGSize(width: 40, height: 40))
            let white = SKTexture(data: Data(repeating: 255, count: 4), size: CGSize(width: 1, height: 1))
            let light = SKSpriteNode(texture: white, size: CGSize(width: 20, height: 40))
            light.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            light.colorBlendFactor = 1
            light.blendMode = .add
            light.position.x = -10
            light.zPosition = 1
            root.addChild(light)
            root.addChild(back)
            let area = CGRect(x: -20, y: -20, width: 40, height: 40)
            var picture = view.texture(from: root, crop: area)
            XCTAssertEqual(pixel(picture, 5, 20), [255, 0, 255, 255], "light adds to what is below")
            XCTAssertEqual(pixel(picture, 35, 20), [0, 0, 255, 255])
            light.shader = SKShader(source: "void main() {}")
            for (mode, color) in [(SKBlendMode.screen, [255, 0, 255, 255]), (.multiply, [255, 0, 0, 255])] {
                light.blendMode = mode
                XCTAssertEqual(pixel(view.texture(from: root, crop: area), 5, 20).map(Int.init), color)
            }
            light.blendMode = .add
            light.zPosition = -1
            picture = view.texture(from: root, crop: area)
            XCTAssertEqual(pixel(picture, 5, 20), [0, 0, 255, 255], "what is higher is drawn later")
            let crop = SKCropNode()
            back.move(toParent: crop)
            crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 20, height: 20))
            picture = view.texture(from: crop, crop: area)
            XCTAssertEqual(pixel(picture, 20, 20), [0, 0, 255, 255])
            XCTAssertEqual(pixel(picture, 2, 20), [0, 0, 0, 0])
        }
    }

    func testTexturesOfParts() {
        onMain {
            var data = Data()
            for value: UInt8 in [10, 20, 30, 40] { data += [value, 0, 0, 255] }
            // The bottom row first: 10 20 / 30 40.
            let whole = SKTexture(data: data, size: CGSize(width: 2, height: 2))
            XCTAssertEqual(pixel(whole, 0, 0)[0], 30)
            let part = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), in: whole)
            XCTAssertEqual(part.size(), CGSize(width: 1, height: 1))
            XCTAssertEqual(part.textureRect(), CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))
            XCTAssertEqual(pixel(part, 0, 0)[0], 20)
            XCTAssertEqual(SKTexture(data: Data(), size: CGSize(width: 9, height: 9)).image, TextureFiles.missing)
        }
    }

    func testLabels() {
        onMain {
            let label = SKLabelNode(text: "Play")
            label.fontSize = 40
            XCTAssertEqual(label.frame.midX, 0, accuracy: 0.5)
            XCTAssertLessThan(label.frame.minY, 0, "the y hangs below the baseline")
            label.horizontalAlignmentMode = .left
            XCTAssertEqual(label.frame.minX, 0, accuracy: 0.5)
            label.horizontalAlignmentMode = .right
            XCTAssertEqual(label.frame.maxX, 0, accuracy: 0.5)
            label.verticalAlignmentMode = .center
            XCTAssertEqual(label.frame.midY, 0, accuracy: 0.5)
            label.verticalAlignmentMode = .top
            XCTAssertEqual(label.frame.maxY, 0, accuracy: 0.5)
            label.verticalAlignmentMode = .bottom
            XCTAssertEqual(label.frame.minY, 0, accuracy: 0.5)
            label.text = nil
            XCTAssertEqual(label.frame.size, .zero)
        }
    }

    func testCopiesAreWhole() throws {
        try onMain {
            let sprite = SKSpriteNode(color: .green, size: CGSize(width: 3, height: 4)), label = SKLabelNode(text: "x")
            sprite.physicsBody = SKPhysicsBody(circleOfRadius: 2)
            sprite.physicsBody?.categoryBitMask = 8
            sprite.addChild(label)
            let copy = try XCTUnwrap(sprite.copy() as? SKSpriteNode)
            XCTAssertEqual(copy.size, sprite.size)
            XCTAssertEqual((copy.children.first as? SKLabelNode)?.text, "x")
            XCTAssertEqual(copy.physicsBody?.categoryBitMask, 8)
            XCTAssertFalse(copy.physicsBody === sprite.physicsBody)
        }
    }

    // MARK: Particles

    /// DEV-1193: one pixel a point; chance that repeats.
    func testParticlesByTheirRatesAndAges() {
        onMain {
            @MainActor func emitter() -> SKEmitterNode {
                let emitter = SKEmitterNode()
                emitter.particleBirthRate = 60
                emitter.particleLifetime = 0.5
                emitter.particleSpeed = 100
                emitter.particleSpeedRange = 40
                emitter.emissionAngleRange = 6
                emitter.yAcceleration = -50
                return emitter
            }
            let one = emitter(), other = emitter()
            for _ in 0..<120 {
                one.advance(by: 1.0 / 60)
                other.advance(by: 1.0 / 60)
            }
            XCTAssertEqual(one.simulation.count, 30, accuracy: 1, "as many as are born in a lifetime")
            XCTAssertEqual(one.simulation.paint(one)?.width, other.simulation.paint(other)?.width)
            XCTAssertEqual(one.simulation.area, other.simulation.area)
            let few = emitter()
            few.numParticlesToEmit = 7
            few.advanceSimulationTime(0.3)
            XCTAssertEqual(few.simulation.count, 7)
            few.advanceSimulationTime(10)
            XCTAssertEqual(few.simulation.count, 0)
            XCTAssertNil(few.simulation.paint(few))
            few.resetSimulation()
            few.advanceSimulationTime(0.3)
            XCTAssertEqual(few.simulation.count, 7)
        }
    }

    func testKeyframes() throws {
        let sequence = SKKeyframeSequence(
            keyframeValues: [0, 10, UInt8(40)].map { NSNumber(value: Int($0)) }, times: [0, 0.5, 1])
        XCTAssertEqual(sequence.sample(atTime: 0.25) as? CGFloat, 5)
        XCTAssertEqual(Numbers.double(sequence.sample(atTime: 2)), 40)
        sequence.repeatMode = .loop
        XCTAssertEqual(Numbers.double(sequence.sample(atTime: 1.25)), 5)
        sequence.interpolationMode = .step
        XCTAssertEqual(Numbers.double(sequence.sample(atTime: 0.75)), 10)
        let colors = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
        let middle = try XCTUnwrap(colors.sample(atTime: 0.5) as? UIColor)
        XCTAssertEqual(RGBA(middle).blue, 0.5, accuracy: 1e-6)
        XCTAssertNil(SKKeyframeSequence(capacity: 3).sample(atTime: 0))
    }

    // MARK: Files

    private func reference(_ number: Int) -> [String: Any] { ["CF$UID": NSNumber(value: number)] }

    /// DEV-1196: a scene with a particle system, and itself where a child should be.
    private func archive(scene name: String, info: [String: Any] = [:]) -> [Any] {
        func number(_ value: Double) -> NSNumber { NSNumber(value: value) }
        return [
            "$null",
            [
                "$class": reference(2), "_children": reference(3), "_scaleMode": number(2), "_xScale": number(1),
                "_yScale": number(1), "_info": reference(8),
            ] as [String: Any],
            ["$classname": name],
            ["$class": reference(4), "NS.objects": [reference(5), reference(1), reference(99)]] as [String: Any],
            ["$classname": "NSMutableArray"],
            [
                "$class": reference(6), "_name": reference(7), "_birthrate": number(25), "_lifetime": number(2),
                "_opacity": number(0.5), "_numParticlesToEmit": number(9), "_particleBlendMode": number(1),
            ] as [String: Any],
            ["$classname": "SKEmitterNode"], "fire", info,
            "_PB_previewSKNodeCustomClassName", "SKEffectNode",
        ]
    }

    func testScenesAndParticlesOfFiles() throws {
        try onMain {
            let coder = SceneCoder(archive(scene: "SKScene"), at: 1)
            let read = try XCTUnwrap(coder.rootObject(orOf: Play.self) as? Play)
            XCTAssertEqual(read.scaleMode, .aspectFit)
            XCTAssertTrue(read.isUserInteractionEnabled)
            XCTAssertEqual(read.children.count, 1)
            let fire = try XCTUnwrap(read.childNode(withName: "fire") as? SKEmitterNode)
            XCTAssertEqual([fire.particleBirthRate, fire.particleLifetime, fire.alpha], [25, 2, 0.5])
            XCTAssertEqual(fire.numParticlesToEmit, 9)
            XCTAssertEqual(fire.particleBlendMode, .add)
            let noted: [String: Any] = ["NS.keys": [reference(9)], "NS.objects": [reference(10)]]
            let other = SceneCoder(archive(scene: "SKScene", info: noted), at: 1).rootObject(orOf: SKScene.self)
            XCTAssertTrue(other.map { type(of: $0) == SKEffectNode.self } ?? false, "the class that the editor noted")
            XCTAssertNil(SceneCoder(archive(scene: "NSUnknown"), at: 1).rootObject(orOf: SKScene.self))
        }
    }

    func testWhatIsNoSceneIsRefused() throws {
        try onMain {
            XCTAssertNil(SKScene(fileNamed: "no such scene"))
            let list = try PropertyListSerialization.data(
                fromPropertyList: ["$objects": ["$null"], "$top": ["root": 5]], format: .binary, options: 0)
            for data in [Data(), Data("bplist00".utf8), Data("<?xml".utf8), list] {
                XCTAssertNil(SceneArchive.coder(of: data))
            }
        }
    }
}
