/// Our own shapes of symbols, on one grid: `SymbolDefinition` says how a row reads.
enum SymbolSheets {
    static let all = [
        marks, arrows, frames, nature, people, places, objects, documents, media, devices, more, sports, home,
    ]

    static let placeholder =
        "placeholder 22 22 -|k M1.2 6V4C1.2 2.4 2.4 1.2 4 1.2H6M16 1.2H18C19.6 1.2 20.8 2.4 20.8 4V6M20.8 16V18"
        + "C20.8 19.6 19.6 20.8 18 20.8H16M6 20.8H4C2.4 20.8 1.2 19.6 1.2 18V16M10 1.2H12M10 20.8H12M1.2 10V12M20.8 10V12"
        + ";k M7.8 8.6C7.8 6.8 9.2 5.8 11 5.8C12.8 5.8 14.2 7 14.2 8.6C14.2 10.8 11 11 11 13;. M11 16h0"

    static let marks = """
        plus 20 20 csaogldur|k M10 1.6V18.4M1.6 10H18.4
        minus 20 20 csaogl|k M1.6 10H18.4
        multiply = xmark
        xmark 20 20 csaogltdhr|k M3.2 3.2L16.8 16.8M16.8 3.2L3.2 16.8
        nosign 24 24 -|k O12 12 10.4;k M4.6 4.6L19.4 19.4
        checkmark 20 20 csaglhdur|k M2.4 10.8L7.8 17.4L17.6 2.8
        divide 20 20 cs|k M1.6 10H18.4;. M10 4.2h0M10 15.8h0
        equal 20 20 cs|k M2 6.8H18M2 13.2H18
        lessthan 18 20 cs|k M15.6 3L2.6 10L15.6 17
        greaterthan = lessthan m
        percent 20 20 cs|k M16.4 2.6L3.6 17.4;k O4.8 5.4 3;k O15.2 14.6 3
        questionmark 14 20 csdaug|k M2.4 6C2.4 3.2 4.4 1.6 7 1.6C9.8 1.6 11.8 3.2 11.8 5.8C11.8 9.2 7 9.4 7 13.2;. M7 18.2h0
        exclamationmark 6 20 cstohulg|k M3 2V12.6;. M3 18h0
        exclamationmark.2 12 20 -|k M3 2V12.6M9 2V12.6;. M3 18h0M9 18h0
        info 10 20 csau|k M2.4 8.6H5.2V17.8M1.8 18H8.6;. M4.9 3h0
        ellipsis 20 20 cur|. M2.6 10h0;. M10 10h0;. M17.4 10h0
        number 20 20 cs|k M7.6 2L5.2 18M14.8 2L12.4 18M2.6 7H18M2 13H17.4
        at 22 22 c|k O11 11 4.3;k M15.3 7V12.2C15.3 14.4 16.4 15.4 17.8 15.4C19.6 15.4 20.8 13.6 20.8 11;k K11 11 9.8 0 -300
        function 20 24 -|k M16 3.6C14.8 1.4 11.2 1.2 10.4 5L7.4 19C6.6 22.8 3.6 23 2 21M5 9.6H14.4
        textformat 26 20 c|k M1.8 18L7.6 2.4L13.4 18M3.8 12.8H11.4;k O19.4 13.4 4 4.4;k M23.4 8.8V18
        textformat.size 28 20 -|k M1.6 18L5 9.2L8.4 18M2.8 15H7.2M11 18L18.4 1.8L25.8 18M13.6 12.6H23.2
        textformat.abc 32 18 -|k O5 11 3.4 3.6;k M8.4 7.2V14.8;k M12.6 2V14.8;k O16 11 3.4 3.6;k K26.6 11 3.6 -50 -310
        bold 16 20 -|k M3 2H8.4C11 2 12.6 3.6 12.6 5.8C12.6 8 11 9.4 8.4 9.4H3M8.6 9.4C11.8 9.4 13.6 11 13.6 13.6C13.6 16.2 11.8 18 8.6 18H3V2
        italic 16 20 -|k M6.4 2H14.4M1.6 18H9.6M10.6 2L5.6 18
        underline 18 22 -|k M3 2V10C3 13.6 5.4 15.8 9 15.8C12.6 15.8 15 13.6 15 10V2M2 20.4H16
        strikethrough 20 20 -|k M15.4 5.2C14.8 3 12.8 1.8 10.2 1.8C7 1.8 4.8 3.4 4.8 6C4.8 8 6.4 9.2 10 10C13.8 10.8 15.6 12 15.6 14.4C15.6 17 13.4 18.4 10 18.4C7 18.4 5 17 4.4 14.8M1.6 10H18.4
        sum 18 20 -|k M15.4 4.4V2H2.8L9.4 10L2.8 18H15.6V15.4
        dollarsign 14 22 cs|k M12 6.2C11.6 4.2 9.8 3.2 7 3.2C4 3.2 2.2 4.8 2.2 7C2.2 9.4 4 10.2 7 10.8C10.2 11.4 12.2 12.4 12.2 15C12.2 17.4 10 18.8 7 18.8C4 18.8 2 17.6 1.6 15.4M7 1.2V20.8
        eurosign 18 20 cs|k K11.2 10 7.6 -50 -310;k M1.6 8H11.4M1.6 12.2H10.6
        sterlingsign 16 20 cs|k M13.4 5.6C13 3.2 11.4 2 9.2 2C6.6 2 5 3.8 5 6.6V13C5 15.2 4 17 2 18H14M2 10.4H10.4
        yensign 18 20 cs|k M2.4 2L9 10.4L15.6 2M9 10.4V18M3.6 10.8H14.4M3.6 14.6H14.4
        asterisk 18 20 c|k M9 2V18M2.2 6L15.8 14M15.8 6L2.2 14
        """

