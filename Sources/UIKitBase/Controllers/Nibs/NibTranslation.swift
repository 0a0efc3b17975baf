import Foundation
import PorticoNib

/// Makes what the runtime instantiates of what a document holds.
///
/// A storyboard's scene becomes two nibs, as on iOS: one with the controller and all that isn't in its view, and one with the view,
/// loaded when it is needed, which finds the objects of the first under their ids.
///
/// - From: `BundleNibSource`
/// - To: `NibContent`, `StoryboardContent`
@MainActor package enum NibTranslation {
    package static func nib(_ document: NibDocument, name: String) -> NibContent {
        var builder = NibContentBuilder(NibFacts(name: name, resources: document.resources))
        for object in document.objects { builder.add(object) }
        var content = builder.content
        content.topLevel = document.objects.filter { $0.element != "placeholder" }.compactMap(\.id)
        return content
    }

    package static func storyboard(_ document: NibDocument, name: String) -> StoryboardContent {
        let facts = NibFacts(name: name, resources: document.resources)
        let entries = document.scenes.compactMap { scene -> StoryboardContent.Entry? in
            guard let id = scene.controller else { return nil }
            return StoryboardContent.Entry(id: id, identifier: scene.identifier) {
                self.scene(scene, id, facts)
            }
        }
        return StoryboardContent(entries: entries, initial: document.initialController)
    }

    private static func scene(_ scene: NibScene, _ id: String, _ facts: NibFacts) -> StoryboardContent.Scene {
        let objects = scene.objects
        guard var main = objects.first(where: { $0.id == id }) else {
            return StoryboardContent.Scene(id, NibContent([], facts: facts), controller: id)
        }
        var whole = NibContentBuilder(facts)
        for object in objects { whole.add(object, controller: id) }
        let all = whole.content

        // The view with everything in it is a nib of its own.
        let view =
            main.element == "viewControllerPlaceholder" ? nil : main.children.first { $0.key == "view" && $0.id != nil }
        main.children.removeAll { $0.key == "view" && $0.id != nil }
        var controllerPart = NibContentBuilder(facts)
        for object in objects { controllerPart.add(object.id == id ? main : object, controller: id) }
        var content = controllerPart.content
        // The controller's old guides belong to its view.
        content.objects.removeAll {
            if case .part(of: id, let name, _) = $0.kind { name == "top" || name == "bottom" } else { false }
        }
        let here = Set(content.objects.map(\.id))
        content.connections = all.connections.filter { $0.ids.allSatisfy(here.contains) }
        let (related, segues) = segues(of: objects, main)
        if let place = content.objects.firstIndex(where: { $0.id == id }) {
            for (name, ids) in related { content.objects[place].values[name] = .objects(ids) }
            if let viewID = view?.id { content.objects[place].values["UINibName"] = .text("\(id)-view-\(viewID)") }
        }
        let name = main.string("storyboardIdentifier")
        return StoryboardContent.Scene(
            id, content, controller: id, identifier: name,
            restorationIdentifier: main.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
                ? name : main.string("restorationIdentifier"),
            segues: segues, view: view.map { viewContent($0, controller: id, all: all, outside: here) },
            children: related.flatMap(\.1))
    }

    private static func viewContent(
        _ view: NibNode, controller: String, all: NibContent, outside: Set<String>
    ) -> NibContent {
        var builder = NibContentBuilder(all.facts)
        builder.add(view, controller: controller)
        var content = builder.content
        // The view's own objects first; then who is known already.
        for id in outside.sorted() {
            content.objects.append(.init(id, id == controller ? .owner : .external(id)))
        }
        content.objects += all.objects.filter {
            if case .part(of: controller, let name, _) = $0.kind { return name == "top" || name == "bottom" }
            return false
        }.map { object in
            // The controller's old guides are its view's.
            var object = object
            if case .part(_, let name, let node) = object.kind {
                object.kind = .part(of: view.id ?? "", name: name, node)
            }
            return object
        }
        content.connections = all.connections.filter { !$0.ids.allSatisfy(outside.contains) }
        content.connections.insert(.outlet(of: controller, key: "view", to: view.id ?? ""), at: 0)
        return content
    }

    /// The controllers that are made with this one, by relationship, and the ways that lead elsewhere.
    private static func segues(
        of objects: [NibNode], _ main: NibNode
    ) -> (related: [(String, [String])], segues: [SegueTemplate]) {
        var related: [(String, [String])] = []
        var segues: [SegueTemplate] = []
        for object in objects {
            object.forEach { node in
                for segue in node.list("connections") where segue.element == "segue" {
                    guard let destination = segue.string("destination") else { continue }
                    if segue.string("kind") == "relationship", let name = segue.string("relationship") {
                        if let place = related.firstIndex(where: { $0.0 == name }) {
                            related[place].1.append(destination)
                        } else {
                            related.append((name, [destination]))
                        }
                    } else {
                        segues.append(template(segue, source: node))
                    }
                }
            }
        }
        return (related, segues)
    }

    private static func template(_ node: NibNode, source: NibNode) -> SegueTemplate {
        let kind: SegueTemplate.Kind =
            switch node.string("kind") {
            case "showDetail", "replace": .showDetail
            case "presentation", "modal": .present(style(node.string("modalPresentationStyle")), transition(node))
            case "popoverPresentation", "popover":
                .popover(anchor: node.string("popoverAnchorView") ?? node.string("popoverAnchorBarButtonItem"))
            case "embed": .embed(container: source.id ?? "")
            case "unwind": .unwind(action: node.string("unwindAction") ?? "")
            case "custom": .custom
            default: .show
            }
        var className: String?
        if let custom = node.string("customClass") {
            let module =
                node.string("customModuleProvider") == "target" ? NibClasses.appModule : node.string("customModule")
            className = module.map { "\($0).\(custom)" } ?? custom
        }
        var template = SegueTemplate(
            node.id ?? "", identifier: node.string("identifier"), kind, to: node.string("destination") ?? "",
            className: className, isAnimated: node.flag("animates") ?? true)
        template.bareClassName = node.string("customClass")
        template.creation = node.string("destinationCreationSelector")
        return template
    }

    private static func style(_ name: String?) -> UIModalPresentationStyle {
        modalStyles[name ?? ""] ?? .automatic
    }

    static let modalStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "none": .none,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    private static func transition(_ node: NibNode) -> UIModalTransitionStyle {
        transitions[node.string("modalTransitionStyle") ?? ""] ?? .coverVertical
    }
}

