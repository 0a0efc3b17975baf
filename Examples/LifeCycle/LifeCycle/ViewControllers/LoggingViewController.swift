import UIKit

/// A view controller that overrides every callback of its life.
class LoggingViewController: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        CallbackLog.log(self)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        CallbackLog.log(self)
    }

    deinit {
        CallbackLog.log(self)
    }

    override func viewDidLoad() {
        CallbackLog.log(self)
        super.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        CallbackLog.log(self)
        super.viewWillAppear(animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        CallbackLog.log(self)
        super.viewIsAppearing(animated)
    }

    override func updateViewConstraints() {
        CallbackLog.log(self)
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
        CallbackLog.log(self)
        super.viewWillLayoutSubviews()
    }

    override func viewDidLayoutSubviews() {
        CallbackLog.log(self)
        super.viewDidLayoutSubviews()
    }

    override func viewDidAppear(_ animated: Bool) {
        CallbackLog.log(self)
        super.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        CallbackLog.log(self)
        super.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        CallbackLog.log(self)
        super.viewDidDisappear(animated)
    }

    override func willMove(toParent parent: UIViewController?) {
        CallbackLog.log(self)
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
        CallbackLog.log(self)
        super.didMove(toParent: parent)
    }

    override func didReceiveMemoryWarning() {
        CallbackLog.log(self)
        super.didReceiveMemoryWarning()
    }
}
