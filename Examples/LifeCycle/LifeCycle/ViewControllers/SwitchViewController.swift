import UIKit

/// A container with two children, one of them shown: what a tab bar controller does, by hand.
class SwitchViewController: LoggingViewController {
    private let pages: [PageViewController] = [
        PageViewController(name: "Page A", color: .systemTeal), PageViewController(name: "Page B", color: .systemPink),
    ]
    private var shown: PageViewController?
    private let switchButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Switch"
        view.backgroundColor = .white
        switchButton.setTitle("Other page", for: .normal)
        switchButton.addTarget(self, action: #selector(switchPage), for: .touchUpInside)
        view.addSubview(switchButton)
        show(pages[0])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        switchButton.frame = CGRect(x: area.minX, y: area.maxY - 60, width: area.width, height: 44)
        shown?.view.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - 76)
    }

    @objc func switchPage() {
        show(shown === pages[0] ? pages[1] : pages[0])
    }

    private func show(_ page: PageViewController) {
        if let old = shown {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        shown = page
        view.setNeedsLayout()
    }
}

/// One page of the container.
class PageViewController: LoggingViewController {
    private let name: String
    private let color: UIColor
    private let label = UILabel()

    init(name: String, color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        label.text = name
        label.textColor = .white
        label.font = UIFont.systemFont(ofSize: 34, weight: .semibold)
        label.sizeToFit()
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
