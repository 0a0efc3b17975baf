/// A source that a target names and that is nowhere.
package struct MissingSource: Sendable, Hashable {
    package var target: String
    /// Relative to the project's folder.
    package var path: String
}

extension ProjectModel {
    /// Refuses a project without some of its sources, as Xcode does: what is built without them is another app, or a part of its tests.
    func checkSources(shown: String) throws {
        guard let first = missingSources.first else { return }
        let own = missingSources.filter { $0.target == first.target }.map(\.path)
        let names = own.prefix(12).joined(separator: ", ") + (own.count > 12 ? ", …" : "")
        let isOne = own.count == 1
        throw ProjectError(
            shown,
            "the target “\(first.target)” names \(isOne ? "a source that is" : "\(own.count) sources that are") nowhere (\(names))",
            remedy:
                "restore \(isOne ? "the file" : "them"), or remove \(isOne ? "it" : "them") from the target's “Compile Sources”; "
                + "what a script makes needs its tool, or --run-scripts")
    }
}
