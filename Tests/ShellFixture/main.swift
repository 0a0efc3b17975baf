import Foundation
import PorticoShell
import UIKit

// An app that does what `FIXTURE` says, for tests of the system shell; or, as `FIXTURE_ROLE=shell`, a shell to be killed, or, as `hog`,
// a process that wants more memory than its control group has, or, as `printer`, one that prints and crashes,
// or, as `first-view`, one that tells what its first view knows of the device, or, as `defaults-loop`, one that changes its user defaults,
// or, as `defaults-notices`, one that has no application and counts the notices of a change of them.
switch ProcessInfo.processInfo.environment["FIXTURE_ROLE"] {
case "shell": ShellToBeKilled.run()
case "hog": MemoryHog.run()
case "defaults-loop": DefaultsLoop.run()
case "defaults-notices":
    nonisolated(unsafe) var notices = 0
    let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in notices += 1 }
    UserDefaults.standard.set(1, forKey: "n")
    NotificationCenter.default.removeObserver(token)
    print(notices)
case "printer":
    print("one")
    print("two")
    crash()
case "first-view":
    let view = UILabel()
    let traits = view.traitCollection
    print(
        view.contentScaleFactor, traits.displayScale, traits.userInterfaceIdiom.rawValue,
        traits.horizontalSizeClass.rawValue, UIScreen.main.bounds.width)
default:
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, DelegateName.value)
}
