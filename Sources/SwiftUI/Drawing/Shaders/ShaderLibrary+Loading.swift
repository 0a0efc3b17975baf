import Foundation
internal import PorticoShading
import Synchronization

extension ShaderLibrary {
    private struct Loaded {
        let library: ShaderLibrary
        /// nil where there is nothing, or something else.
        let shading: ShadingLibrary?
    }

    private static let loaded = Mutex<[Loaded]>([])

    /// The functions of the library, which is read when the first of them is used.
    fileprivate var shading: ShadingLibrary? {
        Self.loaded.withLock { loaded in
            if let known = loaded.first(where: { $0.library == self }) { return known.shading }
            let made = data.flatMap { ShadingPack(data: $0) }.map { ShadingLibrary($0) }
            loaded.append(Loaded(library: self, shading: made))
            return made
        }
    }
}

extension ShaderFunction {
    /// The function for a use; nil, and told once, where it can't be had.
    func compiled(for usage: ShadingUsage) -> ShadingFunction? {
        do {
            if let function = try library.shading?.function(name, usage: usage) { return function }
            ShaderReport.reportProblem("Unable to find shader function “\(name)” in the shader library.", of: name)
        } catch {
            ShaderReport.reportProblem("Failed to compile shader function “\(name)”: \(error)", of: name)
        }
        return nil
    }
}
