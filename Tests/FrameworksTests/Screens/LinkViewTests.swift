import LinkPresentation
import TestSupport
import UIKit
import XCTest

/// Views of links: what is known of an address is drawn, nothing is fetched (DEV-1095).
final class LinkViewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func texts(_ view: UIView) -> [String] {
        view.subviews.compactMap { ($0 as? UILabel).flatMap { $0.isHidden ? nil : $0.text } }
    }

    @MainActor private func picture(_ view: UIView) -> UIImageView? {
        view.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil }
    }

    func testAnAddressShowsItsHost() throws {
        try onMain {
            let view = LPLinkView(url: try XCTUnwrap(URL(string: "https://www.example.com/a?b=c")))
            XCTAssertEqual(texts(view), ["example.com"])
            XCTAssertEqual(view.accessibilityLabel, "example.com")
            XCTAssertEqual(view.metadata.originalURL?.path, "/a")
        }
    }

    func testMetadataIsShownAndCopied() throws {
        try onMain {
            let metadata = LPLinkMetadata()
            metadata.url = URL(string: "https://example.com")
            metadata.title = "An Example"
            let view = LPLinkView(metadata: metadata)
            XCTAssertEqual(texts(view), ["An Example", "example.com"])
            metadata.title = "Another"
            XCTAssertEqual(view.metadata.title, "An Example", "a copy")
            view.metadata = metadata
            XCTAssertEqual(texts(view), ["Another", "example.com"])
            XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 1000)).width, 200)
        }
    }

    func testAPictureMakesItTaller() throws {
        try onMain {
            let metadata = LPLinkMetadata()
            metadata.url = URL(string: "https://example.com")
            let plain = LPLinkView(metadata: metadata).sizeThatFits(CGSize(width: 200, height: 1000))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            }
            metadata.imageProvider = NSItemProvider(object: image)
            let view = LPLinkView(metadata: metadata)
            for _ in 0..<200 where picture(view) == nil {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
            XCTAssertNotNil(picture(view))
            let size = view.sizeThatFits(CGSize(width: 200, height: 1000))
            XCTAssertEqual(size.height, plain.height + 100)
            view.frame = CGRect(origin: .zero, size: size)
            view.layoutIfNeeded()
            XCTAssertEqual(picture(view)?.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        }
    }
}
