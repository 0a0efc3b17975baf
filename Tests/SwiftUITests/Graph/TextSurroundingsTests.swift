import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct Setting: Equatable {
    var limit: Int?
    var color: Color?
    var font: Font?
    var isUppercase = false
    var texts = 3
}

@MainActor private final class Desk {
    var binding: Binding<Setting>?
}

/// Texts of one place, and one whose place is its own.
private struct Texts: View {
    let desk: Desk
    @State private var setting = Setting()

    var body: some View {
        let _ = desk.binding = $setting
        VStack {
            ForEach(0..<setting.texts, id: \.self) { Text(verbatim: "text \($0)") }
            Text(verbatim: "own").font(.caption).lineSpacing(3)
        }
        .lineLimit(setting.limit)
        .font(setting.font)
        .foregroundStyle(setting.color ?? .primary)
        .textCase(setting.isUppercase ? .uppercase : nil)
    }
}

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct DepthReader: View {
    @Environment(\.depth) private var depth
    var body: some View { Text(verbatim: "\(depth)") }
}

private struct DepthReaders: View {
    let first: Int
    var body: some View { VStack { ForEach(first..<first + 100, id: \.self) { _ in DepthReader() } } }
}

/// A style of an app's own, which reads the environment where it is resolved.
private struct DepthStyle: ShapeStyle, Equatable {
    func resolve(in environment: EnvironmentValues) -> Color { environment.depth == 0 ? .red : .blue }
}

private struct DepthColors: View {
    let desk: Desk
    @State private var setting = Setting()

    var body: some View {
        let _ = desk.binding = $setting
        VStack {
            Text(verbatim: "first").foregroundStyle(DepthStyle())
            Text(verbatim: "second").foregroundStyle(DepthStyle())
        }
        .environment(\.depth, setting.texts == 3 ? 0 : 1)
    }
}

/// A style of an app's own that counts how often it is resolved.
private struct CountingStyle: ShapeStyle, Equatable {
    let desk: CountingDesk
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.desk === rhs.desk }

    func resolve(in environment: EnvironmentValues) -> Color {
        desk.count += 1
        return .red
    }
}

private final class CountingDesk: @unchecked Sendable { var count = 0 }

