import UIKit

/// Measures nibs inside an app: the first scene of a storyboard with twenty, cold, and a cell from a nib beside the same cell made in code.
/// The story ends the program; the figures are on standard output.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let label = UILabel()
        label.text = "The first text finds the fonts, and isn't measured."
        label.sizeToFit()
        let start = DispatchTime.now().uptimeNanoseconds
        let first = UIStoryboard(name: "Scenes", bundle: nil).instantiateInitialViewController()!
        first.loadViewIfNeeded()
        let end = DispatchTime.now().uptimeNanoseconds
        print("NIBS first scene of 20: \(Double(end - start) / 1e6) ms, \(first.view.subviews.count) views")

        for name in ["first", "again"] {
            let times = (0..<(name == "first" ? 1 : 20)).map { _ -> UInt64 in
                let start = DispatchTime.now().uptimeNanoseconds
                UIStoryboard(name: "Many", bundle: nil).instantiateInitialViewController()!.loadViewIfNeeded()
                return DispatchTime.now().uptimeNanoseconds - start
            }.sorted()
            print("NIBS 200 views, \(name): \(Double(times[times.count / 2]) / 1e6) ms")
        }

        let nib = UINib(nibName: "Cell", bundle: nil)
        measure("a cell from a nib") { _ = nib.instantiate(withOwner: nil) }
        measure("the same cell in code") { _ = CodeCell(style: .default, reuseIdentifier: "cell") }

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = first
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// The median of many, after some that warm up.
    private func measure(_ name: String, _ body: () -> Void) {
        for _ in 0..<50 { body() }
        let times = (0..<500).map { _ -> UInt64 in
            let start = DispatchTime.now().uptimeNanoseconds
            body()
            return DispatchTime.now().uptimeNanoseconds - start
        }.sorted()
        print("NIBS \(name): \(Double(times[times.count / 2]) / 1e3) µs")
    }
}

/// What `Cell.xib` says, written out.
final class CodeCell: UITableViewCell {
    let picture = UIImageView()
    let title = UILabel()
    let detail = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.text = "Title"
        title.font = .boldSystemFont(ofSize: 17)
        detail.text = "Detail"
        detail.textColor = .gray
        detail.numberOfLines = 2
        for view in [picture, title, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}
