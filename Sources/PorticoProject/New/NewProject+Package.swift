/// A package with a library of views, and its tests.
extension NewProject {
    var packageFiles: [(path: String, text: String)] {
        [
            ("Package.swift", manifest), ("Sources/\(name)/CountView.swift", view),
            ("Tests/\(name)Tests/CountViewTests.swift", tests),
            // SwiftPM warns of an excluded folder that isn't there.
            ("Tests/\(name)Tests/Snapshots/README.md", "Pictures that the tests compare with.\n"),
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15)],
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [
                .target(name: "\(name)"),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"], exclude: ["Snapshots"]),
            ])

        """
    }

    private var view: String {
        """
        import UIKit

        /// A number in a capsule, as wide as it needs to be.
        public class CountView: UIView {
            private let label = UILabel()

            public var count = 0 {
                didSet { label.text = "\\(count)" }
            }

            public override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .systemRed
                label.text = "0"
                label.textColor = .white
                label.font = .preferredFont(forTextStyle: .footnote)
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                    label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
                    label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
                ])
            }

            public required init?(coder: NSCoder) {
                fatalError("CountView is made in code")
            }

            public override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = bounds.height / 2
            }
        }

        """
    }

    private var tests: String {
        """
        import XCTest

        #if canImport(PorticoSnapshotTesting)
        import PorticoSnapshotTesting
        #endif

        @testable import \(name)

        final class CountViewTests: XCTestCase {
            @MainActor func testGrowsWithItsNumber() {
                let view = CountView()
                let narrow = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                view.count = 1_000
                let wide = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                XCTAssertGreaterThan(wide.width, narrow.width)
                XCTAssertEqual(wide.height, narrow.height)
            }

            #if canImport(PorticoSnapshotTesting)
            // The first run keeps its pictures in Snapshots, the next ones compare.
            @MainActor func testLooks() {
                assertSnapshot(of: CountView(), on: SnapshotSetup.matrix(textSizes: [.large, .accessibilityLarge]))
            }
            #endif
        }

        """
    }
}
