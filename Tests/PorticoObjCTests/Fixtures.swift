import Foundation
import PorticoObjC

// Classes as lowering leaves them, written by hand: the members, then the table.

class Parent: NSObject {
    var title: String? = "t"
    var count = 0
    var ratio = 0.5
    var mode = Mode.slow
    var isOpen = false
    weak var next: Parent?

    enum Mode: Int { case slow, fast }

    func add(_ a: Int, with b: Int) -> Int { a + b }
    func name() -> String { "parent" }
    class func make() -> String { "made" }
}

final class Child: Parent {
    var taps = 0
    var notes = 0

    override func name() -> String { "child" }
    func tapped() { taps += 1 }
    func noted(_ note: Any) { notes += 1 }
}

class Box<Item>: NSObject {
    func kind() -> String { "\(Item.self)" }
}

final class Loose: NSObject {
    var undefined: [String] = []
    func value(forUndefinedKey key: String) -> Any? { "undefined " + key }
    func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
}

extension Parent {
    @MainActor fileprivate func call(_ i: Int, _ a: _PorticoArguments) -> Any? {
        switch i {
        case 0: return add(a(0), with: a(1))
        case 1: return name()
        case 2: return title
        case 3: title = a(0)
        case 4: return count
        case 5: count = a(0)
        case 6: return ratio
        case 7: ratio = a(0)
        case 8: return mode.rawValue
        case 9: mode = a(0)
        case 10: return isOpen
        case 11: isOpen = a(0)
        case 12: return next
        case 13: next = a(0)
        default: break
        }
        return nil
    }
}

extension Child {
    @MainActor fileprivate func callChild(_ i: Int, _ a: _PorticoArguments) -> Any? {
        switch i {
        case 0: tapped()
        default: noted(a(0))
        }
        return nil
    }
}

extension Loose {
    @MainActor fileprivate func call(_ i: Int, _ a: _PorticoArguments) -> Any? {
        if i == 0 { return value(forUndefinedKey: a(0)) }
        setValue(a(0), forUndefinedKey: a(1))
        return nil
    }
}

@MainActor private protocol BoxCalls: AnyObject {
    func call(_ i: Int, _ a: _PorticoArguments) -> Any?
}

extension Box: BoxCalls {
    fileprivate func call(_ i: Int, _ a: _PorticoArguments) -> Any? { kind() }
}

private enum Registration {
    @section(".init_array") @used static let run: @convention(c) () -> Void = {
        _porticoRegister(
            """
            add:with:
            name
            title
            setTitle:
            count
            setCount:
            ratio
            setRatio:
            mode
            setMode:
            isOpen
            setIsOpen:
            next
            setNext:
            """, { Parent.self }
        ) { unsafeDowncast($0, to: Parent.self).call($1, $2) }
        _porticoRegister("tapped\nnoted:", { Child.self }) { unsafeDowncast($0, to: Child.self).callChild($1, $2) }
        _porticoRegister("valueForUndefinedKey:\nsetValue:forUndefinedKey:", { Loose.self }) {
            unsafeDowncast($0, to: Loose.self).call($1, $2)
        }
        _porticoRegisterGeneric("kind", { $0 is any BoxCalls }) { ($0 as! any BoxCalls).call($1, $2) }
        _porticoRegisterType("make", { Parent.self }) { ($0 as! Parent.Type).answer($1, $2) }
        _porticoRegisterName("OBJParent", { Parent.self })
    }
}

extension Parent {
    @MainActor fileprivate static func answer(_ i: Int, _ a: _PorticoArguments) -> Any? { make() }
}
