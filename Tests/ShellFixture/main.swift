import Foundation
import PorticoShell
import UIKit

// An app that does what `FIXTURE` says, for tests of the system shell; or, as `FIXTURE_ROLE=shell`, a shell to be killed.
if ProcessInfo.processInfo.environment["FIXTURE_ROLE"] == "shell" {
    ShellToBeKilled.run()
} else {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, DelegateName.value)
}
