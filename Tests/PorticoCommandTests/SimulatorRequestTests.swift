import ArgumentParser
import PorticoHost
import PorticoProject
import XCTest

@testable import portico

/// Whether each option of `portico run` that says how an app is built or launched arrives where `--watch` and `--window` show it.
final class SimulatorRequestTests: XCTestCase {
    private func request(_ arguments: String...) throws -> SimulatorRequest {
        try RunCommand.parse(["App", "--watch"] + arguments).simulatorRequest
    }

    private func options(_ arguments: String...) throws -> BuildOptions {
        try RunCommand.parse(["App", "--watch"] + arguments).simulatorRequest.build
    }

    // MARK: What is shown

    func testTheAppIsShown() throws {
        let request = try request()
        XCTAssertEqual(request.apps, ["App"])
        XCTAssertTrue(request.watches)
        XCTAssertFalse(request.isInWindow)
        XCTAssertFalse(request.isQuiet)
        XCTAssertNil(request.port)
        XCTAssertNil(request.record)
        XCTAssertNil(request.container)
        XCTAssertTrue(request.settings.isSandboxed)
        XCTAssertEqual(request.build, BuildOptions(), "nothing was said about the build")
    }

    func testAWindowWatchesOnlyWhatItIsToldTo() throws {
        let request = try RunCommand.parse(["App", "--window"]).simulatorRequest
        XCTAssertTrue(request.isInWindow)
        XCTAssertFalse(request.watches)
        XCTAssertTrue(try self.request("--window").isInWindow)
    }

    func testQuiet() throws { XCTAssertTrue(try request("--quiet").isQuiet) }

    // MARK: How it is launched

    func testDevice() throws {
        XCTAssertEqual(try request("--device", "iPhone SE").device.name, "iPhone SE")
        XCTAssertEqual(try request().device, .default)
        XCTAssertThrowsError(try request("--device", "Toaster"))
    }

    func testContainer() throws { XCTAssertEqual(try request("--container", "/tmp/files").container, "/tmp/files") }

    func testTimeZone() throws {
        XCTAssertEqual(try request("--time-zone", "Europe/Berlin").settings.timeZone, "Europe/Berlin")
        XCTAssertThrowsError(try request("--time-zone", "Nowhere/Land"))
    }

    func testLanguage() throws { XCTAssertEqual(try request("--language", "de").settings.locale, "de") }

    func testNoSandbox() throws { XCTAssertFalse(try request("--no-sandbox").settings.isSandboxed) }

    // MARK: How it is built

    func testConfiguration() throws {
        XCTAssertEqual(try options("-c", "release").configuration, .release)
        XCTAssertEqual(try options("--configuration", "Staging").configuration, .debug)
        XCTAssertEqual(try options("--configuration", "Staging").selection.configuration, "Staging")
    }

    func testTarget() throws { XCTAssertEqual(try options("--target", "Clip").selection.target, "Clip") }

    func testScheme() throws { XCTAssertEqual(try options("--scheme", "Staging").selection.scheme, "Staging") }

    func testProduct() throws { XCTAssertEqual(try options("--product", "Other").selection.product, "Other") }

    func testRunScripts() throws { XCTAssertTrue(try options("--run-scripts").runsScripts) }

    func testOffline() throws { XCTAssertTrue(try options("--offline").selection.isOffline) }

    func testPodsAsPackages() throws { XCTAssertTrue(try options("--pods-as-packages").selection.takesPodsAsPackages) }

    func testConditions() throws {
        XCTAssertEqual(try options("-D", "BETA", "-D", "LOGS").conditions, ["BETA", "LOGS"])
    }

    func testBuildPath() throws { XCTAssertEqual(try options("--build-path", "/tmp/build").buildPath, "/tmp/build") }

    func testLinuxPackages() throws {
        XCTAssertEqual(try options("--linux-package", "a", "--linux-package", "b").linuxPackages, ["a", "b"])
    }

    func testIOSPackages() throws { XCTAssertEqual(try options("--ios-package", "a").iosPackages, ["a"]) }

    func testVerbose() throws { XCTAssertTrue(try options("--verbose").isVerbose) }

    // MARK: The command of its own

    func testTheSimulatorsOwnOptions() throws {
        let request = try SimulatorCommand.parse([
            "A", "B", "--port", "8080", "--record", "page.html", "--json", "--watch", "-c", "release", "--container",
            "/tmp/files",
            "--time-zone", "Europe/Berlin", "--no-sandbox", "--quiet", "--device", "iPhone SE",
        ]).request
        XCTAssertEqual(request.apps, ["A", "B"])
        XCTAssertEqual(request.port, 8080)
        XCTAssertEqual(request.record, "page.html")
        XCTAssertTrue(request.answersInJSON)
        XCTAssertTrue(request.watches)
        XCTAssertEqual(request.build.configuration, .release)
        XCTAssertEqual(request.container, "/tmp/files")
        XCTAssertEqual(request.settings.timeZone, "Europe/Berlin")
        XCTAssertFalse(request.settings.isSandboxed)
        XCTAssertTrue(request.isQuiet)
        XCTAssertEqual(request.device.name, "iPhone SE")
    }
}
