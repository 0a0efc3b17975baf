import Combine
import Portable
import UIKit
import XCTest

@testable import Habits

/// Each cause that kept public code from compiling, in its smallest form, and what it comes to when it runs.
@MainActor final class HabitsTests: XCTestCase {
    func load() throws -> UIView { Designable() }

    func testIsolatedTestsThrow() {
        func testOfNothing(_ a: Int) -> Int { a + 1 }
        XCTAssertNoThrow(try load())
        XCTAssertEqual(testOfNothing(1), 2)
    }

    /// What a package's tests have of Apple's XCTest, as swift-snapshot-testing uses it.
    func testAttachmentsAndActivities() {
        let attachment = XCTAttachment(string: "text")
        attachment.name = "name"
        add(attachment)
        XCTContext.runActivity(named: "Attached") { $0.add(XCTAttachment(data: Data())) }
        let object: any NSObjectProtocol = self
        XCTAssertTrue(object.isEqual(self))
    }

    func testMetatypes() {
        XCTAssertTrue(made(UILabel.self) as Any is UILabel)
        XCTAssertTrue(made(anyOf: UISwitch.self) is UISwitch)
        XCTAssertTrue(made(controllerOf: EmptyController.self) is EmptyController)
        let all = madeOfEveryKind(UIWindow())
        XCTAssertTrue(all.first is UINavigationController)
        XCTAssertTrue(all.contains { $0 is UITapGestureRecognizer } && all.contains { $0 is UILabel })
    }

