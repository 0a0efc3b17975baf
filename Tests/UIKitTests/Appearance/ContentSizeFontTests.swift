import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What follows the user's text size: fonts of styles and of metrics, part by part, and symbols.
final class ContentSizeFontTests: MainTestCase, @unchecked Sendable {
    private var large: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .accessibilityLarge) }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func shown<View: UIView>(_ view: View) -> View {
        harness.window.rootViewController?.view.addSubview(view)
        harness.turn()
        return view
    }

    @MainActor private func makeTextLarge() {
        harness.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        harness.turn()
    }

    func testAButtonIsAsHighAsItsTitleThen() {
        onMain {
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Follow"
            button.translatesAutoresizingMaskIntoConstraints = false
            let root = shown(button).superview
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: root!.topAnchor),
                button.leadingAnchor.constraint(equalTo: root!.leadingAnchor),
            ])
            harness.turn()
            let before = button.bounds.height
            makeTextLarge()
            XCTAssertGreaterThan(button.bounds.height, before + 10)
            XCTAssertGreaterThan(button.bounds.height, button.titleLabel?.font.lineHeight ?? .infinity)
        }
    }

    func testATextViewWithoutTextIsAsHighAsALineThen() {
        onMain {
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.translatesAutoresizingMaskIntoConstraints = false
            let root = shown(view).superview!
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            harness.turn()
            let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).lineHeight
            XCTAssertLessThan(view.bounds.height, line)
            view.typingAttributes[.kern] = 1
            makeTextLarge()
            XCTAssertEqual(
                view.bounds.height, line + view.textContainerInset.top + view.textContainerInset.bottom, accuracy: 1)
            XCTAssertEqual(
                view.typingAttributes[.font] as? UIFont, .preferredFont(forTextStyle: .body, compatibleWith: large))
        }
    }

    /// Pages, tabs and screens that are made at the beginning and shown after a person has chosen another text size.
    func testWhatWasMadeBeforeFollowsWhereItIsFirstShown() {
        onMain {
            let (page, label, field, text) = (UIView(), UILabel(), UITextField(), UITextView())
            let symbol = UIImageView(image: UIImage(systemName: "star"))
            symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
            label.text = "One"
            text.text = "Two"
            for view in [label, field, text, symbol] as [UIView] { page.addSubview(view) }
            let font = UIFont.preferredFont(forTextStyle: .body)
            label.font = font
            field.font = font
            text.font = font
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            text.adjustsFontForContentSizeCategory = true
            let before = symbol.intrinsicContentSize.height
            harness.runtime.post(.textSize(.ax3))
            harness.advance(by: 0.5)
            XCTAssertEqual(label.font.pointSize, 17, "nobody shows it yet")
            _ = shown(page)
            XCTAssertEqual([label.font.pointSize, field.font?.pointSize, text.font?.pointSize], [40, 40, 40])
            XCTAssertGreaterThan(symbol.intrinsicContentSize.height, before * 2)
        }
    }

    func testAFontOfMetricsFollows() {
        onMain {
            let label = UILabel()
            label.adjustsFontForContentSizeCategory = true
            label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .heavy))
            label.text = "Hello"
            let limited = UILabel()
            limited.adjustsFontForContentSizeCategory = true
            limited.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
            _ = shown(label)
            _ = shown(limited)
            makeTextLarge()
            XCTAssertGreaterThan(label.font.pointSize, 40)
            XCTAssertEqual(label.font.weight, .heavy)
            XCTAssertEqual(limited.font.pointSize, 20)
        }
    }

    func testOnlyThePartsThatFollowDo() {
        onMain {
            let text = NSMutableAttributedString(
                string: "Slept ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
            text.append(
                NSAttributedString(string: "7 hours", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
            )
            let label = shown(UILabel())
            label.attributedText = text
            label.adjustsFontForContentSizeCategory = true
            makeTextLarge()
            let fonts = [0, 8].map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
            XCTAssertEqual(fonts[0], .preferredFont(forTextStyle: .body, compatibleWith: large))
            XCTAssertEqual(fonts[1], .systemFont(ofSize: 17, weight: .bold))
        }
    }

    func testABoldStyleStaysBold() throws {
        try onMain {
            let descriptor = try XCTUnwrap(
                UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
            let label = shown(UILabel())
            label.font = UIFont(descriptor: descriptor, size: 0)
            label.adjustsFontForContentSizeCategory = true
            makeTextLarge()
            XCTAssertEqual(
                label.font.pointSize, UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize)
            XCTAssertTrue(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
            let own = shown(UILabel())
            own.font = UIFont(descriptor: descriptor, size: 30)
            own.adjustsFontForContentSizeCategory = true
            XCTAssertEqual(own.font.pointSize, 30)
        }
    }

    func testASymbolOfATextStyleGrows() {
        onMain {
            let view = shown(UIImageView(image: UIImage(systemName: "star")))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
            let before = view.intrinsicContentSize
            makeTextLarge()
            XCTAssertGreaterThan(view.intrinsicContentSize.height, before.height * 1.5)
            XCTAssertGreaterThan(CGFloat((view.layer.contents as! CGImage).height), before.height * 1.5)
        }
    }

    func testACellMakesRoomForTheSymbolAsItIsShown() {
        onMain {
            @MainActor func width(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                cell.textLabel?.text = "Anna"
                cell.imageView?.image = UIImage(systemName: "circle.fill")
                cell.imageView?.preferredSymbolConfiguration = configuration
                return shown(cell).imageView?.frame.width ?? 0
            }
            XCTAssertEqual(width(.init(pointSize: 10)), width(.init(pointSize: 20)) / 2, accuracy: 1)
            XCTAssertGreaterThan(width(nil), width(.init(pointSize: 10)))
        }
    }

    func testASymbolStandsOnTheLineOfItsText() {
        onMain {
            let icon = UIImageView(image: UIImage(systemName: "square.fill"))
            icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .headline)
            label.text = "Hh"
            let row = UIStackView(arrangedSubviews: [icon, label])
            row.alignment = .firstBaseline
            row.translatesAutoresizingMaskIntoConstraints = false
            _ = shown(row)
            harness.turn()
            let baseline = label.frame.minY + label.contentBaselines.first
            XCTAssertEqual(icon.frame.midY, baseline - label.font.capHeight / 2, accuracy: 0.7)
        }
    }

    // DEV-745
    func testASymbolInTextKeepsAColourOfItsOwn() {
        onMain {
            let symbol = UIImage(systemName: "circle.fill")!
            func middle(_ image: UIImage) -> [Int] {
                let text = NSAttributedString(attachment: NSTextAttachment(image: image))
                let picture = UIGraphicsImageRenderer(size: text.size()).image { _ in text.draw(at: .zero) }
                return Pixels(picture)[Pixels(picture).size[0] / 2, Pixels(picture).size[1] / 2]
            }
            XCTAssertEqual(Array(middle(symbol.withTintColor(.red))[..<3]), [255, 0, 0])
            XCTAssertEqual(Array(middle(symbol)[..<3]), [0, 0, 0])
        }
    }
}
