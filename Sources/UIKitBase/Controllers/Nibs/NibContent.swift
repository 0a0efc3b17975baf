import Foundation
import PorticoNib

/// The contents of a nib or of a storyboard's scene: the objects, each with the element of the document that describes it, and the
/// connections to be made when all of them are there.
///
/// - From: `NibTranslation`, by a `NibSource`
/// - To: `NibInstantiation`
package struct NibContent {
    package typealias ID = String

    /// A value that an object's element doesn't have itself, by the name under which the object decodes it.
    package enum Value {
        /// The name of another nib: that of a controller's view.
        case text(String)
        /// Those that stand in a relation to it: a navigation controller's root.
        case objects([ID])
        /// Nibs in the nib, such as a table's prototype cells, each under its reuse identifier.
        case nibs([(identifier: String, content: NibContent)])
    }

    package enum Kind {
        /// Made by its class's `init(coder:)`, which reads the element.
        case instance(NibNode)
        /// File's Owner: whoever loads the nib.
        case owner
        /// The target of actions that look for their own receiver.
        case firstResponder
        /// Handed in under a name by whoever loads the nib.
        case external(String)
        /// What another object of the nib has made by itself: a cell's content view, which its element describes, or a view's safe area.
        case part(of: ID, name: String, NibNode?)
        /// Made by another storyboard: its initial controller, or the one of that identifier.
        case reference(storyboard: String, identifier: String?, bundle: String?)
        /// A relation between others, made when they are there.
        case constraint(holder: ID, NibNode)
    }

    package struct Object {
        package var id: ID
        package var kind: Kind
        package var values: [String: Value]

        package init(_ id: ID, _ kind: Kind, _ values: [String: Value] = [:]) {
            (self.id, self.kind, self.values) = (id, kind, values)
        }

        /// The element that it was read from, with the properties that its classes decode. Who is handed in has none.
        var node: NibNode? {
            switch kind {
            case .instance(let node), .constraint(_, let node): node
            case .part(_, _, let node): node
            case .owner, .firstResponder, .external, .reference: nil
            }
        }
    }

    package enum Connection {
        case outlet(of: ID, key: String, to: ID)
        case collection(of: ID, key: String, to: [ID])
        case action(of: ID, selector: String, target: ID, events: UIControl.Event)
        /// A user-defined runtime attribute.
        case runtimeAttribute(of: ID, NibNode)
        /// What the object does leads to another scene.
        case segue(of: ID, controller: ID, segue: String, trigger: String?)
    }

    /// In the order of the file; also the order of `awakeFromNib`.
    package var objects: [Object]
    package var connections: [Connection]
    /// What the loading answers.
    package var topLevel: [ID]
    /// What the document says for all of its objects.
    package let facts: NibFacts

    package init(_ objects: [Object], connections: [Connection] = [], topLevel: [ID] = [], facts: NibFacts) {
        (self.objects, self.connections, self.topLevel, self.facts) = (objects, connections, topLevel, facts)
    }
}

extension NibContent {
    /// Control events by the names that documents have for them.
    static func event(_ name: String?) -> UIControl.Event {
        switch name {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchUpInside": .touchUpInside
        case "touchUpOutside": .touchUpOutside
        case "touchCancel": .touchCancel
        case "valueChanged": .valueChanged
        case "primaryActionTriggered": .primaryActionTriggered
        case "menuActionTriggered": .menuActionTriggered
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        default: .touchUpInside
        }
    }
}

/// What a document says for all of its objects.
package final class NibFacts: Sendable {
    /// The document's name, which its `.strings` files have as well.
    let name: String
    /// Colours that the app may lack, and the sizes of images that it may lack.
    let colors: [String: NibNode]
    let imageSizes: [String: (width: Double, height: Double)]

    package init(name: String, resources: [NibNode] = []) {
        self.name = name
        var colors: [String: NibNode] = [:]
        var sizes: [String: (width: Double, height: Double)] = [:]
        for node in resources {
            guard let key = node.string("name") else { continue }
            if let color = node.first("color") { colors[key] = color }
            if node.element == "image", let width = node.number("width"), let height = node.number("height") {
                sizes[key] = (width, height)
            }
        }
        (self.colors, imageSizes) = (colors, sizes)
    }

    @MainActor private weak var searchedBundle: Bundle?
    @MainActor private var hasStringsThere = false

    /// Whether the bundle has texts for the document in the app's language. The search goes through folders, and a list's cells ask one
    /// after the other: the last answer is kept.
    @MainActor func hasStrings(in bundle: Bundle) -> Bool {
        if searchedBundle !== bundle {
            hasStringsThere = bundle.path(forResource: name, ofType: "strings") != nil
            searchedBundle = bundle
        }
        return hasStringsThere
    }
}

/// Where nibs come from: bundles, or a test's memory. It reads files; making objects is `NibInstantiation`'s.
@MainActor package protocol NibSource {
    /// Nil where the bundle (nil is the main one) has no nib of that name.
    func nib(named name: String, in bundle: Bundle?) -> NibContent?
}

/// The source of the run; nil finds nothing.
@MainActor package enum NibSources {
    @InProcess package static var current: (any NibSource)? = BundleNibSource.shared
}