    func testOverrides() {
        XCTAssertEqual((UILabel() as UIView).named(), "label")
        let outline = Outline()
        outline.fillColor = UIColor.red.cgColor
        XCTAssertEqual(outline.fills, 1)
        XCTAssertEqual((LateTaker() as Taker).take(UIView()), "late one")
        let controller = EmptyController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "loaded")
        let holder = Holder()
        holder.addConstraint(holder.widthAnchor.constraint(equalToConstant: 1))
        XCTAssertEqual(holder.held, 1)
    }

    func testRectangles() {
        let (one, next) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10))
        XCTAssertFalse(one.intersects(next))
        XCTAssertFalse([one].contains(where: next.intersects))
        XCTAssertTrue(one.intersection(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isNull)
        XCTAssertEqual(Set([1, 2]).intersection([2]), [2])
    }

    func testConditions() {
        XCTAssertTrue(fancy)
        XCTAssertTrue(Conditional().responds(to: #selector(Conditional.too)))
        XCTAssertFalse(Conditional().responds(to: Selector(("never"))))
        XCTAssertEqual(portableValue(), 2, "a package with a branch for Linux keeps it")
    }

    func testObjectiveC() {
        var ran = 0
        Runner().run { ran += 1 }
        XCTAssertEqual(ran, 1)
        XCTAssertEqual(call(Menu()), "menu 3")
        XCTAssertNil(call(NSObject()))
        XCTAssertEqual(number("2.5"), 2.5)
        let model = Model()
        var told = 0
        let watch = watch(model, \.name) { told += 1 }
        model.name = "b"
        XCTAssertEqual(told, 1)
        watch.invalidate()
    }

    func testIsolationAndProtocols() {
        XCTAssertNotNil(CollectingController().collector)
        XCTAssertEqual(Style().color, .label)
        XCTAssertEqual(label(of: MarkedObject()), "marked")
        XCTAssertNil(narrowed(UITextView()))
    }

    func testFoundation() {
        XCTAssertEqual(emptyOnes().count, 5)
        XCTAssertEqual(constants().count, 9)
        XCTAssertEqual(exchange(), 2)
        XCTAssertEqual(Exchanged().one(), 1)
        XCTAssertEqual(formatted().compactMap { $0 }.count, 5)
        XCTAssertEqual(coreFoundation(), 2)
        XCTAssertEqual(collections(), [7, 1, 1, 1])
        XCTAssertEqual(graphics().count, 8)
        XCTAssertEqual(Observed().value, 1)
    }

    /// DEV-950
    func testOptionalCalls() {
        XCTAssertEqual(sections(of: PlainRows(), in: UITableView()), 1, "what the protocol says")
        XCTAssertEqual(sections(of: OneSection(), in: UITableView()), 2)
        XCTAssertEqual(price(Fruits()), 6)
        XCTAssertNil(names(Fruits()))
    }

    /// DEV-950
    func testOptionalRequirementsOfTheClassItself() {
        XCTAssertEqual([accent(PlainPalette.self), accent(FullPalette.self)], [nil, 3])
        XCTAssertEqual([mixed(PlainPalette()), mixed(FullPalette()), mixed(DarkPalette())], [nil, 4, 4])
        let shades = [shaded(PlainPalette.self), shaded(FullPalette.self), shaded(DarkPalette.self)]
        XCTAssertEqual(shades, [nil, 20, 0])
    }

    func testGenericClasses() {
        XCTAssertEqual(filled(), 1)
        let presenter = TextPresenter()
        _ = presenter.perform(#selector(TextPresenter.note), with: Notification(name: .init("a")))
        XCTAssertEqual(presenter.count, 1)
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        inner.leadingAnchor.pin(equalTo: view.leadingAnchor)
        XCTAssertEqual(view.constraints.count, 1)
    }

    /// DEV-951
    func testClassesAndObjects() {
        XCTAssertFalse(ownedTwice())
        XCTAssertTrue(isView(UIView.self))
        XCTAssertFalse(isView(UILabel.self))
        XCTAssertFalse(isView(nil))
        XCTAssertTrue(isKnown(UILabel.self))
        XCTAssertFalse(isKnown(UIView.self))
        XCTAssertEqual(owned(), ["UILabel", "UIView"])
        XCTAssertEqual(asked(Speaker()), [true, false, true, true])
        XCTAssertEqual(performed(Speaker()) as? String, "speaker")
        XCTAssertEqual(spoken(by: Speaker()) as? String, "speaker")
        let scaled = CATransform3DMakeScale(2, 2, 1)
        XCTAssertEqual(transform(in: NSValue(caTransform3D: scaled)), scaled)
        XCTAssertNil(transform(in: NSValue(cgPoint: .zero)))
        XCTAssertEqual(range(in: NSValue(range: NSRange(location: 1, length: 2))), NSRange(location: 1, length: 2))
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(rectangle(of: NSValue(cgRect: box)), box)
        XCTAssertNil(rectangle(of: nil))
        XCTAssertEqual(StandIn(scale: 3).raw, 3)
        XCTAssertEqual(TouchStandIn(name: "a").name, "a")
        XCTAssertEqual(TouchStandIn(name: "a").allTouches?.count ?? 0, 0)
    }

    func testColourLiterals() {
        XCTAssertEqual(UIColor(cgColor: border), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(fill, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let layer = CALayer()
        bordered(layer)
        XCTAssertEqual(layer.borderColor.map { UIColor(cgColor: $0) }, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    func testTraitsOfTheClassItself() {
        let controller = Watching()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let before = controller.told
        controller.traitOverrides.horizontalSizeClass = .regular
        controller.updateTraitsIfNeeded()
        XCTAssertEqual(controller.told, before + 1)
    }

    func testInitializersOfDynamicClasses() {
        XCTAssertEqual(UIColor.rgb(0xff0000), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(UIColor.gray(1), UIColor(white: 1, alpha: 1))
        XCTAssertTrue((CloseItem.closing() as UIBarButtonItem) is CloseItem)
        XCTAssertEqual(UIBarButtonItem.pictured("star").image, UIImage(systemName: "star"))
        XCTAssertEqual(UIFont.text(13)?.pointSize, 13)
        XCTAssertNil(UIImage.named("nowhere"))
        XCTAssertEqual(UIBezierPath.box(4).bounds.width, 4)
        XCTAssertEqual(UITableView.grouped().style, .grouped)
        XCTAssertNotNil(UITableViewCell.subtitled().detailTextLabel)
        XCTAssertEqual(UIStackView.of([UIView()]).arrangedSubviews.count, 1)
        XCTAssertEqual(NSMutableAttributedString.of("ab").length, 2)
        XCTAssertEqual(NSError.known(3).code, 3)
        XCTAssertEqual(UIAlertController.asking().title, "a")
        XCTAssertEqual(CASpringAnimation.fading().keyPath, "opacity")
        XCTAssertTrue(maker(UISwitch.self) as UIView is UISwitch)
        XCTAssertEqual((framed([CGRect(x: 0, y: 0, width: 5, height: 5)]) as [UILabel]).first?.frame.width, 5)
    }

    func testModules() {
        XCTAssertEqual(rounded(1.6, 4), [2, 2, 8])
        XCTAssertEqual(red().red, 1)
        XCTAssertEqual(request(URL(fileURLWithPath: "/a")).url?.path, "/a")
        XCTAssertEqual(NSUserActivity.reading(2).userInfo?["page"] as? Int, 2)
        undone(by: UndoManager())
        let posting: any Posting = NotificationCenter()
        var heard = 0
        let listening = posting.publisher(for: Notification.Name("a"), object: nil).sink { _ in heard += 1 }
        posting.post(name: Notification.Name("a"), object: nil, userInfo: nil)
        XCTAssertEqual(heard, 1)
        listening.cancel()
        _ = waited()
        XCTAssertEqual(systemVersions(), [UIDevice.current.systemVersion, "true"])
        XCTAssertEqual(left(), [1, 1, 0])
        XCTAssertNil(picture(at: URL(fileURLWithPath: "/nowhere.png")))
    }

    func testWhatIsAskedOfAnything() {
        XCTAssertEqual(isAdopted(UIView(), RowDelegate()), [false, true, true, true])
        XCTAssertEqual(numbers(7 as NSNumber), [7, 7])
        XCTAssertEqual((copied("a" as NSString) as? NSMutableString)?.length, 1)
        XCTAssertTrue(isExactly(UILabel(), UILabel.self))
        XCTAssertFalse(isExactly(UILabel(), UIView.self))
        forget(Model(), NSObject())
        XCTAssertEqual(kinds(UIView()), 1)
        XCTAssertEqual(length, 2)
        XCTAssertTrue(isObject)
        XCTAssertGreaterThanOrEqual(elapsed {}, 0)
    }

    func testWhatAClassSaysOfItsKeys() {
        let counter = Counter()
        var told: [String] = []
        let watch = counter.observe(\.label) { counter, _ in told.append(counter.label) }
        counter.total = 5
        XCTAssertEqual(told, [], "the class announces by itself")
        counter.add()
        XCTAssertEqual(told, ["6"])
        counter.setValue(nil, forKey: "total")
        XCTAssertEqual(counter.total, 0)
        watch.invalidate()
    }

    func testClassesInsideOfOthersGoThroughArchives() throws {
        XCTAssertEqual(try pagesAfterwards(), [4, 9])
        XCTAssertEqual(try titleAfterwards(), "One")
        let error = NSError(domain: "paper", code: 3, userInfo: [NSLocalizedDescriptionKey: "torn"])
        XCTAssertEqual(try errorsAfterwards(error), [error])
        let names = namesInArchives()
        XCTAssertEqual(names.prefix(2), ["Habits.Novel", "_TtCC6Habits5Novel7Chapter"])
        XCTAssertTrue(names[2].hasPrefix("_TtC6HabitsP33_") && names[2].hasSuffix("8Bookmark"), names[2])
        XCTAssertTrue(names[3].hasPrefix("_TtCOC6Habits5NovelP33_") && names[3].hasSuffix("4Note"), names[3])
    }
}
