import SwiftUI

extension GoldenFrames {
    static var frames: [GoldenFrames] {
        [
            GoldenFrames("layout/padding-default", 200, 100, "inner 16 16 168 68\nouter 0 0 200 100") { log in
                Color.red.probe("inner", log).padding().probe("outer", log)
            },
            GoldenFrames("layout/padding-edges", 200, 100, "inner 32 17 164 64\nouter 0 0 200 100") { log in
                Color.red.probe("inner", log).padding(.leading, 30).padding(.vertical)
                    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).probe("outer", log)
            },
            GoldenFrames("layout/frame-fixed", 200, 200, "inner 40 60 40 40\nouter 40 60 120 80") { log in
                box(.red, 40, 40).probe("inner", log).frame(width: 120, height: 80, alignment: .topLeading)
                    .probe("outer", log)
            },
            GoldenFrames(
                "layout/frame-flex", 300, 300,
                """
                clampFlexible 90 170 120 20
                fill 0 130 300 20
                ideal 75 150 150 20
                max 50 110 200 20
                min 100 90 100 20
                overflow 50 190 200 20
                """
            ) { log in
                VStack(spacing: 0) {
                    box(.red, 40, 20).frame(minWidth: 100).probe("min", log)
                    box(.red, 40, 20).frame(maxWidth: 200).probe("max", log)
                    box(.red, 40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill", log)
                    box(.red, 40, 20).frame(idealWidth: 150).fixedSize().probe("ideal", log)
                    Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible", log)
                    box(.red, 250, 20).frame(maxWidth: 200).probe("overflow", log)
                }
            },
            GoldenFrames("layout/fixed-size", 200, 200, "both 95 80 10 10\nhorizontal 95 90 10 30") { log in
                VStack(spacing: 0) {
                    Color.red.fixedSize().probe("both", log)
                    Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe("horizontal", log)
                }
            },
            GoldenFrames(
                "layout/group-modifier", 300, 100, "a 5 25 50 50\nb 65 25 50 50\nc 120 0 180 100"
            ) { log in
                HStack(spacing: 0) {
                    Group {
                        Color.red.probe("a", log)
                        Color.blue.probe("b", log)
                    }
                    .frame(width: 50, height: 50)
                    .padding(5)
                    Color.green.probe("c", log)
                }
            },
            GoldenFrames(
                "position/safe-area", 400, 260,
                """
                ignoring 270 30 100 200
                ignoringBar 270 30 100 30
                ignoringContent 270 30 100 200
                plain 30 30 100 200
                plainBar 30 200 100 30
                plainContent 30 30 100 162
                row 30 30 340 200
                row0 150 30 100 30
                row7 150 240 100 30
                scroll 150 30 100 200
                scrollBar 150 200 100 30
                scrollContent 150 30 100 240
                """
            ) { log in
                HStack(spacing: 20) {
                    VStack(spacing: 0) { Color.red.probe("plainContent", log) }
                        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("plainBar", log) }
                        .frame(width: 100, height: 200)
                        .probe("plain", log)
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<8, id: \.self) { Color.green.frame(height: 30).probe("row\($0)", log) }
                        }
                        .probe("scrollContent", log)
                    }
                    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("scrollBar", log) }
                    .frame(width: 100, height: 200)
                    .probe("scroll", log)
                    VStack(spacing: 0) { Color.orange.probe("ignoringContent", log) }
                        .ignoresSafeArea()
                        .safeAreaInset(edge: .top, spacing: 0) {
                            Color.blue.frame(height: 30).probe("ignoringBar", log)
                        }
                        .frame(width: 100, height: 200)
                        .probe("ignoring", log)
                }
                .probe("row", log)
            },
            GoldenFrames(
                "position/safe-area-padding", 320, 200,
                """
                padded 50 25 100 150
                paddedScroll 170 25 100 150
                paddedScrollContent 170 45 100 180
                prow0 170 45 100 30
                prow5 170 195 100 30
                row 50 25 220 150
                """
            ) { log in
                HStack(spacing: 20) {
                    Color.red.safeAreaPadding(20).frame(width: 100, height: 150).probe("padded", log)
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<6, id: \.self) { Color.green.frame(height: 30).probe("prow\($0)", log) }
                        }
                        .probe("paddedScrollContent", log)
                    }
                    .safeAreaPadding(.vertical, 20)
                    .frame(width: 100, height: 150)
                    .probe("paddedScroll", log)
                }
                .probe("row", log)
            },
        ]
    }

    static var shapes: [GoldenFrames] {
        [
            GoldenFrames(
                "shape/layout", 300, 200,
                """
                c1 0 7 40 40
                cap1 150 7 110 40
                capsuleFixedWidth 176 55 20 30
                circleIdeal 113 138 10 10
                column 141 93 60 100
                e1 40 7 110 40
                ideal 99 138 10 10
                maxWidth 200 55 50 30
                r1 50 55 78 30
                r2 132 55 40 30
                row1 0 7 300 40
                row2 50 55 200 30
                row3 99 93 102 100
                stack 0 7 300 186
                strokedFlex 260 7 40 40
                strokedIdeal 127 138 10 10
                vCircle 146 93 50 50
                vRect 141 143 60 50
                """
            ) { log in
                VStack(spacing: 8) {
                    HStack(spacing: 0) {
                        Circle().fill(Color.red).probe("c1", log)
                        Ellipse().fill(Color.blue).probe("e1", log)
                        Capsule().fill(Color.green).probe("cap1", log)
                        Circle().stroke(lineWidth: 2).probe("strokedFlex", log)
                    }
                    .frame(height: 40)
                    .probe("row1", log)
                    HStack(spacing: 4) {
                        Rectangle().fill(Color.red).probe("r1", log)
                        Rectangle().fill(Color.blue).frame(width: 40).probe("r2", log)
                        Capsule().fill(Color.orange).frame(width: 20).probe("capsuleFixedWidth", log)
                        RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50).probe("maxWidth", log)
                    }
                    .frame(width: 200, height: 30)
                    .probe("row2", log)
                    HStack(spacing: 4) {
                        Rectangle().fill(Color.gray).fixedSize().probe("ideal", log)
                        Circle().fill(Color.mint).fixedSize().probe("circleIdeal", log)
                        Circle().strokeBorder(lineWidth: 2).fixedSize().probe("strokedIdeal", log)
                        VStack(spacing: 0) {
                            Circle().fill(Color.teal).probe("vCircle", log)
                            Rectangle().fill(Color.pink).probe("vRect", log)
                        }
                        .frame(width: 60, height: 100)
                        .probe("column", log)
                    }
                    .probe("row3", log)
                }
                .probe("stack", log)
            },
            GoldenFrames(
                "shape/modifiers", 340, 200,
                """
                anchored 208 95 60 40
                inset 72 95 60 40
                insetStroke 276 95 60 40
                offset 72 47 60 40
                offsetIdeal 138 143 10 10
                pathIdeal 174 143 10 10
                rotated 140 47 60 40
                scaled 4 47 60 40
                sheared 208 47 60 40
                sized 276 47 60 40
                sizedIdeal 156 143 10 10
                stack 4 47 332 106
                strokedOffset 140 95 60 40
                trimIdeal 192 143 10 10
                trimmed 14 95 40 40
                """
            ) { log in
                VStack(spacing: 8) {
                    HStack(spacing: 8) {
                        Circle().scale(0.5).fill(Color.blue).probe("scaled", log).frame(width: 60, height: 40)
                        Circle().offset(x: 10, y: 5).fill(Color.red).probe("offset", log).frame(width: 60, height: 40)
                        Rectangle().rotation(.degrees(30)).fill(Color.green).probe("rotated", log)
                            .frame(width: 60, height: 40)
                        Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
                            .fill(Color.orange).probe("sheared", log).frame(width: 60, height: 40)
                        Rectangle().size(width: 30, height: 20).fill(Color.purple).probe("sized", log)
                            .frame(width: 60, height: 40)
                    }
                    HStack(spacing: 8) {
                        Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).probe("trimmed", log)
                            .frame(width: 60, height: 40)
                        RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).probe("inset", log)
                            .frame(width: 60, height: 40)
                        Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(Color.red).probe("strokedOffset", log)
                            .frame(width: 60, height: 40)
                        Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(Color.pink).probe("anchored", log)
                            .frame(width: 60, height: 40)
                        Ellipse().inset(by: 4).stroke(Color.indigo, lineWidth: 2).probe("insetStroke", log)
                            .frame(width: 60, height: 40)
                    }
                    HStack(spacing: 8) {
                        Circle().offset(x: 5).fill(Color.blue).probe("offsetIdeal", log)
                        Rectangle().size(width: 30, height: 20).fill(Color.green).probe("sizedIdeal", log)
                        Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red)
                            .probe("pathIdeal", log)
                        Circle().trim(from: 0, to: 0.5).fill(Color.orange).probe("trimIdeal", log)
                    }
                    .fixedSize()
                }
                .probe("stack", log)
            },
            GoldenFrames(
                "transform/3d", 320, 200,
                "aboutZ 140 45 40 40\nprojected 100 115 40 40\nrow2 100 115 120 40\nstack 100 45 120 110"
            ) { log in
                VStack(spacing: 30) {
                    HStack(spacing: 40) {
                        box(.green, 40, 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).probe(
                            "aboutZ", log)
                    }
                    HStack(spacing: 40) {
                        box(.orange, 40, 40)
                            .projectionEffect(
                                ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
                            )
                            .probe("projected", log)
                        box(.purple, 40, 40).probe("plain", log)
                    }
                    .probe("row2", log)
                }
                .probe("stack", log)
            },
        ]
    }
}
