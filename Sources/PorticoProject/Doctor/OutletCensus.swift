import Foundation
import PorticoNib

/// Compares what storyboards and xibs connect with what a project's classes declare: an outlet of another name ends an app when its scene
/// loads, and one that nothing connects when it is used.
///
/// It goes by names alone, and says only what no class or no document of the project has.
struct OutletCensus {
    private struct Connection {
        var name: String
        /// The class of the object that has the outlet.
        var owner: String
        /// `Main.storyboard:12`, with its scene.
        var place: String
    }

    private struct Outlet {
        var name: String
        var place: String
        /// Whether it is used as if it were always connected.
        var isForced: Bool
    }

    private var connections: [Connection] = []
    private var classes: Set<String> = []
    private var properties: Set<String> = []
    private var outlets: [Outlet] = []

    // MARK: Documents

    mutating func addDocument(_ document: NibDocument, shown: String) {
        let groups =
            document.scenes.isEmpty
            ? [("", document.objects)]
            : document.scenes.map { scene in (Self.name(of: scene), scene.objects) }
        for (scene, objects) in groups {
            for object in objects { addObject(object, scene: scene, shown: shown) }
        }
    }

    private static func name(of scene: NibScene) -> String {
        let controller = scene.objects.first { $0.id == scene.controller }
        let name = scene.identifier ?? controller?.string("customClass") ?? scene.id
        return ", scene “\(name)”"
    }

    private mutating func addObject(_ object: NibNode, scene: String, shown: String) {
        object.forEach { node in
            for connection in node.list("connections")
            where ["outlet", "outletCollection"].contains(connection.element) {
                guard let name = connection.string("property") else { continue }
                connections.append(
                    Connection(
                        name: name, owner: node.string("customClass") ?? "",
                        place: "\(shown):\(connection.line)\(scene)"))
            }
        }
    }

    // MARK: Sources

    /// - Parameter text: a Swift file's.
    mutating func addSource(_ text: String, shown: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " || $0 == "\t" }
            if code.hasPrefix("//") { continue }
            if let match = code.firstMatch(of: #/\bclass\s+([A-Z]\w*)/#) { classes.insert(String(match.output.1)) }
            for match in code.matches(of: #/\b(?:var|let|func)\s+`?(\w+)/#) {
                properties.insert(String(match.output.1))
            }
            if let match = code.firstMatch(of: #/@IBOutlet\b.*\bvar\s+`?(\w+)`?\s*:\s*([^=\/{]+)/#) {
                let type = match.output.2.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
                outlets.append(
                    Outlet(
                        name: String(match.output.1), place: "\(shown):\(index + 1)", isForced: type.hasSuffix("!")))
            }
        }
    }

    // MARK: Saying

    /// A line for each mistake.
    ///
    /// - Parameter isApples: whether one of Apple's classes has a property of the name.
    func notes(isApples: (String) -> Bool) -> [String] {
        let connected = Set(connections.map(\.name))
        let unknown = connections.filter { one in
            classes.contains(one.owner) && !properties.contains(one.name) && !isApples(one.name)
        }
        let unconnected = outlets.filter { !connected.contains($0.name) }
        var notes = unknown.map { one in
            let near = unconnected.map { ($0, PathAdvice.distance($0.name, one.name)) }.min { $0.1 < $1.1 }
            let advice =
                near.flatMap {
                    $0.1 <= max(2, one.name.count / 3) ? "connect “\($0.0.name)” (\($0.0.place)) instead" : nil
                }
                ?? "declare “@IBOutlet var \(one.name)” in \(one.owner), or take the connection out"
            return
                "\(one.place): it connects the outlet “\(one.name)”, which \(one.owner) hasn't got; the app ends when "
                + "this loads: \(advice)"
        }
        // Without documents all of them are the code's.
        guard !connections.isEmpty else { return notes }
        notes += unconnected.filter(\.isForced).map { outlet in
            "\(outlet.place): no storyboard or xib connects the outlet “\(outlet.name)”, which is nil when it is used: "
                + "connect it there, or make it in code"
        }
        return notes
    }
}
