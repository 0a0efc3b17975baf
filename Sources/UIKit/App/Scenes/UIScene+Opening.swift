import Foundation

extension UIScene {
    func openByApplication(_ url: URL, _ options: OpenExternalURLOptions?, _ completion: ((Bool) -> Void)?) {
        var all: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
        if let options { all[.universalLinksOnly] = options.universalLinksOnly }
        UIApplication.shared.open(url, options: all, completionHandler: completion)
    }
}
