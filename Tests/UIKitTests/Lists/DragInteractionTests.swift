import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A photo that can be dragged, with a diary.
@MainActor
private final class Photo: NSObject, UIDragInteractionDelegate {
    let view = UIImageView(frame: CGRect(x: 20, y: 40, width: 80, height: 80))
    var calls: [String] = []
    /// What is shown once it is dragged.
    var preview: UIView?

    init(_ color: UIColor) {
        super.init()
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        view.isUserInteractionEnabled = true
        view.addInteraction(UIDragInteraction(delegate: self))
    }

    private func item() -> [UIDragItem] {
        guard let image = view.image else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: image))
        item.previewProvider = { self.preview.map { UIDragPreview(view: $0) } }
        return [item]
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { item() }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        calls.append("asked at \(Int(point.x)), \(Int(point.y))")
        return item()
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { calls.append("will add \(items.count) to \(session.items.count)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { _ in self.calls.append("back") } }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { calls.append("ended \(operation)") }
}

/// Takes photos.
@MainActor
private final class Well: NSObject, UIDropInteractionDelegate {
    let view = UIImageView(frame: CGRect(x: 200, y: 40, width: 120, height: 120))
    var taken: [UIImage] = []

    override init() {
        super.init()
        view.isUserInteractionEnabled = true
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: UIImage.self) { self.taken += $0.compactMap { $0 as? UIImage } }
    }
}

/// A spring's effect, with a diary.
@MainActor
private final class SpringDiary: NSObject, UISpringLoadedInteractionEffect {
    var states: [UISpringLoadedInteractionEffectState] = []
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state) }
}

@MainActor
private final class RowChooser: NSObject, UITableViewDelegate {
    var chosen: [Int] = []
    var refused = 0
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row != refused }
}

final class DragInteractionTests: DragTestCase, @unchecked Sendable {
    func testAPhotoIsDroppedOnAWell() {
        onMain {
            let (photo, well) = (Photo(.red), Well())
            harness.showWindow()
            for view in [photo.view, well.view] { harness.window.addSubview(view) }
            harness.turn()
            lift(CGPoint(x: 60, y: 80), [CGPoint(x: 260, y: 100)])
            letGo(CGPoint(x: 260, y: 100))
            harness.turn { !well.taken.isEmpty }
            XCTAssertEqual(photo.calls, ["ended copy"])
            XCTAssertEqual(well.taken.map { $0.cgImage?.width }, [photo.view.image?.cgImage?.width])
            XCTAssertFalse(well.taken[0] === photo.view.image, "one of its own")
        }
    }

    func testADragThatNobodyTakesGoesBackToWhereItCameFrom() {
        onMain {
            let photo = Photo(.red)
            photo.preview = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            harness.showWindow()
            harness.window.addSubview(photo.view)
            harness.turn()
            lift(CGPoint(x: 60, y: 80), [])
            var platters: [UIView] { harness.window.subviews.filter { $0 is PreviewPlatter } }
            XCTAssertEqual(platters.map(\.bounds.size), [CGSize(width: 80, height: 80)], "the view, lifted")
            go(CGPoint(x: 60, y: 80), [CGPoint(x: 200, y: 400)])
            XCTAssertEqual(
                platters.map(\.bounds.size), [CGSize(width: 30, height: 30)], "what the item shows of itself")
            XCTAssertEqual(platters.map(\.center), [CGPoint(x: 200, y: 400)])
            harness.touch(.ended, at: CGPoint(x: 200, y: 400))
            XCTAssertEqual(platters.map(\.center), [CGPoint(x: 60, y: 80)], "on its way back")
            XCTAssertEqual(photo.calls, [])
            harness.advance(by: 1)
            XCTAssertEqual(photo.calls, ["back", "ended cancel"])
            XCTAssertEqual(platters, [])
        }
    }

    func testAnotherFingerAddsAPhoto() {
        onMain {
            let (first, second, well) = (Photo(.red), Photo(.blue), Well())
            second.view.frame.origin = CGPoint(x: 20, y: 200)
            harness.showWindow()
            for view in [first.view, second.view, well.view] { harness.window.addSubview(view) }
            harness.turn()
            harness.tap(second.view)
            XCTAssertEqual(second.calls, [], "no drag, no question")
            lift(CGPoint(x: 60, y: 80), [CGPoint(x: 150, y: 120)])
            harness.touch(.began, at: CGPoint(x: 40, y: 230), id: 2)
            harness.touch(.ended, at: CGPoint(x: 40, y: 230), id: 2)
            XCTAssertEqual(second.calls, ["asked at 20, 30"])
            XCTAssertEqual(first.calls, ["will add 1 to 1"])
            go(CGPoint(x: 150, y: 120), [CGPoint(x: 260, y: 100)])
            letGo(CGPoint(x: 260, y: 100))
            harness.turn { well.taken.count == 2 }
            XCTAssertEqual(well.taken.count, 2)
            XCTAssertEqual(
                harness.window.subviews.filter { $0 is PreviewPlatter }.count, 0, "nothing stays above the window")
        }
    }

