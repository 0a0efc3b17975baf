import PorticoHost
import XCTest

/// What a program of a project sees of its user's environment.
final class ProgramEnvironmentTests: XCTestCase {
    func testOnlyWhatProgramsNeedAndWhatIsMeantForThem() {
        let own = [
            "PATH": "/bin", "HOME": "/home/a", "LC_ALL": "C", "PORTICO_CLOCK": "real", "GITHUB_TOKEN": "1",
            "SSH_AUTH_SOCK": "/s",
            "AWS_SECRET_ACCESS_KEY": "1", "DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus",
            "TEST_RUNNER_LEVEL": "2", "TEST_RUNNER_": "none", "SIMCTL_CHILD_LEVEL": "3",
            "https_proxy": "http://a:b@proxy",
            "HTTP_PROXY": "http://proxy:3128",
        ]
        XCTAssertEqual(
            ProgramEnvironment.passed(from: own, meant: ProgramEnvironment.testPrefix),
            [
                "PATH": "/bin", "HOME": "/home/a", "LC_ALL": "C", "PORTICO_CLOCK": "real", "LEVEL": "2",
                "HTTP_PROXY": "http://proxy:3128",
            ])
        XCTAssertEqual(ProgramEnvironment.passed(from: own, meant: ProgramEnvironment.appPrefix)["LEVEL"], "3")
    }

    func testVariablesThatChooseWhatIsLoadedAreNamed() {
        for name in ["LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH", "GLIBC_TUNABLES"] {
            XCTAssertEqual(ProgramEnvironment.refusedName(in: ["A": "1", name: "x"]), name)
        }
        XCTAssertNil(
            ProgramEnvironment.refusedName(in: ["HOME": "/", "XDG_DATA_DIRS": "/", "DYLD_PRINT_STATISTICS": "1"]))
    }
}
