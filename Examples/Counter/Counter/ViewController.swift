import UIKit

class ViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var count = 0 { didSet { label.text = "Count: \(count)" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        button.setTitle("Increment", for: .normal)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        count = 0
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", style: .plain, target: self, action: #selector(reset))
    }

    @objc private func tapped() { count += 1 }

    @objc private func reset() { count = 0 }
}
