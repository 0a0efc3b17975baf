import Foundation
import Synchronization

/// The functions of an app's shaders, by name; each is read and compiled when it is first used.
package final class ShadingLibrary: Sendable {
    private let pack: ShadingPack
    private let state = Mutex(State())

    private struct State {
        /// nil where the source has a mistake.
        var units: [String: Result<ShadingUnit, ShadingError>] = [:]
        var functions: [Key: Result<ShadingFunction, ShadingError>] = [:]
    }

    private struct Key: Hashable {
        let name: String
        let usage: ShadingUsage
    }

    package init(_ pack: ShadingPack) { self.pack = pack }

    /// The function for a use; nil where there is none of that name.
    package func function(_ name: String, usage: ShadingUsage) throws(ShadingError) -> ShadingFunction? {
        let result: Result<ShadingFunction, ShadingError>? = state.withLock { state in
            let key = Key(name: name, usage: usage)
            if let known = state.functions[key] { return known }
            var mistake: ShadingError?
            for source in pack.sources where source.text.contains(name) {
                let unit = state.units[source.name] ?? Self.unit(source, pack)
                state.units[source.name] = unit
                switch unit {
                case .failure(let error): mistake = mistake ?? error
                case .success(let unit):
                    guard let function = unit.stitchable.first(where: { $0.name == name }) else { continue }
                    let made = Result { () throws(ShadingError) in
                        ShadingFunction(name: name, usage: usage, try unit.program(of: function, usage: usage))
                    }
                    state.functions[key] = made
                    return made
                }
            }
            return mistake.map { .failure($0) }
        }
        return try result?.get()
    }

    private static func unit(_ source: ShadingPack.File, _ pack: ShadingPack) -> Result<ShadingUnit, ShadingError> {
        Result { () throws(ShadingError) in
            try ShadingUnit(source.text, file: source.name) { pack.header(named: $0) }
        }
    }
}
