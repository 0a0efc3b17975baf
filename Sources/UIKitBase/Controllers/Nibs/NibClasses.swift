import Foundation
import PorticoNib
import PorticoObjC
import PorticoTrace

/// Finds the class of an object by what its document says: the app's own, with or without a module, else UIKit's. A class that isn't
/// there is said, and the nearest one that is takes its place, as on iOS.
@MainActor enum NibClasses {
    @InProcess private static var known: [String: AnyClass] = [:]
    @InProcess private static var missing: Set<String> = []

    /// - Parameter name: the class where the document names none.
    static func find(_ name: String, _ node: NibNode) -> AnyClass {
        if let custom = node.string("customClass") {
            for name in names(custom, node) {
                if let cls = named(name) { return appsCopy(of: cls, custom, node) ?? cls }
            }
            if missing.insert(custom).inserted { print("Unknown class \(custom) in Interface Builder file.") }
        }
        let names = node.string("class") ?? name
        // Others have named the same before.
        if let cls = known[names] { return cls }
        let chain = names.split(separator: " ").map(String.init)
        for (place, name) in chain.enumerated() {
            guard let cls = named(name) else { continue }
            if place > 0, missing.insert(chain[0]).inserted {
                print("\(chain[0]) isn't available here; \(name) takes its place in interface files.")
            }
            // One that takes another's place may lose it: a library that the app opens later may have that.
            if place == 0 { known[names] = cls }
            return cls
        }
        return named(name) ?? NSObject.self
    }

    @InProcess private static var copies: [String: AnyClass?] = [:]

    /// A library's class that the app compiles once more by itself: its outlets are of that one, and Swift has no others (DEV-862).
    private static func appsCopy(of cls: AnyClass, _ name: String, _ node: NibNode) -> AnyClass? {
        guard let module = node.string("customModule"), module != appModule,
            node.string("customModuleProvider") != "target"
        else { return nil }
        let key = "\(module).\(name)"
        if let known = copies[key] { return known }
        let own: AnyClass? = ObjCClassRegistry.shared.classNamed("\(appModule).\(name)")
        let copy: AnyClass? = own.flatMap { inherits($0, cls) || inherits(cls, $0) ? nil : $0 }
        copies[key] = .some(copy)
        return copy
    }

    private static func inherits(_ cls: AnyClass, _ other: AnyClass) -> Bool {
        var next: AnyClass? = cls
        while let here = next, here != other { next = PorticoObjC.superclass(of: here) }
        return next != nil
    }

    private static func names(_ custom: String, _ node: NibNode) -> [String] {
        var modules: [String] = []
        // The target may have been renamed since the document was saved.
        if node.string("customModuleProvider") == "target" { modules.append(appModule) }
        if let module = node.string("customModule") { modules.append(module) }
        if modules.isEmpty { return [custom, "\(appModule).\(custom)"] }
        return modules.map { "\($0).\(custom)" } + [custom]
    }

    /// The module of the program: its name with what no identifier may have replaced.
    @InProcess static var appModule: String = {
        let name = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
        return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }()

    private static func named(_ name: String) -> AnyClass? {
        if let cls = known[name] { return cls }
        // A search that finds nothing goes through all types of the program: what is UIKit's by its name is looked for there first.
        let isSystems = name.hasPrefix("UI") || name.hasPrefix("NS")
        guard
            let cls = (isSystems ? systemClass(name) : nil) ?? ObjCClassRegistry.shared.classNamed(name)
                ?? (isSystems ? nil : systemClass(name))
        else { return nil }
        known[name] = cls
        return cls
    }

    /// By its mangled name, which needs no taking apart and putting together.
    private static func systemClass(_ name: String) -> AnyClass? {
        _typeByName("5UIKit\(name.utf8.count)\(name)C") as? AnyClass
    }
}
