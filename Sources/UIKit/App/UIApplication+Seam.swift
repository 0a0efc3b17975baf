import Foundation
import PorticoHost
import PorticoTrace

/// What the floors below ask of the application.
///
/// - From: `Above`
extension UIApplication: ApplicationSeam {
    package var isActive: Bool { applicationState == .active }
    package var menuBuilders: [UIResponder] { [self] + [delegate as? UIResponder].compactMap { $0 } }
    package func keyWindowChanged() { SystemBars.refresh() }
    package func tapScreen(at point: CGPoint) { AppRuntime.current?.tapByKey(at: point) }
    package func follow(_ url: URL) { open(url) }
    package func orientationsChanged() { Rotation.orientationsChanged() }
    package func updateOrientation(presenting presented: UIResponder?) {
        if let presented = presented as? UIViewController {
            Rotation.willPresent(presented)
        } else {
            Rotation.willDismiss()
        }
    }
    package func turn(to orientations: UIInterfaceOrientationMask) -> Bool { Rotation.request(orientations) }

    package func activityUpdated(_ activity: NSUserActivity) {
        if scenes.isInUse {
            scenes.tellUpdated(activity)
        } else if let delegate {
            OptionalCall.call(.application, delegate, "application:didUpdateUserActivity:") {
                delegate.application(self, didUpdate: activity)
            }
        }
    }
}

extension UIApplication {
    /// Larger texts stay within the app.
    func tellPasteboard(_ text: String) {
        if !text.isEmpty, text.utf8.count <= HostLimits.pasteboard { tellShell?(.pasteboard(text)) }
    }

    /// What is larger stays within the app, too: others find nothing.
    func tellCopied() {
        let contents = UIPasteboard.general.contents
        tellShell?(.copied(contents.bytes <= HostLimits.pasteboardItems ? contents : PasteboardContents(items: [])))
    }
}
