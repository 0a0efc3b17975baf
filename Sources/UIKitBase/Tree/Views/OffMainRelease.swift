import Foundation

/// What is left of a view whose last reference has gone on another thread, which UIKit does not allow: it is ended on the main
/// thread, where layout and the app's callbacks belong, and a warning names the view's class (decision 0003).
///
/// - From: `UIView.destroy()`
/// - To: `LayoutEngine`
final class OffMainRelease: @unchecked Sendable {
    private let item: LayoutItem?
    private let children: [UIView]
    private let extras: ViewExtras?

    private init(_ view: UIView) { (item, children, extras) = (view.layoutItem, view.children, view.extras) }

    static func finish(_ view: UIView) {
        if !isOfTestLibrary {
            let message =
                "warning: \(type(of: view)) was released on a background thread: views belong to the main thread\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
        let rest = OffMainRelease(view)
        // Nobody else can reach these any more. Who is kept elsewhere lives on, and must not look for what is gone.
        rest.item?.view = nil
        for child in rest.children { child.parentView = nil }
        var below = rest.children
        while let next = below.popLast() {
            next.hostWindow = nil
            below += next.children
        }
        (view.layoutItem, view.children) = (nil, [])
        DispatchQueue.main.async { MainActor.assumeIsolated { rest.end() } }
    }

    /// Whether Swift Testing lets the view go: it ends its suites, those of the main actor too, on whatever thread their test's task runs.
    /// That is no mistake of the tests. The library is there in programs of tests only.
    private static var isOfTestLibrary: Bool {
        hasTestLibrary && withUnsafeCurrentTask { $0 != nil }
    }

    private static let hasTestLibrary = dlsym(nil, "swt_abiv0_getEntryPoint") != nil

    @MainActor private func end() {
        for child in children { child.backing.removeFromSuperlayer() }
        guard let extras else { return }
        if !extras.constraints.isEmpty { LayoutEngine.shared.end(extras.constraints) }
        for recognizer in extras.gestureRecognizers { recognizer.attachedView = nil }
    }
}
