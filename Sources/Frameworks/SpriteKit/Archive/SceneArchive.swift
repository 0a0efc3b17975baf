import Foundation
import PorticoNib
import UIKit

/// Reads scenes and particle systems as Xcode saves them: keyed archives of SpriteKit's objects.
@MainActor enum SceneArchive {
    private static let limits = BinaryPropertyList.Limits(
        depth: 200, values: 1_000_000, tooDeep: "it is nested too deeply", tooMany: "it holds too many values")
    /// Larger files are refused.
    private static let mostBytes = 64 << 20

    /// The app's file of a name, with or without its ending.
    static func url(of name: String) -> URL? {
        let ending = (name as NSString).pathExtension
        let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
        return Bundle.main.url(forResource: stem, withExtension: ending.isEmpty ? "sks" : ending)
    }

    /// A reader that stands at a file's root object; nil for a file that isn't there or is no archive.
    static func coder(at url: URL) -> SceneCoder? {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int,
            size <= mostBytes,
            let data = try? Data(contentsOf: url)
        else { return nil }
        return coder(of: data)
    }

    static func coder(of data: Data) -> SceneCoder? {
        guard let list = try? BinaryPropertyList.read(data, within: limits) as? [String: Any],
            let objects = list["$objects"] as? [Any],
            let top = list["$top"] as? [String: Any], let root = SceneCoder.reference(top["root"]), root < objects.count
        else { return nil }
        return SceneCoder(objects, at: root)
    }

    /// The node of a file, of the class that the file names.
    static func node(at url: URL) -> SKNode? {
        guard let coder = coder(at: url) else { return nil }
        return coder.rootObject(orOf: SKNode.self) as? SKNode
    }

    /// The classes of nodes by their names in a file; an app's own by what the editor noted.
    static func nodeClass(named name: String) -> SKNode.Type? {
        known[name] ?? own(name)
    }

    private static func own(_ name: String) -> SKNode.Type? {
        let module = String(
            (Bundle.main.executableURL?.lastPathComponent ?? "").map { $0.isLetter || $0.isNumber ? $0 : "_" })
        for name in [name, "\(module).\(name)"] {
            if let found = ObjCClassRegistry.shared.classNamed(name) as? SKNode.Type { return found }
        }
        return nil
    }

    private static let known: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self,
        "SKLabelNode": SKLabelNode.self,
        "SKShapeNode": SKShapeNode.self, "SKEmitterNode": SKEmitterNode.self, "SKCropNode": SKCropNode.self,
        "SKEffectNode": SKEffectNode.self, "SKCameraNode": SKCameraNode.self, "SKLightNode": SKLightNode.self,
        "SKFieldNode": SKFieldNode.self, "SKReferenceNode": SKReferenceNode.self, "SKAudioNode": SKAudioNode.self,
        "SKTransformNode": SKTransformNode.self,
    ]
}

extension _PorticoObject where Self: SKNode {
    /// A node of one of the app's scene or particle files; nil for a file that isn't there, or isn't of this class.
    ///
    /// It is of the class that the file names: an initialiser of a class itself could make none but its own.
    @preconcurrency @MainActor public init?(fileNamed filename: String, _portico: Void = ()) {
        guard let coder = SceneArchive.url(of: filename).flatMap({ SceneArchive.coder(at: $0) }),
            let node = coder.rootObject(orOf: Self.self) as? Self
        else { return nil }
        self = node
    }
}
