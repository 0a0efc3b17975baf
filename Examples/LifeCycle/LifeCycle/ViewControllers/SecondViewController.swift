import UIKit

/// The screen that is pushed and presented.
class SecondViewController: LoggingViewController {
    private let label = UILabel()
    private let drawnView = MMView()
    private let closeButton = UIButton(type: .system)

    override func loadView() {
        CallbackLog.log(self)
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = UIColor(red: 0.96, green: 0.97, blue: 0.9, alpha: 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Second"
        label.text = "The second screen"
        label.textAlignment = .center
        label.font = UIFont.boldSystemFont(ofSize: 22)
        view.addSubview(label)
        drawnView.backgroundColor = .white
        view.addSubview(drawnView)
        closeButton.setTitle("Close", for: .normal)
        closeButton.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
        drawnView.frame = CGRect(x: area.midX - 80, y: area.minY + 60, width: 160, height: 160)
        closeButton.frame = CGRect(x: area.midX - 60, y: area.minY + 236, width: 120, height: 44)
    }

    @objc func close(_ sender: Any?) {
        if presentingViewController != nil {
            dismiss(animated: true, completion: nil)
        } else {
            navigationController?.popViewController(animated: true)
        }
    }
}