    func testAnotherFingerAddsRows() {
        onMain {
            let (left, right) = (DragModel(["a", "b", "c"]), DragModel(["x"]))
            right.operation = .copy
            harness.showWindow()
            let first = table(left, CGRect(x: 0, y: 0, width: 180, height: 400))
            _ = table(right, CGRect(x: 180, y: 0, width: 180, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 25), [CGPoint(x: 150, y: 60)])
            harness.touch(.began, at: CGPoint(x: 100, y: 125), id: 2)
            harness.touch(.ended, at: CGPoint(x: 100, y: 125), id: 2)
            XCTAssertEqual(left.added, [2])
            XCTAssertNil(first.indexPathForSelectedRow, "the tap is no selection")
            XCTAssertEqual(first.cellForRow(at: IndexPath(row: 2, section: 0))?.dragState, .dragging)
            go(CGPoint(x: 150, y: 60), [CGPoint(x: 270, y: 200)])
            letGo(CGPoint(x: 270, y: 200))
            XCTAssertEqual(right.items, [2])
            XCTAssertEqual(
                first.cellForRow(at: IndexPath(row: 2, section: 0))?.dragState, UITableViewCell.DragState.none)
        }
    }

    /// DEV-407
    func testContentScrollsWhileTheFingerRests() {
        onMain {
            let model = DragModel((0..<40).map { "\($0)" })
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 0, width: 320, height: 400))
            harness.turn()
            lift(CGPoint(x: 100, y: 125), [CGPoint(x: 100, y: 380)])
            let before = table.contentOffset.y
            harness.advance(by: 1)
            XCTAssertEqual(table.contentOffset.y - before, 480, accuracy: 24, "480 points a second")
            harness.advance(by: 5)
            XCTAssertEqual(table.contentOffset.y, 1600, "the end")
            letGo(CGPoint(x: 100, y: 380))
            XCTAssertEqual(model.rows.firstIndex(of: "2"), 39)
            let rest = table.contentOffset.y
            harness.advance(by: 1)
            XCTAssertEqual(table.contentOffset.y, rest, "nobody scrolls any more")
        }
    }

    // MARK: Springs

    /// DEV-744
    func testASpringGoesOffBelowADrag() {
        onMain {
            let (photo, diary) = (Photo(.red), SpringDiary())
            var wentOff: [CGPoint] = []
            let folder = UIView(frame: CGRect(x: 200, y: 40, width: 100, height: 100))
            folder.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: diary) { _, context in
                    wentOff.append(context.location(in: folder))
                })
            harness.showWindow()
            for view in [photo.view, folder] { harness.window.addSubview(view) }
            harness.turn()
            lift(CGPoint(x: 60, y: 80), [CGPoint(x: 250, y: 90)])
            XCTAssertEqual(diary.states, [.possible])
            harness.advance(by: 0.3)
            go(CGPoint(x: 250, y: 90), [CGPoint(x: 250, y: 300)])
            harness.advance(by: 2)
            XCTAssertEqual(diary.states, [.possible, .inactive], "it has left")
            go(CGPoint(x: 250, y: 300), [CGPoint(x: 250, y: 90)])
            harness.advance(by: 0.6)
            XCTAssertEqual(diary.states.last, .activating)
            XCTAssertEqual(wentOff, [])
            harness.advance(by: 0.5)
            XCTAssertEqual(diary.states.suffix(4), [.possible, .activating, .activated, .inactive])
            XCTAssertEqual(wentOff, [CGPoint(x: 50, y: 50)])
            go(CGPoint(x: 250, y: 90), [CGPoint(x: 260, y: 95)])
            harness.advance(by: 2)
            XCTAssertEqual(wentOff.count, 1, "once, until the drag has left")
            letGo(CGPoint(x: 260, y: 95))
        }
    }

    func testSpringsOfRowsAndButtons() {
        onMain {
            let (model, photo, chooser) = (DragModel(["a", "b", "c"]), Photo(.red), RowChooser())
            harness.showWindow()
            let table = table(model, CGRect(x: 0, y: 200, width: 320, height: 200))
            table.delegate = chooser
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
            button.frame = CGRect(x: 200, y: 40, width: 100, height: 44)
            button.isSpringLoaded = true
            for view in [photo.view, button] { harness.window.addSubview(view) }
            harness.turn()
            lift(CGPoint(x: 60, y: 80), [CGPoint(x: 250, y: 60)])
            harness.advance(by: 1)
            XCTAssertEqual(taps, 1)
            go(CGPoint(x: 250, y: 60), [CGPoint(x: 100, y: 275)])
            harness.advance(by: 1)
            XCTAssertEqual(chooser.chosen, [], "not spring-loaded")
            table.isSpringLoaded = true
            go(CGPoint(x: 100, y: 275), [CGPoint(x: 100, y: 276)])
            harness.advance(by: 0.3)
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, true)
            go(CGPoint(x: 100, y: 276), [CGPoint(x: 100, y: 325)])
            harness.advance(by: 1)
            XCTAssertEqual(chooser.chosen, [2], "another row is another spring")
            go(CGPoint(x: 100, y: 325), [CGPoint(x: 100, y: 225)])
            harness.advance(by: 1)
            XCTAssertEqual(chooser.chosen, [2], "the delegate refused")
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, false)
            letGo(CGPoint(x: 100, y: 225))
            button.isSpringLoaded = false
            XCTAssertTrue(button.interactions.allSatisfy { !($0 is UISpringLoadedInteraction) })
        }
    }
}
