import SwiftUI

/// Rows of 20 points in two colours, named by their numbers.
@MainActor private struct GoldenRows: View {
    let log: FrameLog
    let count: Int
    var prefix = "row"
    var spacing: CGFloat = 0

    var body: some View {
        VStack(spacing: spacing) {
            ForEach(0..<count, id: \.self) { index in
                (index.isMultiple(of: 2) ? Color.blue : Color.orange).frame(width: 120, height: 20)
                    .probe("\(prefix)\(index)", log)
            }
        }
    }
}

extension GoldenFrames {
    static var scrolling: [GoldenFrames] {
        [
            GoldenFrames(
                "scroll/vertical", 300, 200,
                "content 90 0 120 60\nrow0 90 0 120 20\nrow1 90 20 120 20\nrow2 90 40 120 20\nscroll 90 0 120 200"
            ) { log in
                ScrollView { GoldenRows(log: log, count: 3).probe("content", log) }.probe("scroll", log)
            },
            GoldenFrames(
                "scroll/horizontal", 300, 200,
                "cell0 0 80 60 40\ncell1 68 80 60 40\ncell11 748 80 60 40\ncontent 0 80 808 40\nscroll 0 80 300 40"
            ) { log in
                ScrollView(.horizontal) {
                    HStack(spacing: 8) {
                        ForEach(0..<12, id: \.self) { box(.blue, 60, 40).probe("cell\($0)", log) }
                    }
                    .probe("content", log)
                }
                .probe("scroll", log)
            },
            GoldenFrames("scroll/both", 300, 200, "content 0 0 500 400\nscroll 0 0 300 200") { log in
                ScrollView([.horizontal, .vertical]) { box(.blue, 500, 400).probe("content", log) }.probe("scroll", log)
            },
            GoldenFrames(
                "scroll/narrow-content", 300, 200,
                "content 100 25 100 400\nframe 25 25 250 150\nscroll 100 25 100 150"
            ) { log in
                ScrollView { box(.blue, 100, 400).probe("content", log) }
                    .probe("scroll", log)
                    .frame(width: 250, height: 150)
                    .probe("frame", log)
            },
            GoldenFrames("scroll/wide-content", 300, 200, "content -50 0 400 400\nscroll -50 0 400 200") { log in
                ScrollView { box(.blue, 400, 400).probe("content", log) }.probe("scroll", log)
            },
            GoldenFrames(
                "scroll/anchor-roles", 600, 200,
                """
                a0 30 140 120 20
                a2 30 180 120 20
                b0 170 70 120 20
                b2 170 110 120 20
                bottomAligned 30 0 120 200
                bottomGrows 450 0 120 200
                c0 310 0 120 20
                c19 310 380 120 20
                centerAligned 170 0 120 200
                d0 450 -200 120 20
                d19 450 180 120 20
                """
            ) { log in
                HStack(spacing: 20) {
                    ScrollView { GoldenRows(log: log, count: 3, prefix: "a") }
                        .defaultScrollAnchor(.bottom, for: .alignment)
                        .probe("bottomAligned", log)
                    ScrollView { GoldenRows(log: log, count: 3, prefix: "b") }
                        .defaultScrollAnchor(.center, for: .alignment)
                        .probe("centerAligned", log)
                    ScrollView { GoldenRows(log: log, count: 20, prefix: "c") }
                        .defaultScrollAnchor(.bottom, for: .sizeChanges)
                        .probe("sizeChanges", log)
                    ScrollView { GoldenRows(log: log, count: 20, prefix: "d") }
                        .defaultScrollAnchor(.bottom)
                        .probe("bottomGrows", log)
                }
            },
        ]
    }

