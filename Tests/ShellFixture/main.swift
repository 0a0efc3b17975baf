import Foundation
import PorticoShell
import UIKit

// An app that does what `FIXTURE` says, for tests of the system shell; or, as `FIXTURE_ROLE=shell`, a shell to be killed, or, as `hog`,
// a process that wants more memory than its control group has, or, as `printer`, one that prints and crashes.
switch ProcessInfo.processInfo.environment["FIXTURE_ROLE"] {
case "shell": ShellToBeKilled.run()
case "hog": MemoryHog.run()
case "printer":
    print("one")
    print("two")
    crash()
default:
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, DelegateName.value)
}
