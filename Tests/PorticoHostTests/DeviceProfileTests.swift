import XCTest

@testable import PorticoHost

final class DeviceProfileTests: XCTestCase {
    func testDevicesAreFoundByTheNamesOfTheirKin() {
        XCTAssertEqual(DeviceProfile.named("iphone15promax")?.name, "iPhone 15 Pro Max")
        XCTAssertEqual(DeviceProfile.named("iPhone 16")?.name, "iPhone 15")
        XCTAssertEqual(DeviceProfile.named("iPad Air")?.name, "iPad 10.9\"")
        XCTAssertEqual(DeviceProfile.named("iPad Pro")?.name, "iPad Pro 11\"")
        XCTAssertNil(DeviceProfile.named("Nokia"))
    }

    func testEveryKinHasAProfileAndNoNameIsTwice() {
        let kin = DeviceProfile.sameScreens
        let profiles = Set(DeviceProfile.all.map(\.name))
        XCTAssertTrue(kin.allSatisfy { profiles.contains($0.profile) })
        let names = DeviceProfile.all.map(\.name) + kin.flatMap(\.names)
        XCTAssertEqual(Set(names).count, names.count)
    }
}