    static var grids: [GoldenFrames] {
        [
            GoldenFrames(
                "lazy/grids", 320, 300,
                """
                adaptive 40 109 240 56
                adaptive0 40 109 52.5 24
                adaptive3 227.5 109 52.5 24
                adaptive4 40 141 52.5 24
                cell0 31 49 60 20
                cell1 99 49 102 20
                cell2 209 49 80 20
                cell5 209 73 80 20
                columns 20 49 280 44
                hcell0 94 182 40 30
                hcell1 94 220 40 30
                hcell4 186 182 40 30
                rows 94 181 132 70
                stack 20 49 280 202
                """
            ) { log in
                VStack(spacing: 16) {
                    LazyVGrid(
                        columns: [
                            GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
                        ], spacing: 4
                    ) {
                        ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).probe("cell\($0)", log) }
                    }
                    .frame(width: 280)
                    .probe("columns", log)
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
                    ) {
                        ForEach(0..<5, id: \.self) { Color.blue.frame(height: 24).probe("adaptive\($0)", log) }
                    }
                    .frame(width: 240)
                    .probe("adaptive", log)
                    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                        ForEach(0..<5, id: \.self) { Color.green.frame(width: 40).probe("hcell\($0)", log) }
                    }
                    .frame(height: 70)
                    .probe("rows", log)
                }
                .probe("stack", log)
            }
        ]
    }

    static var mirrored: [GoldenFrames] {
        [
            GoldenFrames(
                "layout/rtl-grid", 320, 220,
                """
                a 195 23 40 30
                b 125 23 60 30
                c 85 23 30 30
                d 130 63 100 30
                e 85 63 30 30
                f 195 103 40 30
                grid 85 23 150 110
                l0 188 149 40 20
                l2 92 149 40 20
                l4 140 177 40 20
                lazy 60 149 200 48
                """
            ) { log in
                VStack(spacing: 16) {
                    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                        GridRow {
                            box(.red, 40, 30).probe("a", log)
                            box(.blue, 60, 30).probe("b", log)
                            box(.green, 30, 30).probe("c", log)
                        }
                        GridRow {
                            box(.orange, 100, 30).gridCellColumns(2).probe("d", log)
                            box(.purple, 30, 30).probe("e", log)
                        }
                        GridRow { box(.gray, 40, 30).gridColumnAlignment(.trailing).probe("f", log) }
                    }
                    .probe("grid", log)
                    LazyVGrid(
                        columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
                    ) {
                        ForEach(0..<5, id: \.self) { box(.red, 40, 20).probe("l\($0)", log) }
                    }
                    .frame(width: 200)
                    .probe("lazy", log)
                }
                .environment(\.layoutDirection, .rightToLeft)
            },
            GoldenFrames(
                "layout/rtl-scroll", 200, 80,
                "content -160 20 350 40\ns0 140 20 50 40\ns1 80 20 50 40\ns5 -160 20 50 40\nscroll 10 10 180 60"
            ) { log in
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<6, id: \.self) { box(.red, 50, 40).probe("s\($0)", log) }
                    }
                    .probe("content", log)
                }
                .frame(width: 180, height: 60)
                .probe("scroll", log)
                .environment(\.layoutDirection, .rightToLeft)
            },
            GoldenFrames(
                "layout/rtl-custom", 300, 120,
                """
                c0 190 37 60 20
                c1 92 37 90 20
                c2 200 63 50 20
                c3 122 63 70 20
                c4 74 63 40 20
                flow 50 37 200 46
                """
            ) { log in
                RowsLayout {
                    box(.red, 60, 20).probe("c0", log)
                    box(.blue, 90, 20).probe("c1", log)
                    box(.green, 50, 20).probe("c2", log)
                    box(.orange, 70, 20).probe("c3", log)
                    box(.purple, 40, 20).probe("c4", log)
                }
                .frame(width: 200)
                .probe("flow", log)
                .environment(\.layoutDirection, .rightToLeft)
            },
            // Without its text, whose height is the platform's.
            GoldenFrames(
                "layout/rtl-stacks", 320, 260,
                """
                a 270 30 40 30
                b 202 30 60 30
                c 10 30 30 30
                framed 190 100 120 20
                guided 270 210 30 20
                hstack 10 30 300 30
                island 242 180 68 20
                ltrA 242 180 30 20
                ltrB 280 180 30 20
                padded 230 70 80 20
                vstack 10 30 300 200
                zback 210 130 100 40
                zfront 290 130 20 20
                """
            ) { log in
                VStack(alignment: .leading, spacing: 10) {
                    HStack {
                        box(.red, 40, 30).probe("a", log)
                        box(.blue, 60, 30).probe("b", log)
                        Spacer()
                        box(.green, 30, 30).probe("c", log)
                    }
                    .probe("hstack", log)
                    box(.orange, 50, 20).padding(.leading, 30).probe("padded", log)
                    box(.purple, 40, 20).frame(width: 120, alignment: .leading).probe("framed", log)
                    ZStack(alignment: .topLeading) {
                        box(.gray, 100, 40).probe("zback", log)
                        box(.black, 20, 20).probe("zfront", log)
                    }
                    HStack {
                        box(.red, 30, 20).probe("ltrA", log)
                        box(.blue, 30, 20).probe("ltrB", log)
                    }
                    .environment(\.layoutDirection, .leftToRight)
                    .probe("island", log)
                    box(.cyan, 30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided", log)
                }
                .frame(width: 300, alignment: .leading)
                .probe("vstack", log)
                .environment(\.layoutDirection, .rightToLeft)
            },
        ]
    }

    static var phones: [GoldenFrames] {
        [
            GoldenFrames(
                "ios/color/system", 400, 240,
                """
                red 0 0 50 80
                blue 350 0 50 80
                indigo 0 80 50 80
                clear 350 80 50 80
                primary 0 160 66.67 80
                accentColor 133.33 160 66.67 80
                shapeDefault 333.33 160 66.67 80
                stack 0 0 400 240
                """
            ) { log in
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.probe("red", log)
                        ForEach(0..<6, id: \.self) { _ in Color.orange }
                        Color.blue.probe("blue", log)
                    }
                    HStack(spacing: 0) {
                        Color.indigo.probe("indigo", log)
                        ForEach(0..<6, id: \.self) { _ in Color.gray }
                        Color.clear.probe("clear", log)
                    }
                    HStack(spacing: 0) {
                        Color.primary.probe("primary", log)
                        Color.secondary
                        Color.accentColor.probe("accentColor", log)
                        Rectangle().fill(.tertiary)
                        Rectangle().fill(.quaternary)
                        Rectangle().probe("shapeDefault", log)
                    }
                }
                .probe("stack", log)
            },
            GoldenFrames("ios/tabs/page", 375, 667, "page1 127.5 293.5 120 80\ntabs 0 0 375 667") { log in
                TabView(selection: .constant(1)) {
                    box(.red, 120, 80).tag(0)
                    box(.blue, 120, 80).probe("page1", log).tag(1)
                    box(.green, 120, 80).tag(2)
                }
                .tabViewStyle(.page)
                .probe("tabs", log)
            },
            GoldenFrames("ios/scroll/geometry", 375, 667, GoldenScrollReport.frames) { log in
                GoldenScrollReport(log: log)
            },
        ]
    }
}

