import PorticoLowering
import PorticoProject

/// Joins the builder to the lowering, which it does not know.
struct FileLowering: SourceLowering {
    func lower(_ files: [String], cache: String, module: String) throws -> [LoweredSource] {
        files.map { LoweredSource(original: $0, lowered: nil) }
    }
}
