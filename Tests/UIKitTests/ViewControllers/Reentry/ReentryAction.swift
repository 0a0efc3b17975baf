import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What an app may do inside of a callback.
@MainActor struct ReentryAction {
    let name: String
    private let body: @MainActor (ReentryWorld) -> Void

    func perform(in world: ReentryWorld) { body(world) }

    private static func top(_ world: ReentryWorld) -> UIViewController? {
        var here = world.window.rootViewController
        while let next = here?.presentedViewController { here = next }
        return here
    }

    static let all: [ReentryAction] = [
        ReentryAction(name: "dismiss, animated") { world in
            world.window.rootViewController?.dismiss(animated: true, completion: world.completion("a dismissal inside"))
        },
        ReentryAction(name: "dismiss") { world in
            world.window.rootViewController?.dismiss(
                animated: false, completion: world.completion("a dismissal inside"))
        },
        ReentryAction(name: "dismiss oneself twice") { world in
            let top = top(world)
            top?.dismiss(animated: true)
            top?.dismiss(animated: false)
        },
        ReentryAction(name: "dismiss and present") { world in
            let root = world.window.rootViewController
            root?.dismiss(animated: false) { [weak root, weak world] in
                guard let root, let world else { return }
                root.present(world.makeScreen("other"), animated: true)
            }
        },
        ReentryAction(name: "present on the root") { world in
            world.window.rootViewController?.present(world.makeScreen("other"), animated: true)
        },
        ReentryAction(name: "present a full screen on top") { world in
            let other = world.makeScreen("other")
            other.modalPresentationStyle = .fullScreen
            top(world)?.present(other, animated: true)
        },
        ReentryAction(name: "present a sheet on top") { world in
            top(world)?.present(world.makeScreen("other"), animated: false)
        },
        ReentryAction(name: "another root") { world in world.window.rootViewController = world.makeScreen("new root") },
        ReentryAction(name: "no root") { world in world.window.rootViewController = nil },
        ReentryAction(name: "hide the window") { world in world.window.isHidden = true },
        ReentryAction(name: "turn the device") { world in
            world.harness.runtime.post(.rotate(.left))
        },
        ReentryAction(name: "go home") { world in world.harness.runtime.receive(.enterBackground) },
        ReentryAction(name: "lay out") { world in world.window.layoutIfNeeded() },
        ReentryAction(name: "other detents") { world in
            guard let sheet = top(world)?.sheetPresentationController else { return }
            sheet.animateChanges {
                sheet.detents = [.custom { _ in 150 }]
                sheet.selectedDetentIdentifier = nil
            }
        },
    ]
}