extension NibContent.Connection {
    /// The objects that it needs.
    var ids: [NibContent.ID] {
        switch self {
        case .outlet(let source, _, let destination): [source, destination]
        case .collection(let source, _, let destinations): [source] + destinations
        case .action(let source, _, let target, _): [source, target]
        case .runtimeAttribute(let source, _): [source]
        case .segue(let source, let controller, _, _): [source, controller]
        }
    }
}

/// Takes a tree of elements apart into objects and connections.
@MainActor private struct NibContentBuilder {
    private var objects: [NibContent.Object] = []
    private var connections: [NibContent.Connection] = []
    private let facts: NibFacts

    init(_ facts: NibFacts) { self.facts = facts }

    var content: NibContent { NibContent(objects, connections: connections, facts: facts) }

    mutating func add(_ node: NibNode, controller: String? = nil) {
        guard let id = node.id, node.element != "connections" else { return addChildren(of: node, controller) }
        switch node.element {
        case "placeholder":
            objects.append(.init(id, placeholder(node)))
        case "exit": objects.append(.init(id, .firstResponder))
        case "viewControllerPlaceholder":
            objects.append(
                .init(
                    id,
                    .reference(
                        storyboard: node.string("storyboardName") ?? "",
                        identifier: node.string("referencedIdentifier"),
                        bundle: node.string("bundleIdentifier"))))
            return
        case "segue", "outlet", "outletCollection", "action": return
        default:
            guard node.string("class") != nil else { return addChildren(of: node, controller) }
            var object = NibContent.Object(id, .instance(node))
            for (key, nested) in nested(in: node, controller) { object.values[key] = .nibs(nested) }
            objects.append(object)
        }
        addConnections(of: node, id, controller)
        addChildren(of: node, controller)
    }

    /// An object that the loading is given: one with a name of the app's own is an external object.
    private func placeholder(_ node: NibNode) -> NibContent.Kind {
        switch node.string("placeholderIdentifier") {
        case "IBFilesOwner"?: .owner
        case "IBFirstResponder"?, nil: .firstResponder
        case let name?: .external(name)
        }
    }