    static let arrows = """
        chevron.left 12 20 cs|k M10.2 1.8L2 10L10.2 18.2
        chevron.right 12 20 cs|k M1.8 1.8L10 10L1.8 18.2
        chevron.backward = chevron.left
        chevron.forward = chevron.right
        chevron.up 20 12 cs|k M1.8 10.2L10 2L18.2 10.2
        chevron.down 20 12 cs|k M1.8 1.8L10 10L18.2 1.8
        chevron.up.chevron.down 14 22 cs|k M2 8L7 2.6L12 8M2 14L7 19.4L12 14
        chevron.left.2 19 20 -|k M9.4 1.8L1.8 10L9.4 18.2M17 1.8L9.4 10L17 18.2
        chevron.right.2 = chevron.left.2 m
        chevron.compact.down 26 10 -|k M1.8 2L13 7.4L24.2 2
        chevron.compact.up = chevron.compact.down 180
        chevron.left.forwardslash.chevron.right 30 20 -|k M8.4 4L1.8 10L8.4 16M21.6 4L28.2 10L21.6 16M17.4 2L12.6 18
        arrow.left 23 20 csa|k M9.8 2.2L2 10L9.8 17.8M2.2 10H21.2
        arrow.right = arrow.left m
        arrow.backward = arrow.left
        arrow.forward = arrow.right
        arrow.up = arrow.left 90
        arrow.down = arrow.left 270
        arrow.up.right 18 18 csa|k M2.4 15.6L15.4 2.6M5 2.2H15.8V13
        arrow.up.forward = arrow.up.right
        arrow.up.left = arrow.up.right m
        arrow.down.right = arrow.up.right 90
        arrow.down.left = arrow.up.right 180
        arrow.up.arrow.down 23 20 cs|k M6.8 18V2.4M1.8 7.2L6.8 2.2L11.8 7.2M16.2 2V17.6M11.2 12.8L16.2 17.8L21.2 12.8
        arrow.left.arrow.right = arrow.up.arrow.down 270
        arrow.uturn.left 22 20 cs|k M7.2 1.8L2 7L7.2 12.2M2.2 7H13.6C17.4 7 20 9.4 20 12.6C20 15.8 17.4 18.2 13.6 18.2H9
        arrow.uturn.backward = arrow.uturn.left
        arrow.uturn.right = arrow.uturn.left m
        arrow.uturn.forward = arrow.uturn.right
        arrow.uturn.down = arrow.uturn.left 270
        arrow.uturn.up = arrow.uturn.left 90
        arrow.turn.down.right 22 20 -|k M2.6 2V8.4C2.6 11.2 4.2 12.8 7 12.8H19.6M14.4 7.4L19.8 12.8L14.4 18.2
        arrow.turn.down.left = arrow.turn.down.right m
        arrow.turn.right.up = arrow.turn.down.right 270
        arrow.clockwise 22 24 cs|k K11 13.2 8.9 -34 268;b M10.8 1.4L15.2 4.2L10.8 7.2Z
        arrow.counterclockwise = arrow.clockwise m
        arrow.triangle.2.circlepath 26 22 c|k K13 11 8.7 188 330;k K13 11 8.7 8 150;b M17.6 7.2L23.4 7.2L20.6 11.4Z;b M2.6 14.8H8.4L5.4 10.6Z
        arrow.2.squarepath 26 22 -|k M4.8 7.8V14.2C4.8 16.4 6 17.6 8.2 17.6H15M21.2 14.2V7.8C21.2 5.6 20 4.4 17.8 4.4H11;k M1.6 11L4.8 7.2L8 11M18 11L21.2 14.8L24.4 11
        clock.arrow.circlepath 27 24 -|k K15 12 10 176 -140;b M1.8 9.6H8.2L5 14Z;k M15 6V12.4L19.2 15
        clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
        plus.arrow.trianglehead.clockwise 24 26 -|k K12 14.2 9.8 -44 258;b M10.4 2L14.8 4.6L10.4 7.4Z;k M12 9.8V18.6M7.6 14.2H16.4
        minus.arrow.trianglehead.counterclockwise 24 26 -|k K12 14.2 9.8 224 -78;b M13.6 2L9.2 4.6L13.6 7.4Z;k M7.6 14.2H16.4
        goforward = arrow.clockwise
        gobackward = arrow.counterclockwise
        goforward.15 22 24 -|k K11 13.2 8.9 -34 268;b M10.8 1.4L15.2 4.2L10.8 7.2Z;k M6.2 11.2L8.2 9.7V16.7M15.2 9.9H11.8L11.3 13.2C12.6 12.2 15.6 12.4 15.6 14.5C15.6 17 12.2 17.2 11 15.7
        goforward.30 22 24 -|k K11 13.2 8.9 -34 268;b M10.8 1.4L15.2 4.2L10.8 7.2Z;k M6 10.5C7 9.4 9.6 9.5 9.6 11.4C9.6 13 7.6 13.1 7.6 13.1C7.8 13.1 9.9 13.2 9.9 15C9.9 17.1 6.8 17.2 5.8 15.8;k O14 13.2 2.1 3.5
        gobackward.15 22 24 -|k K11 13.2 8.9 214 -88;b M11.2 1.4L6.8 4.2L11.2 7.2Z;k M6.2 11.2L8.2 9.7V16.7M15.2 9.9H11.8L11.3 13.2C12.6 12.2 15.6 12.4 15.6 14.5C15.6 17 12.2 17.2 11 15.7
        gobackward.30 22 24 -|k K11 13.2 8.9 214 -88;b M11.2 1.4L6.8 4.2L11.2 7.2Z;k M6 10.5C7 9.4 9.6 9.5 9.6 11.4C9.6 13 7.6 13.1 7.6 13.1C7.8 13.1 9.9 13.2 9.9 15C9.9 17.1 6.8 17.2 5.8 15.8;k O14 13.2 2.1 3.5
        arrow.up.left.and.arrow.down.right 20 20 cs|k M2.2 8.6V2.2H8.6M2.6 2.6L8.4 8.4M17.8 11.4V17.8H11.4M17.4 17.4L11.6 11.6
        arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right
        arrow.down.right.and.arrow.up.left 20 20 cs|k M8.4 2V8.4H2M8 8L1.8 1.8M11.6 18V11.6H18M12 12L18.2 18.2
        arrow.up.and.down 14 24 cs|k M7 2.2V21.8M2 7L7 2L12 7M2 17L7 22L12 17
        arrow.left.and.right = arrow.up.and.down 90
        arrow.up.and.down.and.arrow.left.and.right 24 24 -|k M12 2.2V21.8M2.2 12H21.8M9 5L12 2L15 5M9 19L12 22L15 19M5 9L2 12L5 15M19 9L22 12L19 15
        arrow.down.to.line 20 22 cs|k M10 1.8V15M4 9.4L10 15.4L16 9.4M2 20H18
        arrow.up.to.line = arrow.down.to.line 180
        arrow.left.to.line = arrow.down.to.line 90
        arrow.right.to.line = arrow.down.to.line 270
        arrow.triangle.branch 20 24 -|k M4 2V22M4 14C4 9 14.6 11 14.6 5.6;k M10.6 6.6L14.6 2L18.6 6.6
        arrowtriangle.up 20 17 fcs|o Y2.4 10 1.4 18.6 15.4 1.4 15.4
        arrowtriangle.down = arrowtriangle.up 180
        arrowtriangle.left = arrowtriangle.up 270
        arrowtriangle.right = arrowtriangle.up 90
        arrowtriangle.backward = arrowtriangle.left
        arrowtriangle.forward = arrowtriangle.right
        arrowshape.turn.up.left 25 22 fC|o M1.6 9.6L9.8 2.2C10.2 1.8 10.6 2 10.6 2.6V6.4C18.6 6.8 22.6 12 23.4 19.4C20.6 15 16.4 12.8 10.6 12.8V16.6C10.6 17.2 10.2 17.4 9.8 17Z
        arrowshape.turn.up.right = arrowshape.turn.up.left m
        arrowshape.turn.up.backward = arrowshape.turn.up.left
        arrowshape.turn.up.forward = arrowshape.turn.up.right
        arrowshape.right 26 20 fc|o Y1.6 1.4 6.4 13.4 6.4 13.4 1.4 24.6 10 13.4 18.6 13.4 13.6 1.4 13.6
        arrowshape.left = arrowshape.right m
        repeat 26 22 c|k M2.4 10V8.8C2.4 6.2 4 4.8 6.4 4.8H22M18.4 1.4L22 4.8L18.4 8.2M23.6 12V13.2C23.6 15.8 22 17.2 19.6 17.2H4M7.6 13.8L4 17.2L7.6 20.6
        repeat.1 29 24 -|k M2.4 12V10.8C2.4 8.2 4 6.8 6.4 6.8H18M14.8 3.4L18.4 6.8L14.8 10.2M23.6 14V15.2C23.6 17.8 22 19.2 19.6 19.2H4M7.6 15.8L4 19.2L7.6 22.6M22.6 3L25 1.6V9
        shuffle 26 20 c|k M1.8 4.6H5.2C8.6 4.6 10 7 11.6 10C13.2 13 14.6 15.4 18 15.4H23.4M1.8 15.4H5.2C6.8 15.4 8 14.8 9 13.8M14.2 6.2C15.2 5.2 16.4 4.6 18 4.6H23.4M20 1.2L23.6 4.6L20 8M20 12L23.6 15.4L20 18.8
        """

