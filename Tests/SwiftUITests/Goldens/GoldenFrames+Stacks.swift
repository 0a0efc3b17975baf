import SwiftUI

extension GoldenFrames {
    static var stacks: [GoldenFrames] {
        [
            GoldenFrames("layout/root-centering", 200, 100, "box 75 35 50 30") { log in
                box(.red, 50, 30).probe("box", log)
            },
            GoldenFrames("layout/spacing-default", 300, 100, "a 67 25 50 50\nb 125 25 50 50\nc 183 25 50 50") { log in
                HStack {
                    box(.red, 50, 50).probe("a", log)
                    box(.blue, 50, 50).probe("b", log)
                    box(.green, 50, 50).probe("c", log)
                }
            },
            GoldenFrames("layout/vstack-spacing-default", 100, 300, "a 25 96 50 50\nb 25 154 50 50") { log in
                VStack {
                    box(.red, 50, 50).probe("a", log)
                    box(.blue, 50, 50).probe("b", log)
                }
            },
            GoldenFrames(
                "layout/hstack-distribution", 300, 100, "a 0 0 125 100\nb 125 0 50 100\nc 175 0 125 100"
            ) { log in
                HStack(spacing: 0) {
                    Color.red.probe("a", log)
                    Color.blue.frame(width: 50).probe("b", log)
                    Color.green.probe("c", log)
                }
            },
            GoldenFrames("layout/hstack-priority", 300, 100, "a 0 0 20 100\nb 20 0 220 100\nc 240 0 60 100") { log in
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 20).probe("a", log)
                    Color.blue.frame(minWidth: 20).layoutPriority(1).probe("b", log)
                    Color.green.frame(width: 60).probe("c", log)
                }
            },
            GoldenFrames(
                "layout/spacer", 300, 100, "a 0 25 50 50\nb 250 25 50 50\nspacer 50 50 200 0\nstack 0 25 300 50"
            ) { log in
                HStack {
                    box(.red, 50, 50).probe("a", log)
                    Spacer().probe("spacer", log)
                    box(.blue, 50, 50).probe("b", log)
                }
                .probe("stack", log)
            },
            GoldenFrames(
                "layout/spacer-min-length", 300, 100,
                """
                a -35 0 250 20
                b 235 0 100 20
                balanced 0 20 300 20
                c 130 20 40 20
                overflow -35 0 370 20
                s1 215 10 20 0
                s2 0 30 130 0
                s3 170 30 130 0
                vspacer 150 40 0 60
                """
            ) { log in
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        box(.red, 250, 20).probe("a", log)
                        Spacer(minLength: 20).probe("s1", log)
                        box(.blue, 100, 20).probe("b", log)
                    }
                    .probe("overflow", log)
                    HStack(spacing: 0) {
                        Spacer().probe("s2", log)
                        box(.green, 40, 20).probe("c", log)
                        Spacer().probe("s3", log)
                    }
                    .probe("balanced", log)
                    Spacer().probe("vspacer", log)
                }
            },
            GoldenFrames(
                "layout/divider", 200, 200,
                """
                a 50 0 100 20
                b 79.5 80.5 20 60
                c 100.5 80.5 20 60
                hdivider 0 20 200 1
                hstack 79.5 21 41 179
                vdivider 99.5 21 1 179
                vstack 0 0 200 200
                """
            ) { log in
                VStack(spacing: 0) {
                    box(.red, 100, 20).probe("a", log)
                    Divider().probe("hdivider", log)
                    HStack(spacing: 0) {
                        box(.blue, 20, 60).probe("b", log)
                        Divider().probe("vdivider", log)
                        box(.green, 20, 60).probe("c", log)
                    }
                    .probe("hstack", log)
                }
                .probe("vstack", log)
            },
            GoldenFrames(
                "layout/vstack-alignment", 300, 200,
                """
                l1 50 78 100 20
                l2 50 102 50 20
                leading 50 78 100 44
                t1 150 78 100 20
                t2 200 102 50 20
                trailing 150 78 100 44
                """
            ) { log in
                HStack(spacing: 0) {
                    VStack(alignment: .leading, spacing: 4) {
                        box(.red, 100, 20).probe("l1", log)
                        box(.blue, 50, 20).probe("l2", log)
                    }
                    .probe("leading", log)
                    VStack(alignment: .trailing, spacing: 4) {
                        box(.red, 100, 20).probe("t1", log)
                        box(.blue, 50, 20).probe("t2", log)
                    }
                    .probe("trailing", log)
                }
            },
            GoldenFrames(
                "layout/hstack-alignment", 300, 200,
                "bottom1 128 100 20 60\nbottom2 152 130 20 30\ntop1 128 40 20 60\ntop2 152 40 20 30"
            ) { log in
                VStack(spacing: 0) {
                    HStack(alignment: .top, spacing: 4) {
                        box(.red, 20, 60).probe("top1", log)
                        box(.blue, 20, 30).probe("top2", log)
                    }
                    HStack(alignment: .bottom, spacing: 4) {
                        box(.red, 20, 60).probe("bottom1", log)
                        box(.blue, 20, 30).probe("bottom2", log)
                    }
                }
            },
            GoldenFrames("layout/zstack", 200, 200, "a 50 50 100 100\nb 120 120 30 30\nstack 50 50 100 100") { log in
                ZStack(alignment: .bottomTrailing) {
                    box(.red, 100, 100).probe("a", log)
                    box(.blue, 30, 30).probe("b", log)
                }
                .probe("stack", log)
            },
            GoldenFrames("layout/zstack-fill", 200, 200, "fill 0 0 200 200\nb 0 0 30 30") { log in
                ZStack(alignment: .topLeading) {
                    Color.red.probe("fill", log)
                    box(.blue, 30, 30).probe("b", log)
                }
            },
            GoldenFrames(
                "layout/alignment-guide", 300, 200,
                "a 75 66 100 20\nb 175 90 50 20\nc 160 114 30 20\nstack 75 66 150 68"
            ) { log in
                VStack(alignment: .leading, spacing: 4) {
                    box(.red, 100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a", log)
                    box(.blue, 50, 20).probe("b", log)
                    box(.green, 30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c", log)
                }
                .probe("stack", log)
            },
            GoldenFrames(
                "layout/nested-stacks", 300, 200,
                "a 10 10 190 110\nb 210 10 80 110\nbottom 0 140 300 60\nc 0 150 40 40\nd 260 150 40 40\nrow 0 0 300 130"
            ) { log in
                VStack(spacing: 10) {
                    HStack(spacing: 10) {
                        Color.red.probe("a", log)
                        Color.blue.frame(width: 80).probe("b", log)
                    }
                    .padding(10)
                    .probe("row", log)
                    HStack {
                        box(.green, 40, 40).probe("c", log)
                        Spacer()
                        box(.yellow, 40, 40).probe("d", log)
                    }
                    .frame(height: 60)
                    .probe("bottom", log)
                }
            },
            GoldenFrames(
                "layout/hstack-ideal", 300, 200,
                "a 50 80 30 30\nb 86 80 40 30\ncolumn 50 80 200 40\nrow 50 80 76 30\nwide 50 110 200 10"
            ) { log in
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 6) {
                        box(.red, 30, 30).probe("a", log)
                        box(.blue, 40, 30).probe("b", log)
                    }
                    .probe("row", log)
                    box(.green, 200, 10).probe("wide", log)
                }
                .probe("column", log)
            },
        ]
    }
}
