import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct Mark: TextAttribute { var number = 1 }

/// What a renderer was given.
private final class Drawing: @unchecked Sendable {
    var layouts: [Text.Layout] = []
    var progress: [Double] = []
}

/// Draws nothing but notes what it could.
private struct Recorder: TextRenderer {
    let drawing: Drawing
    var progress = 0.0
    var height: CGFloat?
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        drawing.layouts.append(layout)
        drawing.progress.append(progress)
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let own = text.sizeThatFits(proposal)
        return CGSize(width: own.width, height: height ?? own.height)
    }
}

/// Fills the room of runs with a mark, and draws the letters of the others.
private struct Boxes: TextRenderer {
    var displayPadding: EdgeInsets { EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10) }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[Mark.self] != nil {
                    let room = run.typographicBounds.rect.insetBy(dx: -8, dy: -8)
                    ctx.fill(Path(room), with: .color(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)))
                } else {
                    ctx.draw(run)
                }
            }
        }
    }
}

/// Draws all glyphs, one by one or line by line.
private struct Plain: TextRenderer {
    let isByGlyph: Bool

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            guard isByGlyph else {
                ctx.draw(line)
                continue
            }
            for run in line { for glyph in run { ctx.draw(glyph) } }
        }
    }
}

/// Lets a renderer draw a text that comes, from its beginning to its end.
private struct Reveal: Transition {
    let drawing: Drawing

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.textRenderer(Recorder(drawing: drawing, progress: phase.isIdentity ? 1 : 0))
    }
}

/// Texts that something of the app's draws.
final class TextRendererTests: ControlTestCase, @unchecked Sendable {
    private struct Animated: View {
        let drawing: Drawing
        @State private var progress = 0.0
        var body: some View {
            VStack {
                Text("Letters").textRenderer(Recorder(drawing: drawing, progress: progress))
                Button("Go") { withAnimation(.linear(duration: 1)) { progress = 1 } }
            }
        }
    }

    /// The bytes of a view's picture.
    @MainActor private func picture(_ view: some View) throws -> (bytes: [UInt8], image: CGImage) {
        let image = try XCTUnwrap(ImageRenderer(content: view).cgImage)
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        return (Array(data), image)
    }

    func testTheLayoutHasLinesRunsAndGlyphs() throws {
        try onMain {
            let drawing = Drawing()
            let text = Text("One \(Text("two").bold().customAttribute(Mark(number: 7)))\nthree")
            show(text.textRenderer(Recorder(drawing: drawing)))
            harness.renderFrame()
            let layout = try XCTUnwrap(drawing.layouts.last)
            XCTAssertEqual(layout.count, 2)
            XCTAssertFalse(layout.isTruncated)
            let marked = layout.flatMap { $0 }.filter { $0[Mark.self] != nil }
            XCTAssertEqual(marked.count, 1)
            let run = try XCTUnwrap(marked.first)
            XCTAssertEqual(run[Mark.self]?.number, 7)
            XCTAssertEqual(run.count, 3, "a glyph a letter")
            XCTAssertEqual(run.characterIndices.first?.distance(to: run.characterIndices[2]), 2)
            let widths = run.map(\.typographicBounds.width).reduce(0, +)
            XCTAssertEqual(widths, run.typographicBounds.width, accuracy: 0.01)
            XCTAssertEqual(run[1...2].first?.indices, 1..<2)
            XCTAssertEqual(run.layoutDirection, .leftToRight)
            let (first, second) = (layout[0].typographicBounds, layout[1].typographicBounds)
            XCTAssertEqual(first.origin.x, 0, accuracy: 1)
            XCTAssertGreaterThan(second.rect.minY, first.rect.midY)
            XCTAssertEqual(first.rect.maxY, first.origin.y + first.descent, accuracy: 0.01)
        }
    }

