import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Alerts and action sheets at other text sizes, and those that are higher than their room: DEV-1421.
final class AlertTextSizeTests: MainTestCase, @unchecked Sendable {
    @MainActor private func present(
        _ style: UIAlertController.Style, message: String? = "It will be gone.", actions: [String],
        fields: Int = 0, chosen: @escaping (String) -> Void = { _ in }
    ) -> UIAlertController {
        let root = UIViewController()
        harness.show(root: root)
        let alert = UIAlertController(title: "Delete?", message: message, preferredStyle: style)
        for _ in 0..<fields { alert.addTextField() }
        for title in actions {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { _ in chosen(title) })
        }
        alert.popoverPresentationController?.sourceView = root.view
        root.present(alert, animated: false)
        harness.advance(by: 0.5)
        return alert
    }

    @MainActor private func use(_ size: HostTextSize) {
        harness.runtime.post(.textSize(size))
        harness.advance(by: 0.5)
    }

    @MainActor private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    @MainActor private func label(_ text: String, in alert: UIAlertController) throws -> UILabel {
        try XCTUnwrap(all(UILabel.self, in: alert.view).first { $0.text == text }, text)
    }

    @MainActor private func button(_ title: String, in alert: UIAlertController) throws -> AlertButton {
        try XCTUnwrap(all(AlertButton.self, in: alert.view).first { $0.action.title == title }, title)
    }

    @MainActor private func frame(_ title: String, in alert: UIAlertController) throws -> CGRect {
        let button = try button(title, in: alert)
        return button.convert(button.bounds, to: alert.view)
    }

    func testTheTextsOfAnAlertFollowTheTextSize() throws {
        try onMain {
            let alert = present(.alert, actions: ["Delete photo", "Cancel"])
            @MainActor func sizes() throws -> [CGFloat] {
                try ["Delete?", "It will be gone.", "Delete photo", "Cancel"].map {
                    try label($0, in: alert).font.pointSize
                }
            }
            XCTAssertEqual(try sizes(), [17, 13, 17, 17])
            let before = alert.view.frame
            XCTAssertEqual(before.width, 270)
            XCTAssertEqual(try frame("Delete photo", in: alert).minY, try frame("Cancel", in: alert).minY)
            XCTAssertLessThan(try frame("Cancel", in: alert).minX, try frame("Delete photo", in: alert).minX)
            XCTAssertEqual(try frame("Cancel", in: alert).height, 44)
            use(.ax3)
            XCTAssertEqual(try sizes(), [40, 33, 40, 40])
            XCTAssertEqual(alert.view.frame.width, 340)
            XCTAssertEqual(alert.view.frame.midX, before.midX, accuracy: 0.5)
            XCTAssertEqual(alert.view.frame.midY, before.midY, accuracy: 1)
            let (delete, cancel) = (try frame("Delete photo", in: alert), try frame("Cancel", in: alert))
            XCTAssertEqual(delete.maxY, cancel.minY, "one below the other, the cancelling one last")
            XCTAssertEqual(cancel.maxY, alert.view.bounds.maxY)
            let line = try label("Cancel", in: alert).font.lineHeight
            let standard = UIFont.systemFont(ofSize: 17, weight: .semibold).lineHeight
            XCTAssertEqual(cancel.height, 44 + (line - standard).rounded(.up), accuracy: 0.01)
            let (title, message) = (try label("Delete?", in: alert), try label("It will be gone.", in: alert))
            XCTAssertGreaterThanOrEqual(title.frame.height, title.font.lineHeight - 1)
            XCTAssertGreaterThanOrEqual(message.frame.minY, title.frame.maxY)
            XCTAssertLessThanOrEqual(message.convert(message.bounds, to: alert.view).maxY, delete.minY)
            use(.l)
            XCTAssertEqual(alert.view.frame, before)
            XCTAssertEqual(try sizes(), [17, 13, 17, 17])
            XCTAssertLessThan(try frame("Cancel", in: alert).minX, try frame("Delete photo", in: alert).minX)
        }
    }

    func testAnAlertThatComesAtALargeSizeIsLargeFromTheBegin() throws {
        try onMain {
            use(.ax3)
            for style in [UIAlertController.Style.alert, .actionSheet] {
                let alert = present(style, actions: ["Delete all photos of this album", "Cancel"])
                let isSheet = style == .actionSheet
                XCTAssertEqual(try label("Delete?", in: alert).font.pointSize, isSheet ? 33 : 40)
                let action = try label("Delete all photos of this album", in: alert)
                XCTAssertEqual(action.font.pointSize, isSheet ? 43 : 40)
                XCTAssertEqual(action.numberOfLines, 0)
                XCTAssertGreaterThanOrEqual(action.bounds.height, action.font.lineHeight * 2)
                alert.dismiss(animated: false)
                harness.advance(by: 0.1)
            }
        }
    }

    func testALongTitleOfAnActionGoesOnInASecondLine() throws {
        try onMain {
            let title = "Delete all photos of this album"
            let alert = present(.alert, actions: [title, "Cancel"])
            XCTAssertEqual(try frame(title, in: alert).height, 44)
            use(.ax3)
            let found = try label(title, in: alert)
            XCTAssertGreaterThanOrEqual(try frame(title, in: alert).height, found.font.lineHeight * 2)
            XCTAssertGreaterThanOrEqual(
                found.frame.height, found.sizeThatFits(CGSize(width: found.frame.width, height: 0)).height - 1,
                "all of it is there")
        }
    }

    func testFieldsGrowAndTheFontOfTheAppStays() throws {
        try onMain {
            let alert = present(.alert, actions: ["OK"], fields: 2)
            let fields = try XCTUnwrap(alert.textFields)
            fields[1].font = .systemFont(ofSize: 15)
            XCTAssertEqual(fields[0].bounds.height, 30)
            use(.ax3)
            let line = try XCTUnwrap(fields[0].font?.lineHeight)
            XCTAssertEqual(fields[0].font?.pointSize, 33)
            XCTAssertEqual(fields[1].font?.pointSize, 15)
            XCTAssertEqual(fields.map(\.bounds.height), [CGFloat](repeating: (line + 8).rounded(.up), count: 2))
            XCTAssertLessThanOrEqual(
                fields[1].convert(fields[1].bounds, to: alert.view).maxY, try frame("OK", in: alert).minY)
        }
    }

    func testALongMessageScrollsAboveTheActions() throws {
        try onMain {
            let message = [String](repeating: "It will be gone for good.", count: 40).joined(separator: " ")
            let alert = present(.alert, message: message, actions: ["Delete", "Cancel"])
            use(.ax5)
            let safe = harness.window.bounds.inset(by: harness.window.safeAreaInsets)
            XCTAssertTrue(safe.contains(alert.view.frame), "\(alert.view.frame)")
            XCTAssertEqual(try frame("Cancel", in: alert).maxY, alert.view.bounds.maxY, accuracy: 0.5)
            let text = try label(message, in: alert)
            let scroll = try XCTUnwrap(text.superview as? UIScrollView)
            XCTAssertGreaterThan(scroll.contentSize.height, scroll.bounds.height)
            let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
            harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80))
            XCTAssertEqual(scroll.contentOffset.y, 80, accuracy: 20)
        }
    }

    func testManyActionsScrollAboveTheCancellingOne() throws {
        try onMain {
            var chosen: [String] = []
            let titles = (1...20).map { "Choice \($0)" }
            let sheet = present(.actionSheet, actions: ["Cancel"] + titles) { chosen.append($0) }
            let safe = harness.window.bounds.inset(by: harness.window.safeAreaInsets)
            XCTAssertTrue(safe.contains(sheet.view.frame), "\(sheet.view.frame)")
            XCTAssertEqual(try frame("Cancel", in: sheet).maxY, sheet.view.bounds.maxY, accuracy: 0.5)
            let scroll = try XCTUnwrap(try button("Choice 1", in: sheet).superview as? UIScrollView)
            XCTAssertEqual(scroll.contentSize.height, 20 * 57)
            let middle = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: nil)
            harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150))
            XCTAssertEqual(scroll.contentOffset.y, 150, accuracy: 20)
            XCTAssertEqual(chosen, [], "a drag chooses nothing")
            scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
            harness.turn()
            harness.tap(try button("Choice 20", in: sheet))
            harness.advance(by: 1)
            XCTAssertEqual(chosen, ["Choice 20"])
        }
    }

    func testWhatComesLaterHasItsRoom() throws {
        try onMain {
            let alert = present(.alert, actions: ["OK"])
            let before = alert.view.frame
            alert.message = "It will be gone, with all that belongs to it and all copies, for ever and a day."
            harness.turn()
            XCTAssertGreaterThan(alert.view.frame.height, before.height + 10)
            XCTAssertEqual(alert.view.frame.midY, before.midY, accuracy: 1)
            XCTAssertEqual(try frame("OK", in: alert).maxY, alert.view.bounds.maxY)
        }
    }

    func testBothPartsHaveHalfAtLeast() {
        onMain {
            @MainActor func share(_ room: CGFloat, _ head: CGFloat, _ rows: CGFloat) -> [CGFloat] {
                let found = AlertView.share(room, head: head, rows: rows)
                return [found.head, found.rows]
            }
            XCTAssertEqual(share(400, 300, 100), [300, 100])
            XCTAssertEqual(share(300, 300, 100), [200, 100])
            XCTAssertEqual(share(300, 100, 300), [100, 200])
            XCTAssertEqual(share(300, 300, 300), [150, 150])
        }
    }
}