    static let frames = """
        circle 24 24 f/|o O12 12 10.8
        circle.dashed 24 24 -|k K12 12 10.8 -100 -80;k K12 12 10.8 -55 -35;k K12 12 10.8 -10 10;k K12 12 10.8 35 55;k K12 12 10.8 80 100;k K12 12 10.8 125 145;k K12 12 10.8 170 190;k K12 12 10.8 215 235
        largecircle.fill.circle 24 24 -|k O12 12 10.8;b O12 12 6
        smallcircle.filled.circle 24 24 f|o O12 12 10.8;h O12 12 2.8
        record.circle 24 24 f|o O12 12 10.8;h O12 12 5
        dot.circle 24 24 f|o O12 12 10.8;h O12 12 1.8
        circle.lefthalf.filled 24 24 -|k O12 12 10.8;b M12 1.2C6 1.2 1.2 6 1.2 12C1.2 18 6 22.8 12 22.8Z
        circle.grid.2x2 22 22 f|o O5.4 5.4 4;o O16.6 5.4 4;o O5.4 16.6 4;o O16.6 16.6 4
        circle.grid.3x3 24 24 f|o O4 4 2.6;o O12 4 2.6;o O20 4 2.6;o O4 12 2.6;o O12 12 2.6;o O20 12 2.6;o O4 20 2.6;o O12 20 2.6;o O20 20 2.6
        circle.hexagongrid 24 24 fc|o O12 12 2.8;o O4.4 12 2.8;o O19.6 12 2.8;o O8.2 5.4 2.8;o O15.8 5.4 2.8;o O8.2 18.6 2.8;o O15.8 18.6 2.8
        circle.hexagongrid.circle 24 24 f|o O12 12 10.8;h O12 12 1.3;h O7 12 1.3;h O17 12 1.3;h O9.5 7.7 1.3;h O14.5 7.7 1.3;h O9.5 16.3 1.3;h O14.5 16.3 1.3
        square 22 22 f/|o R1.2 1.2 19.6 19.6 4
        squareshape 22 22 f|o R1.2 1.2 19.6 19.6 1
        app 22 22 f|o R1.2 1.2 19.6 19.6 5.6
        square.dashed 22 22 -|k M1.2 5.2C1.2 2.6 2.6 1.2 5.2 1.2M16.8 1.2C19.4 1.2 20.8 2.6 20.8 5.2M20.8 16.8C20.8 19.4 19.4 20.8 16.8 20.8M5.2 20.8C2.6 20.8 1.2 19.4 1.2 16.8M9 1.2H13M9 20.8H13M1.2 9V13M20.8 9V13
        capsule 28 16 f|o R1.2 1.2 25.6 13.6 7
        oval 28 20 f|o O14 10 12.8 8.8
        rectangle 28 21 f/|o R1.2 1.2 25.6 18.6 3.4
        rectangle.portrait 21 28 f/|o R1.2 1.2 18.6 25.6 3.4
        triangle 26 23 f|o Y3 13 .8 25.4 21.6 .6 21.6
        diamond 25 25 f|o Y2.4 12.5 1 24 12.5 12.5 24 1 12.5
        pentagon 24 23 f|o Y2 12 1.2 23 9.4 18.8 21.8 5.2 21.8 1 9.4
        hexagon 22 24 f|o Y2.4 11 1.2 20.6 6.6 20.6 17.4 11 22.8 1.4 17.4 1.4 6.6
        octagon 24 24 f|o Y1.8 7.5 1.2 16.5 1.2 22.8 7.5 22.8 16.5 16.5 22.8 7.5 22.8 1.2 16.5 1.2 7.5
        seal 25 25 f|o P12.5 12.5 8 11.4 9 2.8
        burst 25 25 f|o P12.5 12.5 12 11.4 8.4 .6
        shield 20 24 f/|o M10 1.6L18.4 4.8V11.4C18.4 16.6 15 20.4 10 22.6C5 20.4 1.6 16.6 1.6 11.4V4.8Z
        bubble 25 23 fC|o M12.5 1.6C18.8 1.6 23.4 5.6 23.4 10.6C23.4 15.6 18.8 19.6 12.5 19.6C11.4 19.6 10.2 19.4 9.2 19.2C7.6 20.6 5.8 21.6 3.4 21.8C4.4 20.6 4.8 19 4.6 17.4C2.8 15.6 1.6 13.2 1.6 10.6C1.6 5.6 6.2 1.6 12.5 1.6Z
        square.grid.2x2 22 22 f|o R1.2 1.2 7.8 7.8 1.8;o R13 1.2 7.8 7.8 1.8;o R1.2 13 7.8 7.8 1.8;o R13 13 7.8 7.8 1.8
        square.grid.3x2 26 18 f|o R1.2 1.2 5.4 5.4 1.2;o R10.3 1.2 5.4 5.4 1.2;o R19.4 1.2 5.4 5.4 1.2;o R1.2 11.4 5.4 5.4 1.2;o R10.3 11.4 5.4 5.4 1.2;o R19.4 11.4 5.4 5.4 1.2
        square.grid.3x3 24 24 f|o R1.2 1.2 4.8 4.8 1.2;o R9.6 1.2 4.8 4.8 1.2;o R18 1.2 4.8 4.8 1.2;o R1.2 9.6 4.8 4.8 1.2;o R9.6 9.6 4.8 4.8 1.2;o R18 9.6 4.8 4.8 1.2;o R1.2 18 4.8 4.8 1.2;o R9.6 18 4.8 4.8 1.2;o R18 18 4.8 4.8 1.2
        rectangle.grid.2x2 28 21 f|o R1.2 1.2 10.8 7.6 1.8;o R16 1.2 10.8 7.6 1.8;o R1.2 12.2 10.8 7.6 1.8;o R16 12.2 10.8 7.6 1.8
        rectangle.grid.1x2 26 22 f|o R1.2 1.2 23.6 7.8 1.8;o R1.2 13 23.6 7.8 1.8
        square.stack 24 26 f|o R1.2 9.2 21.6 15.6 3.4;k1 M3.6 5.2H20.4M6.4 1.4H17.6
        square.split.2x1 26 22 f|o R1.2 1.2 23.6 19.6 3.6;d M13 1.4V20.6
        square.split.1x2 26 22 f|o R1.2 1.2 23.6 19.6 3.6;d M1.4 11H24.6
        square.split.2x2 22 22 f|o R1.2 1.2 19.6 19.6 4;d M11 1.4V20.6M1.4 11H20.6
        uiwindow.split.2x1 26 22 -|k R1.2 1.2 23.6 19.6 3.6;k M1.4 6.6H24.6M13 6.8V20.6;. M4.6 4h0
        macwindow 26 22 -|k R1.2 1.2 23.6 19.6 3.6;k M1.4 6.6H24.6
        sidebar.left 26 20 -|k R1.2 1.2 23.6 17.6 3.4;k M9.4 1.4V18.6;k1 M4 5H6.8M4 8.2H6.8M4 11.4H6.8
        sidebar.right = sidebar.left m
        sidebar.leading = sidebar.left
        sidebar.trailing = sidebar.right
        square.on.square 26 26 f|o R7 7 17.8 17.8 3.6;k1 M3.4 17.8C2 17.4 1.2 16.2 1.2 14.4V4.8C1.2 2.4 2.4 1.2 4.8 1.2H14.4C16.2 1.2 17.4 2 17.8 3.4
        plus.square.on.square 26 26 f|o R7 7 17.8 17.8 3.6;d M15.9 11.6V20.2M11.6 15.9H20.2;k1 M3.4 17.8C2 17.4 1.2 16.2 1.2 14.4V4.8C1.2 2.4 2.4 1.2 4.8 1.2H14.4C16.2 1.2 17.4 2 17.8 3.4
        rectangle.on.rectangle 31 25 f|o R6.6 6.6 23.2 17.2 3.4;k1 M3.2 17.2C1.9 16.7 1.2 15.6 1.2 14V4.6C1.2 2.3 2.3 1.2 4.6 1.2H20.6C22.2 1.2 23.3 1.9 23.8 3.2
        rectangle.on.rectangle.angled = rectangle.on.rectangle
        plus.rectangle.fill.on.rectangle.fill 31 25 -|b R6.6 6.6 23.2 17.2 3.4;x M18.2 10.8V19.6M13.8 15.2H22.6;k1 M3.2 17.2C1.9 16.7 1.2 15.6 1.2 14V4.6C1.2 2.3 2.3 1.2 4.6 1.2H20.6C22.2 1.2 23.3 1.9 23.8 3.2
        rectangle.stack 26 24 f|o R1.2 8 23.6 14.8 3.2;k1 M3.6 4.6H22.4M6.4 1.2H19.6
        rectangle.split.3x1 28 21 f|o R1.2 1.2 25.6 18.6 3.4;d M9.8 1.4V19.6M18.2 1.4V19.6
        viewfinder 24 24 c|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M17 1.4H19.4C21.6 1.4 22.6 2.4 22.6 4.6V7M22.6 17V19.4C22.6 21.6 21.6 22.6 19.4 22.6H17M7 22.6H4.6C2.4 22.6 1.4 21.6 1.4 19.4V17
        qrcode.viewfinder 26 26 -|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M19 1.4H21.4C23.6 1.4 24.6 2.4 24.6 4.6V7M24.6 19V21.4C24.6 23.6 23.6 24.6 21.4 24.6H19M7 24.6H4.6C2.4 24.6 1.4 23.6 1.4 21.4V19;k R6.4 6.4 4.6 4.6 .6;k R15 6.4 4.6 4.6 .6;k R6.4 15 4.6 4.6 .6;. M15.6 15.6h0M19.4 15.6h0M15.6 19.4h0M19.4 19.4h0
        barcode.viewfinder 28 24 -|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M21 1.4H23.4C25.6 1.4 26.6 2.4 26.6 4.6V7M26.6 17V19.4C26.6 21.6 25.6 22.6 23.4 22.6H21M7 22.6H4.6C2.4 22.6 1.4 21.6 1.4 19.4V17M6.4 7V17M10.4 7V17M14.2 7V17M17.8 7V17M21.6 7V17
        barcode 26 20 -|k M2 2V18M6.4 2V18M10.4 2V18M15 2V18M19.4 2V18M24 2V18
        qrcode 24 24 -|k R1.4 1.4 7.6 7.6 1.2;k R15 1.4 7.6 7.6 1.2;k R1.4 15 7.6 7.6 1.2;. M5.2 5.2h0M18.8 5.2h0M5.2 18.8h0M14.6 14.6h0M21.8 14.6h0M18.2 18.2h0M14.6 21.8h0M21.8 21.8h0
        """
}