/// Texts of a place read it once, and see all that changes there.
final class TextSurroundingsTests: MainTestCase, @unchecked Sendable {
    @MainActor private func labels(_ view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels($0) }
    }

    @MainActor private func color(_ label: UILabel?) -> UIColor? {
        label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @MainActor private func font(_ label: UILabel?) -> UIFont? {
        label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    func testTextsSeeWhatChangesAtTheirPlace() {
        onMain {
            let desk = Desk()
            let hosted = Hosted(harness, Texts(desk: desk))
            @MainActor func shown() -> [UILabel] { labels(hosted.controller.view) }
            let (before, ownFont) = (shown(), font(shown().last))
            let black = color(before.first)
            XCTAssertEqual(before.map(\.text), ["text 0", "text 1", "text 2", "own"])

            desk.binding?.wrappedValue.limit = 2
            harness.turn()
            XCTAssertEqual(shown().map(\.numberOfLines), [2, 2, 2, 2])

            desk.binding?.wrappedValue.font = .largeTitle
            harness.turn()
            let title = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
            XCTAssertEqual(shown().map { font($0)?.pointSize }, [title, title, title, ownFont?.pointSize])

            desk.binding?.wrappedValue.color = .red
            harness.turn()
            let red = color(shown().first)
            XCTAssertNotNil(red)
            XCTAssertNotEqual(red, black)
            XCTAssertEqual(shown().map { color($0) }, [red, red, red, red])

            desk.binding?.wrappedValue.isUppercase = true
            harness.turn()
            XCTAssertEqual(shown().map(\.text), ["TEXT 0", "TEXT 1", "TEXT 2", "OWN"])

            // A text that comes later looks as the others do.
            desk.binding?.wrappedValue.texts = 4
            harness.turn()
            XCTAssertEqual(shown().map(\.text), ["TEXT 0", "TEXT 1", "TEXT 2", "TEXT 3", "OWN"])
            XCTAssertEqual(color(shown()[3]), red)
            XCTAssertEqual(font(shown()[3])?.pointSize, title)
            XCTAssertEqual(shown()[3].numberOfLines, 2)
            XCTAssertTrue(zip(before, shown()).prefix(3).allSatisfy { $0 === $1 }, "the labels stay")
        }
    }

    func testAnAppsOwnStyleIsResolvedAgainWhenWhatItReadsChanges() {
        onMain {
            let desk = Desk()
            let hosted = Hosted(harness, DepthColors(desk: desk))
            let before = labels(hosted.controller.view).map { color($0) }
            XCTAssertEqual(before.count, 2)
            XCTAssertEqual(before[0], before[1])
            desk.binding?.wrappedValue.texts = 1
            harness.turn()
            let after = labels(hosted.controller.view).map { color($0) }
            XCTAssertEqual(after[0], after[1])
            XCTAssertNotEqual(before[0], after[0])
        }
    }

    /// The traits of a screen that comes into a window are those that it was made with.
    func testTextsOfANewScreenRunOnce() {
        onMain {
            let hosted = Hosted(harness, VStack { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } })
            @MainActor func texts(_ node: ViewNode) -> [ViewNode] {
                node.viewType == Text.self ? [node] : node.children.flatMap { texts($0) }
            }
            XCTAssertEqual(hosted.controller.host.rootNode.map { texts($0).map(\.runNumber) }, [1, 1, 1])
        }
    }

    /// A text that runs again and says the same in the same look is neither drawn nor laid out again.
    func testATextThatStaysTheSameIsNotLaidOutAgain() {
        final class Sizes: @unchecked Sendable { var count = 0 }
        struct Counting: Layout {
            let sizes: Sizes

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                sizes.count += 1
                return subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        struct Words: View {
            let sizes: Sizes
            let text: String
            let locale: String

            var body: some View {
                Counting(sizes: sizes) { Text(verbatim: text) }.environment(\.locale, Locale(identifier: locale))
            }
        }
        onMain {
            let sizes = Sizes()
            let hosted = Hosted(harness, Words(sizes: sizes, text: "stone", locale: "en"))
            let label = labels(hosted.controller.view)[0]
            sizes.count = 0
            hosted.controller.rootView = Words(sizes: sizes, text: "stone", locale: "de")
            UpdateQueue.flush()
            XCTAssertFalse(label.layer.needsDisplay())
            harness.turn()
            XCTAssertEqual(sizes.count, 0)

            hosted.controller.rootView = Words(sizes: sizes, text: "river", locale: "de")
            harness.turn()
            XCTAssertEqual(label.text, "river")
            XCTAssertGreaterThan(sizes.count, 0)
        }
    }

    /// A label shows by turns a text in its own look and one with attributes.
    func testATextMayChangeBetweenOneLookAndSeveral() {
        struct Words: View {
            let text: Text
            var isRedacted = false

            var body: some View { text.redacted(reason: isRedacted ? .placeholder : []) }
        }
        onMain {
            let hosted = Hosted(harness, Words(text: Text(verbatim: "stone")))
            let label = labels(hosted.controller.view)[0]
            let (plain, looks) = (label.attributedText, label.attributedText?.attributes(at: 0, effectiveRange: nil))
            XCTAssertEqual(looks?.count, 3)

            hosted.controller.rootView = Words(text: Text(verbatim: "stone").underline())
            harness.turn()
            XCTAssertNotNil(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil))

            hosted.controller.rootView = Words(text: Text(verbatim: "stone"), isRedacted: true)
            harness.turn()
            XCTAssertEqual(color(label), .clear)
            XCTAssertEqual(label.layer.sublayers?.filter { $0 is CAShapeLayer }.count, 1)

            hosted.controller.rootView = Words(text: Text(verbatim: "stone"))
            harness.turn()
            XCTAssertEqual(label.attributedText, plain)
            XCTAssertEqual(label.layer.sublayers?.filter { $0 is CAShapeLayer }.count ?? 0, 0)
        }
    }

    /// A link follows what is said around it, though its text stays the same.
    func testALinkOfATextThatStaysTheSameIsDisabled() {
        struct Words: View {
            let isDisabled: Bool

            var body: some View {
                Text("[stone](https://example.com/a)").disabled(isDisabled)
            }
        }
        onMain {
            let hosted = Hosted(harness, Words(isDisabled: false))
            let label = labels(hosted.controller.view)[0]
            XCTAssertEqual(label.gestureRecognizers?.map(\.isEnabled), [true])
            hosted.controller.rootView = Words(isDisabled: true)
            harness.turn()
            XCTAssertEqual(label.gestureRecognizers?.map(\.isEnabled), [false])
        }
    }

    /// Each text asks an app's style itself, whatever holds that style: what it observes is of the text that asks.
    func testAnAppsOwnStyleIsAskedForEachTextAlsoInsideOfOthers() {
        onMain {
            @MainActor func count(_ change: (AnyView, CountingStyle) -> AnyView) -> Int {
                let desk = CountingDesk()
                let texts = VStack { ForEach(0..<6, id: \.self) { Text(verbatim: "text \($0)") } }
                _ = Hosted(harness, change(AnyView(texts), CountingStyle(desk: desk)))
                return desk.count
            }
            XCTAssertGreaterThanOrEqual(count { AnyView($0.foregroundStyle($1)) }, 6)
            XCTAssertGreaterThanOrEqual(count { AnyView($0.foregroundStyle($1.opacity(0.5))) }, 6)
            XCTAssertGreaterThanOrEqual(count { AnyView($0.foregroundStyle($1.opacity(0.5).secondary)) }, 6)
            XCTAssertGreaterThanOrEqual(count { AnyView($0.foregroundStyle(.secondary).foregroundStyle($1)) }, 6)
            XCTAssertGreaterThanOrEqual(count { AnyView($0.foregroundStyle(.background).backgroundStyle($1)) }, 6)
        }
    }

    /// A place has one reader for all of its texts.
    func testAThousandTextsAreOneReaderOfTheEnvironment() {
        onMain {
            let hosted = Hosted(
                harness,
                ScrollView { VStack { ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)") } } }
                    .environment(\.truncationMode, .head))
            XCTAssertEqual(labels(hosted.controller.view).count, 1000)
            let source = hosted.controller.host.environment.cell(for: TextSelectionKey.self).source
            XCTAssertEqual(source.subscriptionCount, 0)
            XCTAssertGreaterThan(source.derivedCount, 0)
            XCTAssertLessThan(source.derivedCount, 10)
        }
    }

    func testReadersThatAreGoneAreForgotten() {
        onMain {
            let hosted = Hosted(harness, DepthReaders(first: 0))
            let source = hosted.controller.host.environment.cell(for: DepthKey.self).source
            XCTAssertEqual(source.subscriptionCount, 100)
            for round in 1...30 {
                hosted.controller.rootView = DepthReaders(first: round * 100)
                harness.turn()
            }
            XCTAssertEqual(labels(hosted.controller.view).count, 100)
            XCTAssertGreaterThanOrEqual(source.subscriptionCount, 100)
            XCTAssertLessThanOrEqual(source.subscriptionCount, 400)
        }
    }
}
