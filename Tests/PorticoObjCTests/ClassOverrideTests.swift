import Foundation
import XCTest

@testable import PorticoObjC

private class Root: NSObject {
    func name() -> String { "root" }
    var level: Int { 0 }
}
private class Target: Root {}
private class Heir: Target {}
private class Own: Target {
    override func name() -> String { "own" }
}
private class Sibling: Root {}

// As lowering leaves `extension Target { override func name() -> String { super.name() + "!" }; override var level: Int { 7 } }`.
extension Target {
    fileprivate func _portico_in_Target_name() -> String {
        "\(type(of: self)) " + _porticoOverriding(self, NameOverride.self)._portico_super_name() + "!"
    }
    fileprivate var _portico_in_Target_level: Int { 7 }
}
private final class NameOverride: Target, @unchecked Sendable {
    override func name() -> String { _portico_in_Target_name() }
    func _portico_super_name() -> String { super.name() }
}
private final class LevelOverride: Target, @unchecked Sendable {
    override var level: Int { _portico_in_Target_level }
}
private final class Plain: Target, @unchecked Sendable {}

/// DEV-1216.
final class ClassOverrideTests: XCTestCase {
    func test_anExtensionsOverridesAreThoseOfTheClassAndOfClassesBelow() {
        let before = [Root(), Target(), Heir(), Own(), Sibling()]
        XCTAssertEqual(before.map { $0.name() }, ["root", "root", "root", "own", "root"])
        _porticoRegisterOverrides({ NameOverride.self }, { Plain.self })
        _porticoRegisterOverrides({ LevelOverride.self }, { Plain.self })
        XCTAssertEqual(Heir().name(), "root", "nothing happens at load")
        ClassOverrides.shared.applyOverrides()
        XCTAssertEqual(before.map { $0.name() }, ["root", "Target root!", "Heir root!", "own", "root"])
        XCTAssertEqual(before.map(\.level), [0, 7, 7, 7, 0])
        XCTAssertTrue(type(of: Target()) == Target.self, "objects are made as before")
        ClassOverrides.shared.applyOverrides()
        XCTAssertEqual(Target().level, 7, "once")
    }

    func test_loadedClassesAreListed() {
        let all = LoadedClasses.listClasses()
        XCTAssertTrue(all.contains { $0 == Heir.self })
        XCTAssertTrue(all.contains { $0 == NSObject.self })
    }
}
