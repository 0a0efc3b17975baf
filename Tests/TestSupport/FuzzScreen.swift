import CoreGraphics
import UIKit

/// A screen of the fuzz: a scroll view of buttons that do random things, and a watch over its own callbacks.
@MainActor final class FuzzScreen: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }
    struct Entry { weak var screen: FuzzScreen? }

    nonisolated(unsafe) static var alive = 0 { didSet { if alive == 0 { all = [] } } }
    nonisolated(unsafe) static var all: [Entry] = []

    let number: Int
    let scroll = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 85, width: 280, height: 34))
    private(set) var phase = Phase.disappeared
    private weak var fuzz: EventFuzz?

    init(number: Int, fuzz: EventFuzz) {
        self.number = number
        self.fuzz = fuzz
        super.init(nibName: nil, bundle: nil)
        Self.alive += 1
        Self.all.append(Entry(screen: self))
        title = "Screen \(number)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak fuzz] _ in fuzz?.perform(.push, true, number) })
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.alive -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 1600)
        view.addSubview(scroll)
        field.text = "Field \(number)"
        scroll.addSubview(field)
        // Every third has a menu at a long press.
        if number % 3 == 0 { view.addInteraction(UIContextMenuInteraction(delegate: self)) }
        for row in 0..<16 {
            let change = FuzzStep.Change.allCases[row % FuzzStep.Change.allCases.count]
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "\(change)") { [weak self] _ in
                    guard let self else { return }
                    fuzz?.perform(change, row % 2 == 0, number + row)
                })
            button.frame = CGRect(x: 20, y: 20 + row * 100, width: 280, height: 60)
            scroll.addSubview(button)
        }
    }

    private func enter(_ new: Phase, from allowed: [Phase], _ callback: String) {
        if !allowed.contains(phase) { fuzz?.problems.append("screen \(number) got \(callback) while \(phase)") }
        phase = new
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        enter(.appearing, from: [.disappeared, .disappearing], "viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if phase != .appearing { fuzz?.problems.append("screen \(number) got viewIsAppearing while \(phase)") }
        if view.window == nil { fuzz?.problems.append("screen \(number) got viewIsAppearing in no window") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        enter(.appeared, from: [.appearing], "viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        enter(.disappearing, from: [.appeared, .appearing], "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        enter(.disappeared, from: [.disappearing], "viewDidDisappear")
    }
}

extension FuzzScreen: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak fuzz, number] _ in
            UIMenu(
                children: FuzzStep.Change.allCases.prefix(5).map { change in
                    UIAction(title: "\(change)") { _ in fuzz?.perform(change, true, number) }
                })
        })
    }
}
