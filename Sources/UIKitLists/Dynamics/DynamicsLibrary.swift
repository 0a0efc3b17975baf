import CDynamics
import Foundation
import Glibc

/// The physics engine behind animators: Box2D in a library of its own, which lies beside this one and is loaded when the first animator gets
/// an item. An app without animators loads neither.
enum DynamicsLibrary {
    /// The engine's functions. Nil where the library or Box2D isn't on this machine, which a line says once.
    @MainActor static let functions: cdynamics_functions? = {
        // By its name alone: the loader looks in the search path of the library that this is linked into.
        if let library = dlopen("libPorticoDynamics.so", RTLD_NOW | RTLD_LOCAL),
            let symbol = dlsym(library, "cdynamics_table")
        {
            return unsafeBitCast(symbol, to: cdynamics_table_function.self)()?.pointee
        }
        let reason = dlerror().map { String(cString: $0) } ?? "it isn't there"
        FileHandle.standardError.write(
            Data(
                "Portico: UIKit's dynamics need Box2D, and nothing moves without it: \(reason). Install libbox2d2.\n"
                    .utf8)
        )
        return nil
    }()
}
