import Foundation
import PorticoObjC

/// Classes by name, with those that handed themselves over (`@main`) kept, so that private ones are found too.
@MainActor package enum DelegateClass {
    @InProcess private static var known: [String: AnyClass] = [:]

    package static func name(of cls: Any.Type) -> String {
        // `String(reflecting:)` says the same, after a search of the whole program for how a class conforms.
        let name = _typeName(cls)
        if let cls = cls as? AnyClass { known[name] = cls }
        return name
    }

    package static func named(_ name: String) -> AnyClass? {
        if let cls = known[name] { return cls }
        if let cls = ObjCClassRegistry.shared.classNamed(name) { return cls }
        if let cls = NSClassFromString(name) { return cls }
        // Info.plist may hold a bare name; the app's module is the executable's.
        if !name.contains("."), let module = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent {
            let clean = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            return NSClassFromString("\(clean).\(name)")
        }
        return nil
    }
}
