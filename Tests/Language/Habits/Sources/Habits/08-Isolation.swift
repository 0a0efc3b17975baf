import UIKit

@MainActor class TaskCollector { init() {} }

class CollectingController: UIViewController {
    let collector: TaskCollector
    init(collector: TaskCollector = TaskCollector()) {
        self.collector = collector
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

struct Style {
    var color: UIColor = .label
    init(textColor: UIColor = .label) { color = textColor }
}
