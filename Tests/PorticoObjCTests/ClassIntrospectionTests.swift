import Foundation
import PorticoObjC
import XCTest

private class Base: NSObject {
    var made = "init"
    func first() {}
    func second() {}
    override init() { super.init() }
    init(layer: Any) {
        made = "layer \(layer)"
        super.init()
    }
}
private class Plain: Base {}
private class Plain2: Base {}
private class SecondProbe: Plain { override func second() {} }
private class LayerProbe: Base { override init(layer: Any) { super.init(layer: layer) } }
private class InheritingLayerProbe: LayerProbe {}
private class Deep: Base {
    var own = 5
    override func second() {}
}
private class Deeper: Deep {}

final class ClassIntrospectionTests: XCTestCase {
    /// As `ivar_getName` gives it: on iOS a C string may be missing.
    func test_namesThatMayBeMissingAreCompared() {
        let name: UnsafePointer<CChar>? = property_getName(objc_property_t(bitPattern: 1)!)
        XCTAssertNotEqual(strcmp(name, "_firstResponderView"), 0)
        XCTAssertEqual(strcmp(name, ""), 0)
    }

    func test_overridesAreSeenInSubclasses() throws {
        let slot = MethodSlot(base: Base.self, plain: Plain.self, plain2: Plain2.self, overriding: SecondProbe.self)
        XCTAssertTrue(slot.isOverridden(by: Deep.self))
        XCTAssertTrue(slot.isOverridden(by: Deeper.self))
        XCTAssertFalse(slot.isOverridden(by: Plain.self))
        XCTAssertFalse(slot.isOverridden(by: Base.self))
    }

    func test_instancesAreMadeFromTheClassObject() throws {
        let made = makeInstance(of: Deep.self)
        XCTAssertEqual((made as? Deep)?.own, 5)
        weak let gone = makeInstance(of: Deeper.self)
        XCTAssertNil(gone)
    }

    func test_instancesAreMadeWithAnArgument() throws {
        let slot = InitSlot(base: Base.self, overriding: LayerProbe.self, inheriting: InheritingLayerProbe.self)
        var argument: Any = 7
        let made = withUnsafeMutablePointer(to: &argument) {
            makeInstance(of: Deep.self, baseSlot: slot, argument: UnsafeMutableRawPointer($0))
        }
        XCTAssertEqual((made as? Deep)?.made, "layer 7")
        XCTAssertEqual((made as? Deep)?.own, 5)
    }
}