    func testGlyphsDrawnAloneAreTheText() throws {
        try onMain {
            let text = Text("Word and line").underline().font(.title).padding(4)
            let own = try picture(text)
            let lines = try picture(text.textRenderer(Plain(isByGlyph: false)))
            let glyphs = try picture(text.textRenderer(Plain(isByGlyph: true)))
            XCTAssertTrue(own.bytes.contains { $0 != 0 })
            for other in [lines, glyphs] {
                XCTAssertEqual(other.image.width, own.image.width)
                XCTAssertEqual(other.image.height, own.image.height)
                let different = zip(own.bytes, other.bytes).filter { abs(Int($0) - Int($1)) > 40 }.count
                XCTAssertLessThan(Double(different), 0.01 * Double(own.bytes.count))
            }
        }
    }

    func testARendererDrawsBeyondTheTextAndNothingElseDrawsIt() throws {
        try onMain {
            let whole = try picture(Text("mark").customAttribute(Mark()).textRenderer(Boxes()).padding(20))
            let (image, bytes) = (whole.image, whole.bytes)
            let middle = image.height / 2
            let row = (0..<image.width).map { bytes[middle * image.bytesPerRow + $0 * 4 + 3] }
            XCTAssertEqual(row[4], 0, "beyond the padding")
            XCTAssertEqual(row[14], 255, "in the room around the letters")
            XCTAssertEqual(row[image.width / 2], 255, "where the letters would be")
        }
    }

    func testARendererMovesWithAnAnimation() {
        onMain {
            let drawing = Drawing()
            show(Animated(drawing: drawing))
            harness.renderFrame()
            XCTAssertEqual(drawing.progress.last, 0)
            guard let button = find("Go") else { return XCTFail("no button") }
            harness.tap(button)
            for _ in 0..<20 {
                harness.advance(by: 0.1)
                harness.renderFrame()
            }
            XCTAssertEqual(drawing.progress.last, 1)
            XCTAssertTrue(drawing.progress.contains { $0 > 0.1 && $0 < 0.9 }, "\(drawing.progress)")
            XCTAssertEqual(drawing.progress, drawing.progress.sorted())
        }
    }

    private struct Revealed: View {
        let drawing: Drawing
        @State private var isShown = false
        var body: some View {
            VStack {
                if isShown { Text("Letters").transition(Reveal(drawing: drawing)) }
                Button("Go") { withAnimation(.linear(duration: 1)) { isShown = true } }
            }
        }
    }

    func testARendererMovesWithATransition() {
        onMain {
            let drawing = Drawing()
            show(Revealed(drawing: drawing))
            guard let button = find("Go") else { return XCTFail("no button") }
            harness.tap(button)
            for _ in 0..<20 {
                harness.advance(by: 0.1)
                harness.renderFrame()
            }
            XCTAssertEqual(drawing.progress.last, 1)
            XCTAssertTrue(drawing.progress.contains { $0 > 0.1 && $0 < 0.9 }, "\(drawing.progress)")
        }
    }

    func testARendererSizesTheText() {
        onMain {
            let drawing = Drawing()
            let alone = UIHostingController(rootView: Text("Tall")).sizeThatFits(in: CGSize(width: 300, height: 300))
            let tall = UIHostingController(rootView: Text("Tall").textRenderer(Recorder(drawing: drawing, height: 90)))
                .sizeThatFits(in: CGSize(width: 300, height: 300))
            XCTAssertEqual(tall.width, alone.width, accuracy: 0.5)
            XCTAssertEqual(tall.height, 90, accuracy: 0.5)
        }
    }

    func testMarksOfOneTypeFurtherInWin() throws {
        try onMain {
            let text = Text("a").customAttribute(Mark(number: 1)).customAttribute(Mark(number: 2))
            let result = TextResolution(environment: EnvironmentValues()).attributedString(text)
            let marks = try XCTUnwrap(
                result.attribute(.textAttributes, at: 0, effectiveRange: nil) as? TextAttributeSet)
            XCTAssertEqual(marks.value(of: Mark.self)?.number, 1)
        }
    }
}
