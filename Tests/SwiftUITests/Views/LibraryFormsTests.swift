import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct Loudness: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

extension ContainerValues {
    fileprivate var loudness: Int {
        get { self[Loudness.self] }
        set { self[Loudness.self] = newValue }
    }
}

private struct Mark: _ViewTraitKey {
    static var defaultValue: String { "-" }
}

/// Forms that public libraries are written with: what they do, and not only that they compile.
final class LibraryFormsTests: ControlTestCase, @unchecked Sendable {
    /// The colour at a point of a picture of 40 × 40 points, of 255 each: red, green, blue, alpha.
    @MainActor private func color(_ view: some View, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try XCTUnwrap(ImageRenderer(content: view.frame(width: 40, height: 40)).cgImage)
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        let start = data.startIndex + y * image.bytesPerRow + x * 4
        let bytes = data[start..<start + 4].map { Int($0) }
        return image.bitmapInfo.contains(.byteOrder32Little) ? [bytes[2], bytes[1], bytes[0], bytes[3]] : bytes
    }

    private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)

    // MARK: Modifiers by name

    private func title<V: View>(_: V.Type) -> V? { Text("Title").font(.title).bold().lineLimit(1) as? V }

    private struct Read: View {
        @Environment(\.lineLimit) private var limit
        @Environment(\.imageScale) private var scale
        let notes: Notes
        var body: some View {
            let _ = notes.add("\(limit ?? 0) \(scale)")
            Text("read")
        }
    }

    func testAnEnvironmentsModifierIsOfTheNamedType() throws {
        try onMain {
            typealias Title = ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>
            let title = try XCTUnwrap(title(Title.self), "a text with a limit of lines")
            XCTAssertEqual(title.modifier.value, 1)
            XCTAssertEqual(title.modifier.keyPath, \EnvironmentValues.lineLimit)
            let notes = Notes()
            let made = ModifiedContent(
                content: Read(notes: notes), modifier: _EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 3))
            show(made.modifier(_EnvironmentKeyTransformModifier(keyPath: \.imageScale) { $0 = .large }))
            XCTAssertEqual(notes.lines, ["3 large"])
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count) times") { count += 1 } }
    }

    private struct Named: View {
        @State private var name = "a"
        var body: some View {
            Counter().modifier(_IdentifiedModifier(identifier: name))
            Button("Rename") { name = "b" }
        }
    }

    func testAnIdentifiedModifierIsAnIdentity() {
        onMain {
            XCTAssertEqual(_IdentifiedModifier(identifier: 1), _IdentifiedModifier(identifier: 1))
            show(VStack { Named() })
            tap("0 times")
            XCTAssertNotNil(find("1 times"))
            tap("Rename")
            XCTAssertNotNil(find("0 times"), "another identity begins anew")
        }
    }

    private struct Either: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Counter().modifier(EmptyModifier.identity)
                Text("badge").badgeProminence(.decreased).environment(\.isLuminanceReduced, isOn)
            }
        }
    }

    func testAnEmptyModifierChangesNothing() {
        onMain {
            show(Either())
            tap("0 times")
            XCTAssertNotNil(find("1 times"))
            XCTAssertNotNil(find("badge"))
        }
    }

    func testScrollingByAccessibilityTellsTheEdge() throws {
        try onMain {
            let notes = Notes()
            show(
                Text("pages").accessibilityElement(children: .combine)
                    .accessibilityScrollAction { notes.add("\($0)") })
            let element = try XCTUnwrap(first(AccessibilityContainerView.self))
            XCTAssertTrue(element.accessibilityScroll(.up))
            XCTAssertTrue(element.accessibilityScroll(.right))
            XCTAssertFalse(element.accessibilityScroll(.next), "the handler knows edges")
            XCTAssertEqual(notes.lines, ["top", "trailing"])
        }
    }

    func testTheBirdOfTheLanguageIsASymbol() throws {
        try onMain {
            XCTAssertNotNil(UIImage(systemName: "swift"))
            let bird = Image(systemName: "swift").font(.system(size: 30)).foregroundStyle(red)
            XCTAssertEqual(try color(bird, 20, 20), [255, 0, 0, 255], "its body")
            XCTAssertEqual(try color(bird, 10, 30)[3], 0, "below a wing")
        }
    }

    func testAPictureOfAViewHasItsVisualEffects() throws {
        try onMain {
            let moved = red.frame(width: 10, height: 10)
                .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            XCTAssertEqual(try color(moved, 30, 20), [255, 0, 0, 255])
            XCTAssertEqual(try color(moved, 20, 20)[3], 0, "the picture moves, by the view's own width")
            let notes = Notes()
            show(Text("a").onAppear { notes.add("\((try? self.color(moved, 30, 20)) ?? [])") })
            XCTAssertEqual(notes.lines, ["[255, 0, 0, 255]"], "also in an action of an update")
        }
    }

    func testAVisualEffectTransforms() {
        onMain {
            show(
                red.frame(width: 10, height: 10).visualEffect { content, _ in
                    content.transformEffect(CGAffineTransform(translationX: 15, y: 0))
                })
            harness.advance(by: 0.1)
            let (middle, width) = (Int(harness.window.bounds.midY), Int(harness.window.bounds.width))
            let painted = (0..<width).filter { x in
                (middle - 60..<middle + 60).contains { y in
                    harness.pixel(at: CGPoint(x: CGFloat(x), y: CGFloat(y))) == Pixel(r: 255, g: 0, b: 0)
                }
            }
            XCTAssertEqual(CGFloat(painted.first ?? 0), harness.window.bounds.midX + 10, accuracy: 1)
            XCTAssertEqual(painted.count, 10, "the layout stays, the picture moves")
            var changes = _VisualChanges()
            changes.transform = CGAffineTransform(scaleX: 3, y: 1)
            XCTAssertEqual(changes.partial(0.5).transform, CGAffineTransform(scaleX: 2, y: 1))
        }
    }

    func testChildrenOfAccessibilityTakeThePlaceOfTheView() {
        onMain {
            show(Canvas { _, _ in }.frame(width: 80, height: 80).accessibilityChildren { Text("bar one") })
            XCTAssertNotNil(find("bar one"))
        }
    }

    // MARK: Gestures

    private struct Optionals: View {
        @State private var isOn = false
        @State private var isTap = true
        @State private var text = "none"
        @GestureState private var isHeld = false

        private var chosen: AnyGesture<Void> {
            isTap
                ? AnyGesture(TapGesture().onEnded { text = "tapped" })
                : AnyGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in text = "pressed" }.map { _ in () })
        }

        var body: some View {
            VStack {
                Text("Dragged").frame(width: 200, height: 60).highPriorityGesture(
                    isOn
                        ? DragGesture().updating($isHeld) { _, state, _ in state = true }
                            .onChanged { _ in text = "dragged" } : nil)
                Text("Any").frame(width: 200, height: 60).gesture(chosen)
                Button("On") { isOn.toggle() }
                Button("Other") { isTap.toggle() }
                Text(text)
                Text(isHeld ? "held" : "loose")
            }
        }
    }

    func testAnOptionalGestureIsThereOnlyWhileItIsOne() throws {
        try onMain {
            show(Optionals())
            let start = place(try XCTUnwrap(find("Dragged")))
            let end = CGPoint(x: start.x + 40, y: start.y)
            harness.drag(from: start, to: end)
            XCTAssertNotNil(find("none"))
            tap("On")
            harness.drag(from: start, to: end) { XCTAssertNotNil(find("held")) }
            harness.advance(by: 0.2)
            XCTAssertNotNil(find("dragged"))
            XCTAssertNotNil(find("loose"))
            tap("On")
            tap("Any")
            harness.drag(from: start, to: end)
            XCTAssertNotNil(find("tapped"), "the drag is gone again")
        }
    }

    func testAGestureWithoutATypeBecomesAnother() throws {
        try onMain {
            show(Optionals())
            tap("Any")
            XCTAssertNotNil(find("tapped"))
            tap("Other")
            let point = place(try XCTUnwrap(find("Any")))
            harness.touch(.began, at: point)
            harness.advance(by: 0.6)
            harness.touch(.ended, at: point)
            harness.advance(by: 0.2)
            XCTAssertNotNil(find("pressed"))
        }
    }

    // MARK: Looks

    func testAShapeIsPaintedSeveralTimes() throws {
        try onMain {
            let view = Circle().fill(red).stroke(blue, lineWidth: 8)
            XCTAssertEqual(try color(view, 20, 20), [255, 0, 0, 255])
            XCTAssertEqual(try color(view, 2, 20), [0, 0, 255, 255], "the outline lies over the area")
            let reversed = Rectangle().strokeBorder(blue, lineWidth: 8).fill(red)
            XCTAssertEqual(try color(reversed, 2, 20), [255, 0, 0, 255], "the whole shape is filled, not its outline")
        }
    }

    private struct Moving: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Move") { isOn = true }
                Color.red.frame(width: isOn ? 41 : 42, height: 30).opacity(isOn ? 0.25 : 1)
                    .animation(.linear(duration: 1)) { $0.scaleEffect(isOn ? 2 : 1) }
            }
        }
    }

    func testAnAnimationWithABodyIsForTheBodyAlone() throws {
        try onMain {
            show(Moving())
            harness.tap(try XCTUnwrap(find("Move")))
            harness.advance(by: 0.1)
            let layers = views.map(\.layer)
            XCTAssertTrue(
                layers.contains { $0.animation(forKey: "transform") != nil || $0.animationKeys()?.isEmpty == false })
            let faded = views.filter { abs($0.alpha - 0.25) < 0.01 }
            XCTAssertFalse(faded.isEmpty)
            XCTAssertTrue(faded.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty }, "what is in the view jumps")
        }
    }

    private struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    func testViewsOfAPreferenceLieWhereTheyAreAligned() {
        onMain {
            let log = FrameLog()
            show(
                Color.clear.frame(width: 100, height: 50).preference(key: Widest.self, value: 30)
                    .overlayPreferenceValue(Widest.self, alignment: .bottomTrailing) { width in
                        Color.red.frame(width: width, height: 10).probe("front", log)
                    }
                    .backgroundPreferenceValue(Widest.self, alignment: .topLeading) { width in
                        Color.red.frame(width: width, height: 10).probe("back", log)
                    }
                    .stage(200, 200))
            XCTAssertEqual(log.frames["front"], CGRect(x: 70, y: 40, width: 30, height: 10))
            XCTAssertEqual(log.frames["back"], CGRect(x: 0, y: 0, width: 30, height: 10))
        }
    }

    func testARelativeShapeFollowsItsContainer() throws {
        try onMain {
            func view(_ padding: CGFloat) -> some View {
                ContainerRelativeShape().fill(red).padding(padding).frame(width: 40, height: 40)
                    .containerShape(RoundedRectangle(cornerRadius: 20))
            }
            XCTAssertEqual(try color(view(0), 2, 2)[3], 0, "the container's corner is cut off")
            XCTAssertEqual(try color(view(0), 20, 2)[3], 255)
            XCTAssertEqual(try color(view(18), 19, 19), [255, 0, 0, 255], "far inside there is no corner left")
            XCTAssertEqual(
                try color(ContainerRelativeShape().fill(red), 0, 0)[3], 255, "without a container a rectangle")
        }
    }

    func testConcentricCornersFollowTheContainers() throws {
        try onMain {
            func view(_ shape: ConcentricRectangle, _ edges: Edge.Set = .all, _ padding: CGFloat = 0) -> some View {
                shape.fill(red).padding(edges, padding).frame(width: 40, height: 40)
                    .containerShape(RoundedRectangle(cornerRadius: 20))
            }
            XCTAssertEqual(try color(view(ConcentricRectangle()), 2, 2)[3], 0, "the container's corner is cut off")
            XCTAssertEqual(try color(view(ConcentricRectangle(corners: .fixed(0))), 2, 2)[3], 255)
            let low = view(ConcentricRectangle(), .top, 18)
            XCTAssertEqual(try color(low, 2, 20)[3], 255, "far from the container's corner it is almost square")
            XCTAssertEqual(try color(low, 2, 37)[3], 0, "below it lies in the container's corner")
            let uniform = view(ConcentricRectangle(corners: .concentric, isUniform: true), .top, 18)
            XCTAssertEqual(try color(uniform, 2, 20)[3], 0, "all have the largest radius")
            let least = view(ConcentricRectangle(corners: .concentric(minimum: .fixed(10))), .all, 10)
            XCTAssertEqual(try color(least, 11, 11)[3], 0)
            XCTAssertEqual(try color(least, 20, 11)[3], 255)
        }
    }

    func testAnImageIsDrawnByAClosure() throws {
        try onMain {
            let (red, blue) = (red, blue)
            let image = Image(size: CGSize(width: 20, height: 20)) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(blue))
            }
            XCTAssertEqual(try color(image, 20, 12), [0, 0, 255, 255], "blue lies at the top")
            XCTAssertEqual(try color(image, 20, 28), [255, 0, 0, 255])
            XCTAssertEqual(try color(image, 5, 5)[3], 0)
            let tiles = Rectangle().fill(.image(image))
            XCTAssertEqual(try color(tiles, 10, 5), [0, 0, 255, 255])
            XCTAssertEqual(try color(tiles, 30, 35), [255, 0, 0, 255])
            XCTAssertEqual(try color(tiles, 30, 25), [0, 0, 255, 255], "the picture begins again")
        }
    }

    // MARK: Controls

    func testAViewOfAProgressFollowsIt() throws {
        try onMain {
            let progress = Progress(totalUnitCount: 4)
            show(ProgressView(progress))
            let bar = try XCTUnwrap(first(UIProgressView.self))
            XCTAssertEqual(bar.progress, 0, accuracy: 0.01)
            progress.completedUnitCount = 3
            var times = ProgressSchedule(progress: progress).entries(from: Date(), mode: .normal).makeIterator()
            XCTAssertNotNil(times.next())
            XCTAssertNotNil(times.next(), "it is asked until it is finished")
            show(ProgressView(progress))
            XCTAssertEqual(first(UIProgressView.self)?.progress ?? 0, 0.75, accuracy: 0.01)
            progress.completedUnitCount = 4
            _ = times.next()
            XCTAssertNil(times.next())
        }
    }

    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("framed")
                Menu(configuration)
            }
        }
    }

    func testAMenuLooksAsItsStyleSays() {
        onMain {
            show(
                Menu("Title") {
                    Button("One") {}
                }.menuStyle(Framed()))
            XCTAssertNotNil(find("framed"))
            XCTAssertNotNil(find("Title"))
            XCTAssertNil(find("One"), "it is in the menu")
            XCTAssertEqual(views.filter { ($0 as? UILabel)?.text == "framed" }.count, 1)
        }
    }

    private struct Formatted: View {
        let notes: Notes
        @State private var number = 3
        var body: some View {
            TextField(
                "Number", value: $number, formatter: NumberFormatter(),
                onEditingChanged: { notes.add($0 ? "begin" : "end") }, onCommit: { notes.add("commit") })
            SecureField(String("Secret"), text: .constant("")) { notes.add("secret") }
        }
    }

    func testAFieldOfAFormatterTellsWhenTypingBegins() throws {
        try onMain {
            let notes = Notes()
            show(VStack { Formatted(notes: notes) })
            let field = try XCTUnwrap(first(UITextField.self))
            XCTAssertEqual(field.text, "3")
            harness.tap(field)
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines, ["begin"])
        }
    }

    func testAButtonThatIsHeldRepeats() throws {
        try onMain {
            let notes = Notes()
            show(
                VStack {
                    Button("Repeats") { notes.add("a") }.buttonRepeatBehavior(.enabled)
                    Button("Once") { notes.add("b") }
                })
            for name in ["Repeats", "Once"] {
                let point = place(try XCTUnwrap(find(name)))
                harness.touch(.began, at: point)
                harness.advance(by: 1.05)
                harness.touch(.ended, at: point)
                harness.advance(by: 0.3)
            }
            XCTAssertGreaterThan(notes.lines.filter { $0 == "a" }.count, 3)
            XCTAssertEqual(notes.lines.filter { $0 == "b" }.count, 1)
            let count = notes.lines.count
            tap("Repeats")
            XCTAssertEqual(notes.lines.count, count + 1, "a tap does it once")
        }
    }

    func testAccessibilityFindsTheRepresentation() {
        onMain {
            show(Text("drawn").accessibilityRepresentation { Button("spoken") {} })
            let labels = AccessibilityTree.elements().map { ($0.object as? UIView)?.accessibilityLabel }
            XCTAssertTrue(labels.contains("spoken"))
            XCTAssertFalse(labels.contains("drawn"))
        }
    }

    func testControlsOfRowsAreElements() {
        onMain {
            show(
                Form {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    HStack {
                        Text("Left")
                        Button("Go") {}.buttonStyle(.bordered)
                    }
                })
            let found = AccessibilityTree.elements()
            XCTAssertTrue(found.contains { $0.object is UISwitch && $0.label == "Wi-Fi" })
            XCTAssertTrue(found.contains { $0.label == "Left" })
            XCTAssertTrue(found.contains { $0.label == "Go" && $0.traits.contains(.button) })
        }
    }

    // MARK: Containers

    func testRowsHaveRoomBetweenThem() throws {
        try onMain {
            show(List { ForEach(0..<3, id: \.self) { Text("row \($0)") } }.listRowSpacing(20))
            let tops = try (0..<3).map { place(try XCTUnwrap(find("row \($0)")), .zero).y }
            show(List { ForEach(0..<3, id: \.self) { Text("row \($0)") } })
            let plain = try (0..<3).map { place(try XCTUnwrap(find("row \($0)")), .zero).y }
            XCTAssertEqual((tops[1] - tops[0]) - (plain[1] - plain[0]), 20, accuracy: 1)
            XCTAssertEqual((tops[2] - tops[1]) - (plain[2] - plain[1]), 20, accuracy: 1)
        }
    }

    func testAViewTellsWhenItIsScrolledIntoSight() {
        onMain {
            let notes = Notes()
            show(
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 2000)
                        Color.blue.frame(height: 100).onScrollVisibilityChange { notes.add("\($0)") }
                        Color.red.frame(height: 2000)
                    }
                })
            XCTAssertEqual(notes.lines, [])
            let scroll = first(UIScrollView.self)
            for y in [1800.0, 0] {
                scroll?.contentOffset.y = y
                harness.advance(by: 0.5)
            }
            XCTAssertEqual(notes.lines, ["true", "false"])
        }
    }

    private struct Several: View {
        @State private var count = 0
        var body: some View {
            Button("count \(count)") { count += 1 }
            Text("loud").containerValue(\.loudness, 3)._trait(Mark.self, "!").id("name")
        }
    }

    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    Text("all \(subviews.count)")
                    ForEach(subviews) { subview in
                        HStack {
                            Text("loudness \(subview.containerValues.loudness)")
                            subview.disabled(subview.containerValues.tag(for: String.self) == "off")
                        }
                    }
                }
            }
        }
    }

    func testAGroupGetsTheViewsOfItsContent() {
        onMain {
            let notes = Notes()
            show(
                Cards {
                    Several()
                    ForEach(["x", "y"], id: \.self) { Text($0) }
                    if notes.lines.isEmpty { Button("off") { notes.add("off") }.tag("off") }
                    EmptyView()
                })
            XCTAssertNotNil(find("all 5"))
            XCTAssertNotNil(find("loudness 3"))
            tap("count 0")
            XCTAssertNotNil(find("count 1"), "the state of a view that is taken apart stays")
            tap("off")
            XCTAssertEqual(notes.lines, [], "a modifier of a subview counts")
        }
    }

    func testAForEachGoesThroughTheViewsOfAView() {
        onMain {
            let content = ForEach(subviews: ForEach(1..<4, id: \.self) { Text("number \($0)") }) { subview in
                HStack {
                    subview
                    Text("after")
                }
            }
            show(VStack { content })
            XCTAssertEqual(
                views.filter { ($0 as? UILabel)?.text == "after" || $0.accessibilityLabel == "after" }.isEmpty, false)
            XCTAssertNotNil(find("number 3"))
            show(List { content })
            XCTAssertNotNil(find("number 1"))
            XCTAssertNotNil(find("number 3"))
            XCTAssertEqual(first(UITableView.self)?.numberOfRows(inSection: 0), 3)
        }
    }

    private struct Board<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Group(sections: content) { sections in
                    Text("sections \(sections.count)")
                    ForEach(sections) { section in
                        HStack {
                            section.header
                            Text("has \(section.content.count) loud \(section.containerValues.loudness)")
                            section.footer
                        }
                        section.content
                    }
                }
            }
        }
    }

    func testAGroupGetsTheSectionsOfItsContent() {
        onMain {
            show(
                Board {
                    Text("alone")
                    Section {
                        Text("a")
                        Text("b")
                    } header: {
                        Text("Head")
                    } footer: {
                        Text("Foot")
                    }
                    .containerValue(\.loudness, 7)
                    ForEach(0..<2) { number in Section { ForEach(0..<3) { Text("\(number) \($0)") } } }
                })
            for text in ["sections 4", "has 1 loud 0", "Head", "has 2 loud 7", "Foot", "has 3 loud 0", "alone", "1 2"] {
                XCTAssertNotNil(find(text), text)
            }
        }
    }

    func testAForEachGoesThroughTheSectionsOfAView() {
        onMain {
            let sections = Group {
                Section("One") { Text("a") }
                Section("Two") { Text("b") }
            }
            let content = ForEach(sections: sections) { section in
                VStack {
                    section.header
                    section.content
                    Text("end")
                }
            }
            show(VStack { content })
            for text in ["One", "a", "Two", "b", "end"] { XCTAssertNotNil(find(text), text) }
            show(List { content })
            XCTAssertEqual(first(UITableView.self)?.numberOfRows(inSection: 0), 2)
        }
    }

    private struct Divided: _VariadicView_MultiViewRoot {
        let notes: Notes
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                child
                Text("mark \(child[Mark.self]) \(child.id(as: String.self) ?? "none")")
                if child.id != children.last?.id { Divider() }
            }
        }
    }

    func testATreeGetsTheViewsOfItsContent() {
        onMain {
            show(
                VStack {
                    _VariadicView.Tree(Divided(notes: Notes())) {
                        Several()
                        ForEach(["x"], id: \.self) { Text($0) }
                    }
                })
            XCTAssertNotNil(find("mark - none"))
            XCTAssertNotNil(find("mark ! name"))
            XCTAssertNotNil(find("mark - x"))
        }
    }

    func testViewsThatWereTakenApartAreTakenApartAgain() {
        onMain {
            show(
                Cards {
                    Group(subviews: Several()) { $0 }
                    _VariadicView.Tree(Divided(notes: Notes())) { Text("last") }
                })
            XCTAssertNotNil(find("all 4"))
            XCTAssertNotNil(find("loudness 3"))
            XCTAssertNotNil(find("mark - none"))
            show(List { Group(subviews: Several()) { $0 } })
            XCTAssertEqual(first(UITableView.self)?.numberOfRows(inSection: 0), 2)
        }
    }

    // MARK: Names

    func testUnderscoredNames() {
        onMain {
            XCTAssertNotNil(AnyView(_fromValue: Text("view")))
            XCTAssertNil(AnyView(_fromValue: 3))
            XCTAssertEqual(_ProposedSize(width: 3).width, 3)
            let controller = UIHostingController(rootView: Text("view"))
            XCTAssertFalse(controller._disableSafeArea)
            controller._disableSafeArea = true
            XCTAssertEqual(controller.safeAreaRegions, [])
        }
    }
}

extension HStack {
    fileprivate init(one: Content) { self.init { one } }
}

extension Button {
    fileprivate init(silent label: Label) { self.init(action: {}, label: { label }) }
}

extension LibraryFormsTests {
    /// Containers are views whatever their content is: an extension needn't say so.
    func testContainersAreExtendedWithoutConstraints() {
        onMain {
            show(HStack(one: Button(silent: Text("only"))))
            XCTAssertNotNil(find("only"))
        }
    }
}
