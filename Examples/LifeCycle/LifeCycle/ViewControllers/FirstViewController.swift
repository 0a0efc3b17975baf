import UIKit

/// The app's first screen: the two custom views, what was counted, and a button for each kind of transition.
class FirstViewController: LoggingViewController {
    private let stateLabel = UILabel()
    private let drawnView = MMView()
    private let layerView = LCustomLayerView()
    private let movingView = UIView()
    private var buttons: [UIButton] = []

    override func loadView() {
        CallbackLog.log(self)
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Life Cycle"

        stateLabel.numberOfLines = 3
        stateLabel.font = UIFont.systemFont(ofSize: 17)
        stateLabel.textColor = .darkGray
        stateLabel.accessibilityIdentifier = "state"
        view.addSubview(stateLabel)

        drawnView.backgroundColor = UIColor(white: 0.95, alpha: 1)
        view.addSubview(drawnView)
        layerView.backgroundColor = .orange
        layerView.isOpaque = false
        view.addSubview(layerView)

        movingView.backgroundColor = .systemGreen
        movingView.layer.cornerRadius = 12
        movingView.accessibilityIdentifier = "moving"
        view.addSubview(movingView)

        addButton("Push", #selector(push))
        addButton("Present", #selector(presentSecond))
        addButton("Switch", #selector(showSwitch))
        addButton("Animate", #selector(animate))
        addButton("Busy", #selector(animateAndBlock(_:)))
        addButton("Remove", #selector(removeDrawnView))

        NotificationCenter.default.addObserver(
            self, selector: #selector(stateDidChange(_:)), name: SavedState.didChange, object: nil)
        showState()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        stateLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 66)
        let side = min((area.width - 16) / 2, 140)
        drawnView.frame = CGRect(x: area.minX, y: area.minY + 82, width: side, height: side)
        layerView.frame = CGRect(x: area.minX + side + 16, y: area.minY + 82, width: side, height: side)
        movingView.frame = CGRect(x: area.minX, y: drawnView.frame.maxY + 16, width: 44, height: 44)
        let width = (area.width - 16) / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + CGFloat(index % 2) * (width + 16),
                y: movingView.frame.maxY + 16 + CGFloat(index / 2) * 52,
                width: width, height: 44)
        }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        showState()
    }

    private func addButton(_ title: String, _ action: Selector) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.backgroundColor = UIColor(red: 0.9, green: 0.94, blue: 1, alpha: 1)
        button.layer.cornerRadius = 10
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
        buttons.append(button)
    }

    private func showState() {
        let state = SavedState.shared
        stateLabel.text = """
            Launches: \(state.launches)
            Saved: \(state.saves)
            Memory warnings: \(state.memoryWarnings)
            """
    }

    @objc private func stateDidChange(_ notification: Notification) {
        showState()
    }

    @objc private func push() {
        navigationController?.pushViewController(SecondViewController(), animated: true)
    }

    @objc private func presentSecond() {
        let second = SecondViewController()
        second.modalPresentationStyle = .fullScreen
        present(second, animated: true)
    }

    @objc private func showSwitch() {
        navigationController?.pushViewController(SwitchViewController(), animated: false)
    }

    /// Moves the green square to the other end and back.
    @objc private func animate() {
        let start = movingView.center
        UIView.animate(withDuration: 1) {
            self.movingView.center.x = self.view.bounds.maxX - start.x
        } completion: { _ in
            UIView.animate(withDuration: 0.5) { self.movingView.center = start }
        }
    }

    /// Starts the animation and keeps the main thread busy: the square moves nevertheless.
    @objc private func animateAndBlock(_ sender: UIButton) {
        animate()
        CATransaction.flush()
        Thread.sleep(forTimeInterval: 1)
        sender.setTitle("Was busy", for: .normal)
    }

    @objc private func removeDrawnView() {
        drawnView.removeFromSuperview()
    }
}