/// Lays its views out in rows, 8 points apart, the rows 6.
private struct RowsLayout: Layout {
    private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var point = CGPoint.zero, height: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if point.x > 0, point.x + size.width > width {
                point = CGPoint(x: 0, y: point.y + height + 6)
                height = 0
            }
            defer { point.x += size.width + 8 }
            height = max(height, size.height)
            return CGRect(origin: point, size: size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: frames(width, subviews).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}

/// A scroll view with a margin above its content, and what it says of its geometry as widths, 100 wider each.
@MainActor private struct GoldenScrollReport: View {
    let log: FrameLog
    @State private var offset = CGPoint(x: -1, y: -1)
    @State private var content = CGSize.zero
    @State private var container = CGSize.zero
    @State private var top: CGFloat = 0
    @State private var visible = CGRect.zero

    static let frames = """
        scroll 127.5 254.5 120 150
        g0 127.5 274.5 120 20
        g19 127.5 654.5 120 20
        offsetY 22.5 405.5 80 1
        sizeW -47.5 406.5 220 1
        sizeH -187.5 407.5 500 1
        insetTop 2.5 408.5 120 1
        containerW -47.5 411.5 220 1
        containerH 322.5 405 230 1
        visibleY 397.5 406 80 1
        visibleH 312.5 407 250 1
        """

    private struct Sample: Equatable {
        var offset: CGPoint
        var content: CGSize
        var container: CGSize
        var top: CGFloat
        var visible: CGRect
    }

    private func bar(_ name: String, _ value: CGFloat) -> some View {
        Color.clear.frame(width: max(1, value + 100), height: 1).probe(name, log)
    }

    var body: some View {
        VStack(spacing: 0) {
            ScrollView { GoldenRows(log: log, count: 20, prefix: "g") }
                .contentMargins(.top, 20, for: .scrollContent)
                .frame(height: 150)
                .probe("scroll", log)
                .onScrollGeometryChange(for: Sample.self) {
                    Sample(
                        offset: $0.contentOffset, content: $0.contentSize, container: $0.containerSize,
                        top: $0.contentInsets.top, visible: $0.visibleRect)
                } action: { _, sample in
                    (offset, content, container) = (sample.offset, sample.content, sample.container)
                    (top, visible) = (sample.top, sample.visible)
                }
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    bar("offsetX", offset.x)
                    bar("offsetY", offset.y)
                    bar("sizeW", content.width)
                    bar("sizeH", content.height)
                    bar("insetTop", top)
                    bar("insetBottom", 0)
                    bar("insetLeading", 0)
                    bar("containerW", container.width)
                }
                VStack(spacing: 0) {
                    bar("containerH", container.height)
                    bar("visibleY", visible.minY)
                    bar("visibleH", visible.height)
                    bar("boundsY", offset.y)
                    bar("boundsH", container.height)
                    bar("phaseChanges", 1)
                    bar("geometryCalls", 2)
                }
            }
        }
    }
}
