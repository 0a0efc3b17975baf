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

    private dynamic init(_ content: StoryboardContent, _ name: String, _ bundle: Bundle?) {
        (self.name, self.bundle, self.content) = (name, bundle, content)
        super.init()
    }

    /// Nil where there is no such storyboard.
    static func found(_ name: String, bundle: Bundle?) -> UIStoryboard? {
        StoryboardSources.current?.storyboard(named: name, in: bundle).map { UIStoryboard($0, name, bundle) }
    }

    /// One that makes nothing of the app's, and whose entry point can be asked for. Nil where there is none.
    package static func inert(_ name: String, bundle: Bundle?) -> UIStoryboard? {
        StoryboardSources.current?.storyboard(named: name, in: bundle).map { UIStoryboard($0.inert, name, bundle) }
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
        controller(scene: scene(named: identifier))
    }

    /// The controller with that storyboard identifier, made by `creator` from the coder, or by its class's
    /// `init(coder:)` where that gives nil. The process ends where there is no such controller, or one of another class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        typed(controller(scene: scene(named: identifier), creator: creator))
    }

    private func scene(named identifier: String) -> StoryboardContent.SceneID {
        guard let entry = content.entries.first(where: { $0.identifier == identifier }) else {
            FatalException.invalidArgument.raise(
                "Storyboard (\(Self.describe(self))) doesn't contain a view controller with "
                    + "identifier '\(identifier)'")
        }
        return entry.id
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

    final func controller(scene id: StoryboardContent.SceneID, creator: ((NSCoder) -> AnyObject?)? = nil)
        -> UIViewController
    {
        let scenes = scenes(from: id)
        guard let scene = scenes.first else {
            fatalError(
                "The storyboard \(name) leads to a scene that it doesn't have (\(id)): connect the segue or the initial "
                    + "view controller again.")
        }
        var nib = scene.content
        nib.topLevel = [scene.controller]
        var origins = [scene.controller: SegueOrigin(storyboard: self, scene: scene)]
        for child in scenes.dropFirst() {
            nib.objects += child.content.objects
            nib.connections += child.content.connections
            origins[child.controller] = SegueOrigin(storyboard: self, scene: child)
        }
        let instantiation = NibInstantiation(
            nib,
            NibInstantiation.Given(
                bundle: bundle, creators: creator.map { [scene.controller: $0] } ?? [:], origins: origins),
            // Known in `awakeFromNib` already.
            whenMade: { id, object in
                guard let origin = origins[id], let controller = object as? UIViewController else { return }
                controller.origin = origin
                if controller.restorationIdentifier == nil {
                    controller.restorationIdentifier = origin.restorationIdentifier
                }
            })
        guard let controller = instantiation.run().first as? UIViewController else {
            fatalError(
                "The scene \(id) of the storyboard \(name) has no view controller: give it one, or delete the scene.")
        }
        for (id, origin) in origins { origin.keep(instantiation.made, but: id) }
        return controller
    }

    /// The scene, and those whose controllers are made with its own.
    private func scenes(from id: StoryboardContent.SceneID) -> [StoryboardContent.Scene] {
        var result: [StoryboardContent.Scene] = []
        var (open, seen) = ([id], Set<StoryboardContent.SceneID>())
        while let next = open.popLast() {
            guard seen.insert(next).inserted, let entry = content.entries.first(where: { $0.id == next }) else {
                continue
            }
            let scene = entry.scene()
            result.append(scene)
            open += scene.children.reversed()
        }
        return result
    }

    /// What a storyboard reference leads to.
    static func referenced(_ name: String, _ identifier: String?, _ bundleName: String?, from bundle: Bundle?)
        -> UIViewController
    {
        let storyboard = UIStoryboard(name: name, bundle: bundleName.flatMap { Bundle(identifier: $0) } ?? bundle)
        if let identifier { return storyboard.instantiateViewController(withIdentifier: identifier) }
        guard let controller = storyboard.instantiateInitialViewController() else {
            FatalException.internalInconsistency.raise(
                "A storyboard reference leads to the storyboard '\(name)', which has no initial view controller.")
        }
        return controller
    }

    // MARK: State restoration

    /// What it is kept as.
    package final var names: [String] { [name, bundle?.bundlePath ?? ""] }

    package static func restored(_ name: String, bundle path: String) -> UIStoryboard? {
        found(name, bundle: path.isEmpty ? nil : Bundle(path: path))
    }

    package final func controller(forRestoration identifier: String) -> UIViewController? {
        let fitting =
            content.entries.first { $0.scene().restorationIdentifier == identifier }
            ?? content.entries.first { $0.identifier == identifier }
        return fitting.map { controller(scene: $0.id) }
    }
}

/// Where a controller came from, and where it leads.
@MainActor package final class SegueOrigin {
    let storyboard: UIStoryboard
    let segues: [SegueTemplate]
    let restorationIdentifier: String?
    /// The nib of its view.
    let view: NibContent?
    /// Views that segues embed in or point at, by the names that templates use.
    var anchors: [String: AnyObject] = [:]
    /// The scene's objects besides the controller: kept for it, and for its view's nib to find.
    private(set) var objects: [NibContent.ID: AnyObject] = [:]

    init(storyboard: UIStoryboard, scene: StoryboardContent.Scene) {
        (self.storyboard, segues, view) = (storyboard, scene.segues, scene.view)
        restorationIdentifier = scene.restorationIdentifier
    }

    /// Controllers aren't kept: one that contains another keeps it, and none keeps itself.
    func keep(_ made: [NibContent.ID: AnyObject], but controller: NibContent.ID) {
        objects = made.filter { !($0.value is UIViewController) }
        for (id, object) in objects { anchors[id] = object }
    }

    /// Loads the view's nib into its controller.
    func loadView(of controller: UIViewController) -> Bool {
        guard let view else { return false }
        let instantiation = NibInstantiation(
            view,
            NibInstantiation.Given(
                owner: controller, bundle: storyboard.bundle, externals: objects, traits: controller.traitCollection))
        instantiation.run()
        for case .embed(let container) in segues.map(\.kind) {
            anchors[container] = instantiation.madeObject(container)
        }
        for case .popover(let anchor?) in segues.map(\.kind) {
            anchors[anchor] = instantiation.madeObject(anchor) ?? anchors[anchor]
        }
        return controller.isViewLoaded
    }
}
