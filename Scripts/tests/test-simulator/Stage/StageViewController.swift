import CoreLocation
import UIKit
import os

/// Shows in plain colours, which a script can read from the pixels, what was done to it: a tap turns the button, a key the line, a
/// memory warning the bar, a pointer the pad; the signs show what the system says of itself.
class StageViewController: UIViewController, CLLocationManagerDelegate {
    private let button = UIButton(type: .custom)
    private let line = Line()
    private let bar = UIView()
    private let count = UILabel()
    private let mover = UIView()
    private let rows = UIScrollView()
    private let pad = UIView()
    private let bars = UIButton(type: .custom)
    private let signs = Signs()
    private let opened = UIView()
    private let field = UITextField()
    /// Nobody shows it.
    private let spare = Spare()
    private let log = Logger(subsystem: "org.portico.stage", category: "taps")
    private let manager = CLLocationManager()
    private var taps = 0
    private var barTaps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.backgroundColor = .blue
        button.setTitle("Tap", for: .normal)
        button.accessibilityIdentifier = "button"
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        line.backgroundColor = .gray
        bar.backgroundColor = .yellow
        mover.backgroundColor = .orange
        mover.layer.cornerRadius = 12
        count.font = .systemFont(ofSize: 40, weight: .bold)
        count.textColor = .black
        count.text = "0"
        pad.backgroundColor = .gray
        pad.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hovered)))
        bars.backgroundColor = .black
        bars.addTarget(self, action: #selector(changeBars), for: .touchUpInside)
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        for index in 0..<60 {
            let row = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 300, height: 40))
            row.text = "Row \(index): the quick brown fox"
            rows.addSubview(row)
        }
        rows.contentSize = CGSize(width: 300, height: 2400)
        opened.backgroundColor = .gray
        opened.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(locate)))
        for child in [button, line, bar, count, mover, rows, pad, bars, signs, field, opened] {
            view.addSubview(child)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        button.frame = CGRect(x: width / 2 - 60, y: 120, width: 120, height: 60)
        line.frame = CGRect(x: width / 2 - 60, y: 200, width: 120, height: 40)
        bar.frame = CGRect(x: width / 2 - 60, y: 260, width: 120, height: 20)
        count.frame = CGRect(x: width / 2 + 80, y: 120, width: 80, height: 60)
        pad.frame = CGRect(x: 30, y: 120, width: 60, height: 60)
        bars.frame = CGRect(x: 30, y: 200, width: 60, height: 40)
        signs.frame = CGRect(x: width / 2 + 80, y: 200, width: 80, height: 108)
        opened.frame = CGRect(x: 30, y: 256, width: 60, height: 24)
        field.frame = CGRect(x: 30, y: 356, width: width - 60, height: 36)
        rows.frame = CGRect(x: 30, y: 400, width: width - 60, height: max(0, view.bounds.height - 440))
        if mover.layer.animationKeys()?.isEmpty ?? true {
            mover.frame = CGRect(x: 30, y: 300, width: 50, height: 50)
        }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        bar.backgroundColor = .red
    }

    /// Odd taps show green, even ones blue; five move the square for as long as anybody looks.
    @objc private func tapped() {
        taps += 1
        print("tap \(taps)")
        if taps % 2 == 1 { log.error("odd: \(self.taps)") } else { log.info("even: \(self.taps)") }
        count.text = String(taps)
        button.backgroundColor = taps % 2 == 1 ? .green : .blue
        line.becomeFirstResponder()
        guard taps == 5 else { return }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
            self.mover.center.x = self.view.bounds.width - 55
        }
    }

    @objc private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: pad.backgroundColor = .green
        case .ended: pad.backgroundColor = .blue
        default: pad.backgroundColor = .red
        }
    }

    /// Light text, then no status bar and no home indicator, then both as they were.
    @objc private func changeBars() {
        barTaps += 1
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { barTaps % 3 == 1 ? .lightContent : .default }
    override var prefersStatusBarHidden: Bool { barTaps % 3 == 2 || super.prefersStatusBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { barTaps % 3 == 2 }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: #selector(commanded))]
    }

    /// Shows that a URL has come. `stage://fetch/PORT` asks a server of this machine: green is its answer, red no network, magenta any
    /// other error.
    func open(_ url: URL) {
        opened.backgroundColor = .cyan
        let address = "http://127.0.0.1:\(url.lastPathComponent)/"
        if url.host == "locate" { locate() }
        if url.host == "clock" { opened.backgroundColor = isInTokyo ? .green : .red }
        guard url.host == "fetch", let server = URL(string: address) else { return }
        opened.backgroundColor = .yellow
        URLSession(configuration: .ephemeral).dataTask(with: server) { data, _, error in
            let code = (error as? URLError)?.code
            DispatchQueue.main.async {
                self.opened.backgroundColor =
                    data != nil && error == nil ? .green : code == .notConnectedToInternet ? .red : .magenta
            }
        }.resume()
    }

    /// Nine o'clock on a day that nobody has seen yet.
    private var isInTokyo: Bool {
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: .now)
        return TimeZone.current.identifier == "Asia/Tokyo"
            && [parts.year, parts.month, parts.day, parts.hour] == [2030, 1, 1, 9]
    }

    @objc private func locate() {
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func timeChanged() { opened.backgroundColor = .blue }

    func pushed() { opened.backgroundColor = .magenta }

    /// Green is Munich, red another place, and yellow none.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let munich = CLLocation(latitude: 48.137, longitude: 11.575)
        opened.backgroundColor = locations.allSatisfy { $0.distance(from: munich) < 1000 } ? .green : .red
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        opened.backgroundColor = .yellow
    }

    @objc private func commanded() { bar.backgroundColor = .blue }
}

class Spare: UIViewController {}

/// One square each for appearance, text size, low power, and a German locale.
class Signs: UIView {
    private let squares = [UIView(), UIView(), UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        squares.forEach(addSubview)
        NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: .NSProcessInfoPowerStateDidChange, object: nil)
        show()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, square) in squares.enumerated() {
            square.frame = CGRect(x: 0, y: CGFloat(index) * 28, width: bounds.width, height: 24)
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        show()
    }

    @objc private func show() {
        squares[0].backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        squares[1].backgroundColor =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .green : .red
        squares[2].backgroundColor = ProcessInfo.processInfo.isLowPowerModeEnabled ? .green : .red
        let isGerman =
            NSLocalizedString("greeting", comment: "") == "Hallo" && Locale.current.identifier == "de_DE"
            && NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5"
        squares[3].backgroundColor = isGerman ? .green : .red
    }
}

/// Takes text: each letter makes it another colour, and it shows what it has.
class Line: UIView, UIKeyInput {
    private let label = UILabel()
    private var text = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .black
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 30, dy: 0)
    }

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ new: String) { show(text + new) }
    func deleteBackward() { show(String(text.dropLast())) }

    private func show(_ new: String) {
        text = new
        label.text = text
        let colors: [UIColor] = [.gray, .cyan, .magenta, .orange, .purple]
        backgroundColor = colors[text.count % colors.count]
    }
}
