import Foundation
import PorticoTrace

/// Objects that are registered for state restoration, in the order of their registration. They are not kept alive.
@MainActor enum RestorableObjects {
    @InSession private static var entries: [(object: Weak<AnyObject>, id: String)] = []

    static var all: [any UIStateRestoring] { entries.compactMap { $0.object.object as? any UIStateRestoring } }

    static func register(_ object: any UIStateRestoring, _ id: String) {
        entries.removeAll { $0.object.object == nil || $0.object.object === object }
        entries.append((Weak(object: object), id))
    }

    static func identifier(of object: AnyObject) -> String? { entries.first { $0.object.object === object }?.id }

    /// Identifiers from its topmost parent down; nil where one of them has none.
    static func path(of object: any UIStateRestoring) -> [String]? {
        if let controller = object as? UIViewController { return controller.restorationPath }
        guard let id = identifier(of: object) else { return nil }
        guard let parent = object.restorationParent else { return [id] }
        return path(of: parent).map { $0 + [id] }
    }
}

extension UIViewController {
    /// Identifiers from the root down; nil where one has none.
    var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let above = restorationOwner else { return [restorationIdentifier] }
        return above.restorationPath.map { $0 + [restorationIdentifier] }
    }
}