    private mutating func addChildren(of node: NibNode, _ controller: String?) {
        for child in node.children {
            switch child.element {
            case "connections", "userDefinedRuntimeAttributes", "prototypes": continue
            case "cells" where node.element == "collectionView": continue
            case "collectionReusableView" where node.element == "collectionView": continue
            case "constraints":
                for constraint in child.children {
                    guard let id = constraint.id, let holder = node.id else { continue }
                    objects.append(.init(id, .constraint(holder: holder, constraint)))
                }
            case "viewLayoutGuide", "keyboardLayoutGuide":
                guard let id = child.id, let holder = node.id else { continue }
                objects.append(.init(id, .part(of: holder, name: child.key ?? "safeArea", nil)))
            case "layoutGuides":
                for guide in child.children {
                    guard let id = guide.id, let holder = node.id else { continue }
                    objects.append(.init(id, .part(of: holder, name: guide.string("type") ?? "top", nil)))
                }
            case "userGuides": continue
            default:
                if let part = part(child, of: node), let holder = node.id {
                    // A cell's content view may have no id in the document.
                    let id = child.id ?? "\(holder).\(part)"
                    objects.append(.init(id, .part(of: holder, name: part, child)))
                    addConnections(of: child, id, controller)
                    addChildren(of: child, controller)
                } else {
                    add(child, controller: controller)
                }
            }
        }
    }

    /// What the holder makes by itself.
    private func part(_ child: NibNode, of node: NibNode) -> String? {
        guard child["customClass"] == nil else { return nil }
        switch (node.element, child.key) {
        case ("visualEffectView", "contentView"), ("tableViewCell", "contentView"),
            ("collectionViewCell", "contentView"):
            return child.key
        default: return nil
        }
    }

    /// Prototypes: each is a nib of its own, made for each row that needs one.
    private func nested(in node: NibNode, _ controller: String?) -> [(
        String, [(identifier: String, content: NibContent)]
    )] {
        let lists = node.element == "tableView" ? ["prototypes"] : node.element == "collectionView" ? ["cells"] : []
        var found = lists.map { list in (list, node.list(list).map { prototype($0, controller) }) }
        if node.element == "collectionView" {
            for view in node.children where view.element == "collectionReusableView" {
                found.append((view.key ?? "", [prototype(view, controller)]))
            }
        }
        return found
    }

    /// - Parameter controller: whose segues begin at the cell.
    private func prototype(_ node: NibNode, _ controller: String?) -> (identifier: String, content: NibContent) {
        var builder = NibContentBuilder(facts)
        builder.add(node, controller: controller)
        var content = builder.content
        let inside = Set(content.objects.map(\.id))
        // What its connections lead to outside is there when the cell is made.
        for id in Set(content.connections.flatMap(\.ids)).subtracting(inside).sorted() {
            content.objects.append(.init(id, .external(id)))
        }
        content.topLevel = [node.id].compactMap { $0 }
        return (node.string("reuseIdentifier") ?? "", content)
    }

    private mutating func addConnections(of node: NibNode, _ id: String, _ controller: String?) {
        for attribute in node.list("userDefinedRuntimeAttributes") {
            connections.append(.runtimeAttribute(of: id, attribute))
        }
        for connection in node.list("connections") {
            guard let destination = connection.string("destination") else { continue }
            switch connection.element {
            case "outlet":
                connections.append(.outlet(of: id, key: connection.string("property") ?? "", to: destination))
            case "outletCollection":
                collect(id, connection.string("property") ?? "", destination)
            case "action":
                connections.append(
                    .action(
                        of: id, selector: connection.string("selector") ?? "", target: destination,
                        events: NibContent.event(connection.string("eventType"))))
            case "segue" where connection.string("kind") != "relationship" && connection.string("kind") != "embed":
                guard let segue = connection.id, let controller, controller != id else { continue }
                connections.append(
                    .segue(of: id, controller: controller, segue: segue, trigger: connection.string("trigger")))
            default: break
            }
        }
    }

    /// One element a member; the property is set once.
    private mutating func collect(_ id: String, _ key: String, _ destination: String) {
        for (place, known) in connections.enumerated() {
            if case .collection(id, key, let members) = known {
                connections[place] = .collection(of: id, key: key, to: members + [destination])
                return
            }
        }
        connections.append(.collection(of: id, key: key, to: [destination]))
    }
}
