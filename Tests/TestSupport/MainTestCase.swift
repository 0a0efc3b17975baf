import PorticoHost
import XCTest

/// A test of main-thread objects. XCTest on Linux can't list isolated test methods, so each test's body stands in `onMain`.
open class MainTestCase: XCTestCase, @unchecked Sendable {
    /// Fresh for each test.
    package var harness: Harness!

    open override func setUp() {
        super.setUp()
        onMain {
            var device = testedDevice.flatMap(DeviceProfile.named) ?? .default
            if let screenScale { device.scale = screenScale }
            harness = Harness(device: device)
            prepare()
        }
    }

    open override func tearDown() {
        onMain {
            cleanUp()
            harness.end()
            harness = nil
        }
        super.tearDown()
    }

    /// The name of the device that the test's app runs on; nil for the usual phone.
    @MainActor open var testedDevice: String? { nil }
    /// Pixels a point where a test wants others than the device has: a blur of a whole coarse screen has few of them.
    @MainActor open var screenScale: Double? { nil }
    /// Runs before each test, with the harness made.
    @MainActor open func prepare() {}
    /// Runs after each test, before the harness ends.
    @MainActor open func cleanUp() {}

    package func onMain(_ body: @MainActor () throws -> Void) rethrows {
        try MainActor.assumeIsolated(body)
    }
}
