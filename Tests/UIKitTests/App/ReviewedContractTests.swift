import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Small promises of many classes that reading them against Apple's documentation showed broken.
final class ReviewedContractTests: TableTestCase, @unchecked Sendable {
    func testADeleteButtonSpeaksTheLanguage() {
        onMain {
            WordTable.forced = "de"
            defer { WordTable.forced = nil }
            let source = DeletingSource()
            let table = show(source)
            XCTAssertEqual(table.actions(for: path(0), isTrailing: true)?.actions.map(\.title), ["Löschen"])
        }
    }

    func testAPrimaryActionWhileEditingIsAskedFor() {
        onMain {
            let delegate = PrimaryDelegate()
            let source = DeletingSource()
            let table = show(source, delegate) { $0.allowsSelectionDuringEditing = true }
            table.tapped(path(0))
            table.isEditing = true
            table.tapped(path(1))
            XCTAssertEqual(delegate.performed, [path(0)])
            delegate.allowed = true
            table.tapped(path(2))
            XCTAssertEqual(delegate.performed, [path(0), path(2)])
            XCTAssertTrue(table.dataSource === source)
        }
    }

    func testTitlesStartWhereOneReads() {
        onMain {
            var configuration = UIButton.Configuration.plain()
            func alignments(_ hasSubtitle: Bool) -> [NSTextAlignment] {
                [false, true].map { configuration.textAlignment(hasSubtitle: hasSubtitle, isRightToLeft: $0) }
            }
            XCTAssertEqual(alignments(false), [.center, .center])
            XCTAssertEqual(alignments(true), [.left, .right])
            configuration.titleAlignment = .leading
            XCTAssertEqual(alignments(false), [.left, .right])
            configuration.titleAlignment = .trailing
            XCTAssertEqual(alignments(true), [.right, .left])
        }
    }

    func testConfigurationsThatDifferAreNotEqual() {
        onMain {
            var button = UIButton.Configuration.plain()
            button.imageReservation = 20
            XCTAssertNotEqual(button, .plain())
            var background = UIBackgroundConfiguration.clear()
            background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
            XCTAssertNotEqual(background, .clear())
        }
    }

    func testThePasteboardTellsWhichTypesCameAndWent() throws {
        let board = UIPasteboard.withUniqueName()
        board.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        nonisolated(unsafe) var told: [[AnyHashable: Any]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { told.append($0.userInfo ?? [:]) }
        defer { NotificationCenter.default.removeObserver(token) }
        board.addItems([["public.url": "b"]])
        XCTAssertEqual(board.items.count, 0, "what expires still does")
        board.setItems([["public.png": Data()], ["public.url": "b"]])
        XCTAssertEqual(told.count, 2)
        XCTAssertEqual(told.last?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String], ["public.png"])
        XCTAssertNil(told.last?[UIPasteboard.changedTypesRemovedUserInfoKey])
        board.items = []
        XCTAssertEqual(
            told.last?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String], ["public.png", "public.url"])
    }

    func testAnAddressAsBytesIsAURL() {
        let board = UIPasteboard.withUniqueName()
        board.setData(Data("https://example.org/a".utf8), forPasteboardType: "public.url")
        XCTAssertEqual(board.url, URL(string: "https://example.org/a"))
        XCTAssertTrue(board.hasURLs)
        board.items = [Dictionary(uniqueKeysWithValues: "gcaebdf".map { ("public.\($0)", Data()) })]
        XCTAssertEqual(board.types, "abcdefg".map { "public.\($0)" })
        XCTAssertEqual(board.types(forItemSet: nil), [board.types])
    }

    func testAVelocityIsThatOfTheView() {
        onMain {
            harness.showWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            harness.window.addSubview(view)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            harness.turn()
            harness.touch(.began, at: CGPoint(x: 100, y: 100))
            for step in 1...5 {
                harness.advance(by: 0.01)
                harness.touch(.moved, at: CGPoint(x: 100 + 10 * step, y: 100))
            }
            XCTAssertGreaterThan(pan.velocity(in: nil).x, 100)
            XCTAssertEqual(pan.velocity(in: view).x, pan.velocity(in: nil).x / 2, accuracy: 0.01)
        }
    }

    func testAWindowHasAnUndoManager() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            XCTAssertNotNil(controller.undoManager)
            XCTAssertTrue(controller.view.undoManager === harness.window.undoManager)
            XCTAssertNil(UIView().undoManager)
        }
    }

    func testASwipeHidesBothBarsAndAToolbarThatTheAppHidesStaysAway() {
        onMain {
            for shows in [true, false] {
                let content = UIViewController()
                content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
                let navigation = UINavigationController(rootViewController: content)
                navigation.isToolbarHidden = !shows
                navigation.hidesBarsOnSwipe = true
                harness.show(root: navigation)
                harness.advance(by: 0.1)
                harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
                harness.advance(by: 0.5)
                XCTAssertTrue(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
                harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400))
                harness.advance(by: 0.5)
                XCTAssertFalse(navigation.isNavigationBarHidden)
                XCTAssertEqual(navigation.isToolbarHidden, !shows)
            }
        }
    }

    func testATabletHasOrientationsOfItsOwnInInfoPlist() {
        onMain {
            let info = [
                "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
                "UISupportedInterfaceOrientations~ipad": [
                    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
                ],
            ]
            XCTAssertEqual(Rotation.infoMask(info, .phone), .portrait)
            XCTAssertEqual(Rotation.infoMask(info, .pad), [.portrait, .landscapeLeft])
            XCTAssertNil(Rotation.infoMask([:], .pad))
        }
    }
}

@MainActor
private final class DeletingSource: NSObject, UITableViewDataSource, KnownSourceMethods {
    let (commitsEdits, movesRows) = (true, false)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

@MainActor
private final class PrimaryDelegate: NSObject, UITableViewDelegate {
    var allowed = false
    var performed: [IndexPath] = []
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        performed.append(indexPath)
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        allowed || !tableView.isEditing
    }
}
