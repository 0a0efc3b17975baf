import UIKit

// A generic class that Objective-C could call is nobody's, and neither are the classes below it.

open class Presenter<Model>: NSObject {
    var count = 0
    @objc func note(_ notification: Notification) { count += 1 }
}

final class TextPresenter: Presenter<String>, @unchecked Sendable {
    private var texts: [String] = []
    nonisolated func add(_ text: String) {
        texts.append(text)
        count += 1
    }
}

func filled() -> Int {
    let presenter = TextPresenter()
    presenter.add("a")
    return presenter.count
}

extension NSLayoutAnchor {
    @objc func pin(equalTo anchor: NSLayoutAnchor<AnchorType>) { constraint(equalTo: anchor).isActive = true }
}
