import Foundation

/// A `.xib` or `.storyboard` as values.
///
/// - From: `NibReader`, `CompactNib`
/// - To: the runtime's `NibTranslation`
package struct NibDocument: Sendable {
    package enum Kind: String, Sendable {
        case xib, storyboard
    }

    package var kind: Kind
    /// The attributes of the root: `initialViewController`, `launchScreen`, `useSafeAreas`.
    package var root: NibNode
    /// The scenes of a storyboard.
    package var scenes: [NibScene]
    /// The objects of a xib: placeholders and top-level objects.
    package var objects: [NibNode]
    /// What images, named and system colours are like where the app lacks them.
    package var resources: [NibNode]
    /// The parts that were not understood. Nothing of it keeps the rest from loading.
    package var problems: [NibProblem]

    package init(
        kind: Kind, root: NibNode = NibNode("document"), scenes: [NibScene] = [], objects: [NibNode] = [],
        resources: [NibNode] = [], problems: [NibProblem] = []
    ) {
        (self.kind, self.root, self.scenes) = (kind, root, scenes)
        (self.objects, self.resources, self.problems) = (objects, resources, problems)
    }

    package var initialController: String? { root.string("initialViewController") }
    package var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }
}

/// A controller with all that belongs to it. Read from a compact file, its objects are decoded when they are first asked for:
/// a storyboard shows one scene at a time.
package struct NibScene: Sendable {
    private enum Content: Sendable {
        case nodes([NibNode])
        case bytes(@Sendable () -> [NibNode])
    }

    package let id: String
    /// What the storyboard finds it by, known without its objects.
    package let controller: String?
    package let identifier: String?
    private let content: Content

    package init(id: String, objects: [NibNode]) {
        let main = objects.first { !["placeholder", "exit"].contains($0.element) && $0.id != nil }
        self.init(
            id: id, controller: main?.id, identifier: main?.string("storyboardIdentifier"), content: .nodes(objects))
    }

    init(id: String, controller: String?, identifier: String?, objects: @escaping @Sendable () -> [NibNode]) {
        self.init(id: id, controller: controller, identifier: identifier, content: .bytes(objects))
    }

    private init(id: String, controller: String?, identifier: String?, content: Content) {
        (self.id, self.controller, self.identifier, self.content) = (id, controller, identifier, content)
    }

    package var objects: [NibNode] {
        switch content {
        case .nodes(let nodes): nodes
        case .bytes(let decode): decode()
        }
    }
}

/// Something in a document that isn't known here: said once, with where it is first and how often.
package struct NibProblem: Sendable, Equatable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int?
    package var message: String
    package var count: Int

    package init(file: String, line: Int, column: Int? = nil, _ message: String, count: Int = 1) {
        (self.file, self.line, self.column, self.message, self.count) = (file, line, column, message, count)
    }

    package var description: String {
        let place = [file, "\(line)"] + (column.map { ["\($0)"] } ?? [])
        return place.joined(separator: ":") + ": " + message + (count > 1 ? " (\(count) times)" : "")
    }
}
