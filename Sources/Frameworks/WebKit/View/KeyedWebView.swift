import Foundation
import PorticoObjC

/// The properties of a web view that observers of a key path ask for: `addObserver(_:forKeyPath:)` with `estimatedProgress`.
private enum KeyedWebView {
    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        ObjCClassRegistry.shared.registerKeys(
            readable: {
                [
                    .init("estimatedProgress") { $0.estimatedProgress }, .init("title") { $0.title },
                    .init("URL") { $0.url }, .init("url") { $0.url }, .init("isLoading") { $0.isLoading },
                    .init("canGoBack") { $0.canGoBack }, .init("canGoForward") { $0.canGoForward },
                    .init("hasOnlySecureContent") { $0.hasOnlySecureContent },
                    .init("underPageBackgroundColor") { $0.underPageBackgroundColor },
                ]
            }, of: WKWebView.self)
    }
}
