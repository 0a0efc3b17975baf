import Foundation
import PorticoTrace

/// Makes the controllers that were laid out in a storyboard file.
///
/// - From: the app, `SegueRun`, `SceneConnector`
/// - To: `NibInstantiation`
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle?
    private let content: StoryboardContent

    /// - Parameters:
    ///   - name: the file's name, without its extension. The process ends where there is none.
    ///   - storyboardBundleOrNil: where to look; nil is the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let content = StoryboardSources.current?.storyboard(named: name, in: storyboardBundleOrNil) else {
            FatalException.invalidArgument.raise(
                "Could not find a storyboard named '\(name)' in bundle "
                    + "\((storyboardBundleOrNil ?? .main).bundlePath)")
        }
        (self.name, bundle, self.content) = (name, storyboardBundleOrNil, content)
        super.init()
    }

    private init(_ content: StoryboardContent, _ name: String, _ bundle: Bundle?) {
        (self.name, self.bundle, self.content) = (name, bundle, content)
        super.init()
    }

    /// Nil where there is no such storyboard.
    static func found(_ name: String, bundle: Bundle?) -> UIStoryboard? {
        StoryboardSources.current?.storyboard(named: name, in: bundle).map { UIStoryboard($0, name, bundle) }
    }

    // MARK: Making

    /// The controller at the storyboard's entry point; nil where it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        content.initial.map { controller(scene: $0) }
    }

    /// The same, made by `creator` from the coder; where that gives nil, by its class's `init(coder:)`.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        content.initial.map { typed(controller(scene: $0, creator: creator)) }
    }

    /// The controller with that storyboard identifier. The process ends where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(scene: scene(named: identifier).id)
    }

    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        typed(controller(scene: scene(named: identifier).id, creator: creator))
    }

    private func scene(named identifier: String) -> StoryboardContent.Scene {
        guard let scene = content.scenes.first(where: { $0.identifier == identifier }) else {
            FatalException.invalidArgument.raise(
                "Storyboard (\(Self.describe(self))) doesn't contain a view controller with "
                    + "identifier '\(identifier)'")
        }
        return scene
    }

    private func typed<ViewController: UIViewController>(_ made: UIViewController) -> ViewController {
        guard let controller = made as? ViewController else {
            FatalException.internalInconsistency.raise(
                "the controller of the storyboard \(name) is a \(type(of: made)), not a "
                    + "\(ViewController.self): set its class in the storyboard.")
        }
        return controller
    }

    static func describe(_ object: AnyObject) -> String {
        "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16))>"
    }

    func controller(scene id: StoryboardContent.SceneID, creator: ((NSCoder) -> AnyObject?)? = nil) -> UIViewController
    {
        guard let scene = content.scenes.first(where: { $0.id == id }) else {
            fatalError(
                "The storyboard \(name) leads to a scene that it doesn't have (\(id)): connect the segue or the initial "
                    + "view controller again.")
        }
        var nib = scene.content
        nib.topLevel = [scene.controller]
        let instantiation = NibInstantiation(
            nib, owner: nil, bundle: bundle, creators: creator.map { [scene.controller: $0] } ?? [:],
            // Known in `awakeFromNib` already.
            whenMade: { [self] id, object in
                guard id == scene.controller, let controller = object as? UIViewController else { return }
                controller.origin = SegueOrigin(storyboard: self, segues: scene.segues)
                if controller.restorationIdentifier == nil {
                    controller.restorationIdentifier = scene.restorationIdentifier
                }
            })
        guard let controller = instantiation.run().first as? UIViewController else {
            fatalError(
                "The scene \(id) of the storyboard \(name) has no view controller: give it one, or delete the scene.")
        }
        return controller
    }

    // MARK: State restoration

    /// What it is kept as.
    var names: [String] { [name, bundle?.bundlePath ?? ""] }

    static func restored(_ name: String, bundle path: String) -> UIStoryboard? {
        found(name, bundle: path.isEmpty ? nil : Bundle(path: path))
    }

    func controller(forRestoration identifier: String) -> UIViewController? {
        let fitting =
            content.scenes.first { $0.restorationIdentifier == identifier }
            ?? content.scenes.first { $0.identifier == identifier }
        return fitting.map { controller(scene: $0.id) }
    }
}

/// Where a controller came from, and where it leads.
@MainActor final class SegueOrigin {
    let storyboard: UIStoryboard
    let segues: [SegueTemplate]
    /// Views that segues embed in or point at, by the names that templates use.
    var anchors: [String: AnyObject] = [:]

    init(storyboard: UIStoryboard, segues: [SegueTemplate]) {
        (self.storyboard, self.segues) = (storyboard, segues)
    }
}
