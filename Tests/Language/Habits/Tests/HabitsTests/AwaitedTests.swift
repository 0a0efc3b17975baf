import UIKit
import XCTest

@testable import Habits

/// UIKit's methods that have a form to be awaited: each returns when what was begun has ended.
@MainActor final class AwaitedTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let root = UIViewController()

    override func setUp() async throws {
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    func testAnimations() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        let ended = await UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
        }
        XCTAssertTrue(ended)
        XCTAssertNil(view.layer.animationKeys(), "it waited for the end")
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 1 }
        animator.startAnimation()
        let place = await animator.addCompletion()
        XCTAssertEqual(place, .end)
        XCTAssertEqual(animator.state, .inactive)
        let reversed = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
        reversed.startAnimation()
        reversed.isReversed = true
        let back = await (reversed as any UIViewImplicitlyAnimating).addCompletion?()
        XCTAssertEqual(back, .start)
    }

    func testSnapshotsOfCollections() async {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        root.view.addSubview(list)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        await source.apply(snapshot)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 3)
        snapshot.deleteItems([2])
        await source.apply(snapshot, animatingDifferences: true)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 2)
        XCTAssertEqual(list.visibleCells.count, 2, "the cell that went is gone")
        snapshot.appendItems([4])
        await source.applySnapshotUsingReloadData(snapshot)
        XCTAssertEqual(list.numberOfItems(inSection: 0), 3)
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([7])
        await source.apply(section, to: 0, animatingDifferences: false)
        XCTAssertEqual(source.snapshot().itemIdentifiers, [7])
    }

    func testSnapshotsOfTables() async {
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        root.view.addSubview(list)
        list.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: list) { list, path, _ in
            list.dequeueReusableCell(withIdentifier: "c", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        await source.apply(snapshot, animatingDifferences: true)
        XCTAssertEqual(list.visibleCells.count, 3)
        snapshot.deleteItems([1, 2])
        await source.applySnapshotUsingReloadData(snapshot)
        XCTAssertEqual(list.numberOfRows(inSection: 0), 1)
    }

    func testImages() async {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let ready = await picture.byPreparingForDisplay()
        XCTAssertEqual(ready?.size, CGSize(width: 40, height: 40))
        let small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        XCTAssertEqual(small?.size, CGSize(width: 10, height: 10))
    }

    func testDocuments() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
        defer { try? FileManager.default.removeItem(at: place) }
        let note = Note(fileURL: place)
        note.text = "one"
        let created = await note.save(to: place, for: .forCreating)
        XCTAssertTrue(created)
        XCTAssertEqual(try String(contentsOf: place, encoding: .utf8), "one")
        note.text = "two"
        note.updateChangeCount(.done)
        let saved = await note.autosave()
        XCTAssertTrue(saved)
        XCTAssertEqual(try String(contentsOf: place, encoding: .utf8), "two")
        let closed = await note.close()
        XCTAssertTrue(closed)
        let other = Note(fileURL: place)
        let opened = await other.open()
        XCTAssertTrue(opened)
        XCTAssertEqual(other.text, "two")
        try "three".write(to: place, atomically: true, encoding: .utf8)
        let reverted = await other.revert(toContentsOf: place)
        XCTAssertTrue(reverted)
        XCTAssertEqual(other.text, "three")
        let missing = Note(fileURL: place.appendingPathExtension("none"))
        let openedNothing = await missing.open()
        XCTAssertFalse(openedNothing)
    }

    func testTheApp() async throws {
        let nowhere = try XCTUnwrap(URL(string: "no-such-scheme-at-all://x"))
        let opened = await UIApplication.shared.open(nowhere)
        XCTAssertFalse(opened)
        if let scene = UIApplication.shared.connectedScenes.first {
            let openedByScene = await scene.open(nowhere, options: nil)
            XCTAssertFalse(openedByScene)
        }
        do {
            try await UIApplication.shared.setAlternateIconName("nowhere")
            XCTFail("an icon of no name is set")
        } catch {
            XCTAssertNil(UIApplication.shared.alternateIconName)
        }
        let lexicon = await UIInputViewController().requestSupplementaryLexicon()
        XCTAssertEqual(lexicon.entries.count, 0)
    }
}
