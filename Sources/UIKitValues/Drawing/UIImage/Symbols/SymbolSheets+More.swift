/// Shapes of no one subject: of the body, of animals and sport, of parts of frames, and other names of shapes that are there.
extension SymbolSheets {
    static let more = """
        brain 26 24 f|o M13 4.4C12 1.8 8.4 1.2 7 3.6C4.6 3.6 3 5.8 3.6 8.2C1.8 9.2 1.2 11.6 2.2 13.4C1.4 15.6 2.8 18 5 18.4C5.8 21.2 9.2 22.6 11.4 21.2C12.2 20.8 12.8 20.2 13 19.6C13.2 20.2 13.8 20.8 14.6 21.2C16.8 22.6 20.2 21.2 21 18.4C23.2 18 24.6 15.6 23.8 13.4C24.8 11.6 24.2 9.2 22.4 8.2C23 5.8 21.4 3.6 19 3.6C17.6 1.2 14 1.8 13 4.4Z;d M13 5.4V18.6M9 8.2C9.6 9.4 11 10 12.8 9.6M7.4 13C8 14.6 10.4 15.4 12.8 14.6M17 8.2C16.4 9.4 15 10 13.2 9.6M18.6 13C18 14.6 15.6 15.4 13.2 14.6
        brain.head.profile 24 25 f|o M8 23.2V19.4H5.6C4.4 19.4 3.8 18.8 3.8 17.6V14.6L1.8 13.6C1.4 13.4 1.4 13 1.6 12.6L3.8 8.6C4.6 4.4 8 1.6 12.4 1.6C18 1.6 22 5.6 22 10.8C22 14.2 20.4 17 18 18.8V23.2Z;d M9 9.4C8.6 7.4 10.4 6 12 6.6C13.2 5.2 16 5.8 16.2 7.8C18 8.4 18.2 11 16.6 11.8C16.2 13.6 13.6 13.8 12.8 12.4C11 13 8.8 11.6 9 9.4Z
        atom 24 24 -|k M12 22.6C9.7 22.6 7.8 17.9 7.8 12C7.8 6.1 9.7 1.4 12 1.4C14.3 1.4 16.2 6.1 16.2 12C16.2 17.9 14.3 22.6 12 22.6Z;k M21.2 17.3C20 19.3 15 18.6 9.9 15.6C4.8 12.7 1.7 8.7 2.8 6.7C4 4.7 9 5.4 14.1 8.4C19.2 11.3 22.3 15.3 21.2 17.3Z;k M2.8 17.3C1.7 15.3 4.8 11.3 9.9 8.4C15 5.4 20 4.7 21.2 6.7C22.3 8.7 19.2 12.7 14.1 15.6C9 18.6 4 19.3 2.8 17.3Z;. M12 12h0
        dog 26 22 fc|o M8 3.4C6.4 2.2 3.4 2.4 2.4 5.2C1.6 7.8 1.6 11.2 3 13.2C3.8 14.2 5 14.2 5.8 13.4C6 17.4 9 20.4 13 20.4C17 20.4 20 17.4 20.2 13.4C21 14.2 22.2 14.2 23 13.2C24.4 11.2 24.4 7.8 23.6 5.2C22.6 2.4 19.6 2.2 18 3.4C16.6 2.8 14.8 2.4 13 2.4C11.2 2.4 9.4 2.8 8 3.4Z;: M9.6 9.6h0M16.4 9.6h0;h O13 13.6 1.4 .9;d M13 14.6V17
        scribble 26 22 -|k M2 12.6C4 7.4 8.2 2.6 10.8 2.6C13.6 2.6 4.4 14.8 7.2 15.6C10.2 16.4 15.4 4.8 18.2 5.6C20.6 6.4 11.8 17.6 14.4 18.6C16.8 19.4 20.4 13 23.8 12.4
        scribble.variable = scribble
        ear 18 24 f|o M3 18.6C3.2 20.8 4.6 22.2 6.8 22.2C9 22.2 11 20.6 11.4 17.6C11.8 13.8 16.2 13 16.2 8.4C16.2 4.8 13.8 1.8 10 1.8C6.4 1.8 4.2 5 4.4 9.4;d M7.6 9C7.4 6.8 8.4 5.6 10.2 5.6C12 5.6 13 6.8 13 8.6C13 10.6 10.6 11 9.4 12.8
        mouth 28 16 f|o M1.6 6.6C4.6 4.6 7.6 1.8 10.4 1.8C12 1.8 13 2.8 14 2.8C15 2.8 16 1.8 17.6 1.8C20.4 1.8 23.4 4.6 26.4 6.6C23.8 10.8 19.4 14.2 14 14.2C8.6 14.2 4.2 10.8 1.6 6.6Z;d M6 7C9 7.6 11.4 8 14 8C16.6 8 19 7.6 22 7
        bandage 26 26 f|o M3.6 13.2L13.2 3.6C15.8 1 19.4 1 22.2 3.8C25 6.6 25 10.2 22.4 12.8L12.8 22.4C10.2 25 6.6 25 3.8 22.2C1 19.4 1 15.8 3.6 13.2Z;: M13 10.4h0M13 15.6h0M10.4 13h0M15.6 13h0
        cross 22 22 fc|o M8 1.6H14V8H20.4V14H14V20.4H8V14H1.6V8H8Z
        backpack 22 25 f|o M4 10C4 6.4 6.8 4.4 11 4.4C15.2 4.4 18 6.4 18 10V21.4C18 22.8 17.2 23.6 15.8 23.6H6.2C4.8 23.6 4 22.8 4 21.4Z;k M8.2 4.2C8.2 2.4 9.2 1.4 11 1.4C12.8 1.4 13.8 2.4 13.8 4.2;d M7.4 15.4H14.6M8 9H14;k M1.6 13V19.6M20.4 13V19.6
        handbag 24 23 f|o M3.6 8.6H20.4L22.4 19.4C22.6 20.8 21.8 21.6 20.4 21.6H3.6C2.2 21.6 1.4 20.8 1.6 19.4Z;k M7.4 11.4V7C7.4 3.8 9.2 1.6 12 1.6C14.8 1.6 16.6 3.8 16.6 7V11.4
        sailboat 25 23 f|o M3.4 17H21.6L19 21.4H6Z;o M11.4 2.2V13.4H3.6Z;o M14.6 6L20.4 13.4H14.6Z
        basketball 24 24 f|o O12 12 10.8;d M1.6 12H22.4M12 1.6V22.4M4.6 4.6C8 8.8 8 15.2 4.6 19.4M19.4 4.6C16 8.8 16 15.2 19.4 19.4
        baseball 24 24 f|o O12 12 10.8;d M5 4.4C8.4 8.4 8.4 15.6 5 19.6M19 4.4C15.6 8.4 15.6 15.6 19 19.6
        sportscourt 28 20 f|o R1.2 1.2 25.6 17.6 3;d M14 1.4V18.6;d O14 10 3.2;d M1.4 6.4H5V13.6H1.4M26.6 6.4H23V13.6H26.6
        flag.checkered 22 24 -|k M3 2V22.4M3 3.4H19.6V14.6H3;b R9.5 8 3.4 1.9 .2;b R4 4.3 3.4 1.8 .2;b R15 4.3 3.6 1.8 .2;b R4 11.8 3.4 1.9 .2;b R15 11.8 3.6 1.9 .2
        suit.diamond 20 24 fc|o Y1 10 1.4 18.6 12 10 22.6 1.4 12
        suit.spade 22 24 fc|o M11 1.6C13 5.4 20.4 9 20.4 14C20.4 17 17.8 18.6 15.4 18.2C13.8 18 12.6 17 11.8 15.8C12 18.6 12.8 20.6 14.4 22.4H7.6C9.2 20.6 10 18.6 10.2 15.8C9.4 17 8.2 18 6.6 18.2C4.2 18.6 1.6 17 1.6 14C1.6 9 9 5.4 11 1.6Z
        suit.club 24 24 fc|o M12 1.8C14.6 1.8 16.6 3.8 16.6 6.4C16.6 7.6 16.2 8.6 15.4 9.4C16 9.2 16.8 9 17.6 9C20.2 9 22.2 11 22.2 13.6C22.2 16.2 20.2 18.2 17.6 18.2C15.6 18.2 13.8 17 13 15.2C13.2 18.4 14 20.6 15.6 22.4H8.4C10 20.6 10.8 18.4 11 15.2C10.2 17 8.4 18.2 6.4 18.2C3.8 18.2 1.8 16.2 1.8 13.6C1.8 11 3.8 9 6.4 9C7.2 9 8 9.2 8.6 9.4C7.8 8.6 7.4 7.6 7.4 6.4C7.4 3.8 9.4 1.8 12 1.8Z
        infinity 28 16 c|k M14 8C11.6 4.8 9.6 2.6 7 2.6C4 2.6 1.8 5 1.8 8C1.8 11 4 13.4 7 13.4C9.6 13.4 11.6 11.2 14 8C16.4 4.8 18.4 2.6 21 2.6C24 2.6 26.2 5 26.2 8C26.2 11 24 13.4 21 13.4C18.4 13.4 16.4 11.2 14 8
        plusminus 20 24 c|k M10 2V14.4M3.8 8.2H16.2M3.8 20.6H16.2
        plus.forwardslash.minus 24 24 -|k M6.6 2.4V10.8M2.4 6.6H10.8M13.4 17.6H21.6M19.4 3.6L4.6 20.4
        line.diagonal 20 20 -|k M2 18L18 2
        circle.dotted 24 24 -|. M21.8 12h0M20.5 16.9h0M16.9 20.5h0M12 21.8h0M7.1 20.5h0M3.5 16.9h0M2.2 12h0M3.5 7.1h0M7.1 3.5h0M12 2.2h0M16.9 3.5h0M20.5 7.1h0
        circle.circle 24 24 f|o O12 12 10.8;d O12 12 5.4
        circle.inset.filled = largecircle.fill.circle
        smallcircle.fill.circle 24 24 f|o O12 12 10.8;h O12 12 3.4
        circle.tophalf.filled = circle.lefthalf.filled 90
        circle.bottomhalf.filled = circle.lefthalf.filled 270
        slash.circle 24 24 f|o O12 12 10.8;d M6.8 17.2L17.2 6.8
        target 24 24 -|k O12 12 10.8;k O12 12 6.2;b O12 12 1.2
        timelapse = circle.dashed
        slowmo = circle.dashed
        square.lefthalf.filled 22 22 -|k R1.2 1.2 19.6 19.6 4;b M11 2H5.4C3 2 2 3 2 5.4V16.6C2 19 3 20 5.4 20H11Z
        square.righthalf.filled = square.lefthalf.filled m
        app.dashed = square.dashed
        questionmark.square.dashed 22 22 -|k M1.2 5.2C1.2 2.6 2.6 1.2 5.2 1.2M16.8 1.2C19.4 1.2 20.8 2.6 20.8 5.2M20.8 16.8C20.8 19.4 19.4 20.8 16.8 20.8M5.2 20.8C2.6 20.8 1.2 19.4 1.2 16.8M9 1.2H13M9 20.8H13M1.2 9V13M20.8 9V13;k M8.2 8.6C8.2 6.8 9.4 5.8 11 5.8C12.6 5.8 13.8 6.8 13.8 8.4C13.8 10.6 11 10.6 11 12.8;. M11 16h0
        rectangle.inset.filled 28 21 -|k R1.2 1.2 25.6 18.6 3.4;b R6 6 16 9 .8
        rectangle.dashed 28 21 -|k M1.2 5C1.2 2.6 2.6 1.2 5 1.2M23 1.2C25.4 1.2 26.8 2.6 26.8 5M26.8 16C26.8 18.4 25.4 19.8 23 19.8M5 19.8C2.6 19.8 1.2 18.4 1.2 16M9 1.2H12.4M15.6 1.2H19M9 19.8H12.4M15.6 19.8H19M1.2 8.8V12.2M26.8 8.8V12.2
        rectangle.split.3x3 28 21 f|o R1.2 1.2 25.6 18.6 3.4;d M9.8 1.4V19.6M18.2 1.4V19.6M1.4 7.4H26.6M1.4 13.6H26.6
        rhombus = diamond
        squareshape.split.2x2 = square.split.2x2
        square.filled.on.square = square.on.square
        square.fill.on.square.fill 26 26 -|b R8 8 15.8 15.8 2.8;k1 M3.4 17.8C2 17.4 1.2 16.2 1.2 14.4V4.8C1.2 2.4 2.4 1.2 4.8 1.2H14.4C16.2 1.2 17.4 2 17.8 3.4
        rectangle.fill.on.rectangle.fill 31 25 -|b R7.6 7.6 21.2 15.2 2.6;k1 M3.2 17.2C1.9 16.7 1.2 15.6 1.2 14V4.6C1.2 2.3 2.3 1.2 4.6 1.2H20.6C22.2 1.2 23.3 1.9 23.8 3.2
        circle.grid.cross 24 24 f|o O12 4.4 3;o O4.4 12 3;o O19.6 12 3;o O12 19.6 3
        circle.grid.2x1 24 12 f|o O5.8 6 4;o O18.2 6 4
        shield.lefthalf.filled 20 24 -|k M10 1.6L18.4 4.8V11.4C18.4 16.6 15 20.4 10 22.6C5 20.4 1.6 16.6 1.6 11.4V4.8Z;b M10 2.6L2.6 5.4V11.4C2.6 16 5.4 19.4 10 21.5Z
        shield.checkered 20 24 -|k M10 1.6L18.4 4.8V11.4C18.4 16.6 15 20.4 10 22.6C5 20.4 1.6 16.6 1.6 11.4V4.8Z;b M9.1 3.9L3.2 6.1V11.1H9.1Z;b M10.9 12.9H16.4C15.8 16 14 18.4 10.9 20.1Z
        text.viewfinder 24 24 -|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M17 1.4H19.4C21.6 1.4 22.6 2.4 22.6 4.6V7M22.6 17V19.4C22.6 21.6 21.6 22.6 19.4 22.6H17M7 22.6H4.6C2.4 22.6 1.4 21.6 1.4 19.4V17;k M7 8.4H17M7 12H17M7 15.6H13
        doc.viewfinder 24 24 f|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M17 1.4H19.4C21.6 1.4 22.6 2.4 22.6 4.6V7M22.6 17V19.4C22.6 21.6 21.6 22.6 19.4 22.6H17M7 22.6H4.6C2.4 22.6 1.4 21.6 1.4 19.4V17;o R7.4 6.4 9.2 11.2 1.6
        plus.viewfinder 24 24 -|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M17 1.4H19.4C21.6 1.4 22.6 2.4 22.6 4.6V7M22.6 17V19.4C22.6 21.6 21.6 22.6 19.4 22.6H17M7 22.6H4.6C2.4 22.6 1.4 21.6 1.4 19.4V17;k M12 7.4V16.6M7.4 12H16.6
        person.fill.viewfinder 24 24 -|k M1.4 7V4.6C1.4 2.4 2.4 1.4 4.6 1.4H7M17 1.4H19.4C21.6 1.4 22.6 2.4 22.6 4.6V7M22.6 17V19.4C22.6 21.6 21.6 22.6 19.4 22.6H17M7 22.6H4.6C2.4 22.6 1.4 21.6 1.4 19.4V17;b O12 9 2 2.2;b M7.4 17.4C7.6 15.2 9.4 14 12 14C14.4 14 16.4 15.2 16.6 17.4Z
        chevron.up.2 = chevron.left.2 90
        chevron.down.2 = chevron.left.2 270
        chevron.compact.left = chevron.compact.down 90
        chevron.compact.right = chevron.compact.down 270
        arrow.up.backward = arrow.up.left
        arrow.right.arrow.left = arrow.left.arrow.right m
        arrow.rectanglepath = arrow.2.squarepath
        arrow.3.trianglepath = arrow.triangle.2.circlepath
        arrow.turn.up.right 22 20 -|k M2.6 18V11.6C2.6 8.8 4.2 7.2 7 7.2H19.6M14.4 12.6L19.8 7.2L14.4 1.8
        arrow.turn.up.left = arrow.turn.up.right m
        exclamationmark.arrow.triangle.2.circlepath 26 22 -|k K13 11 8.7 188 330;k K13 11 8.7 8 150;b M17.6 7.2L23.4 7.2L20.6 11.4Z;b M2.6 14.8H8.4L5.4 10.6Z;k M13 6.6V11.8;. M13 15h0
        exclamationmark.arrow.circlepath = exclamationmark.arrow.triangle.2.circlepath
        text.quote 26 20 -|k1 M2 2V18;k M7.4 4H24M7.4 10H24M7.4 16H16
        textformat.size.smaller = textformat.size
        line.2.horizontal.decrease 24 12 c|k M3.4 2.6H20.6M7.4 9.4H16.6
        line.horizontal.3.decrease = line.3.horizontal.decrease
        rectangle.and.pencil.and.ellipsis 30 22 -|k M19 4H5C2.6 4 1.4 5.2 1.4 7.6V15.6C1.4 18 2.6 19.2 5 19.2H22C24.4 19.2 25.6 18 25.6 15.6V12;. M6.4 11.6h0M11 11.6h0;k M15.4 12L25.6 1.8L27.8 4L17.6 14.2L14.8 14.8Z
        chart.bar.doc.horizontal 20 25 f|o R1.4 1.4 17.2 22.2 3;d M5.6 7.6H10.4M5.6 12.4H14.4M5.6 17.2H8.4
        gauge.with.dots.needle.bottom.50percent = gauge
        gauge.with.dots.needle.67percent = gauge
        gauge.with.dots.needle.50percent = gauge
        delete.right = delete.left m
        return.left = return
        puzzlepiece.extension = puzzlepiece
        paintbrush.pointed = paintbrush
        hand.point.up = hand.point.up.left
        hand.point.down = hand.point.up.left 180
        hand.draw = hand.tap
        hands.clap = hands.and.sparkles
        person.fill.checkmark 30 23 -|b O10.6 6.6 3.9 4.2;b M1.9 20.6C2.2 16 5.8 14 10.6 14C15.4 14 19 16 19.3 20.6Z;k1 M20.6 9.4L23 12.2L28 5.4
        person.fill.xmark 30 23 -|b O10.6 6.6 3.9 4.2;b M1.9 20.6C2.2 16 5.8 14 10.6 14C15.4 14 19 16 19.3 20.6Z;k1 M21.6 5.8L27.6 11.8M27.6 5.8L21.6 11.8
        person.fill.questionmark 30 23 -|b O10.6 6.6 3.9 4.2;b M1.9 20.6C2.2 16 5.8 14 10.6 14C15.4 14 19 16 19.3 20.6Z;k1 M21.8 6.6C21.8 4.6 23 3.6 24.6 3.6C26.2 3.6 27.4 4.6 27.4 6.2C27.4 8.4 24.6 8.6 24.6 10.8;.1 M24.6 14.2h0
        shareplay 32 22 -|b O16 8.6 2.2 2.5;b M11.2 19.4C11.4 16.6 13.4 15.2 16 15.2C18.6 15.2 20.6 16.6 20.8 19.4Z;k1 K16 9.8 8 142 218;k1 K16 9.8 8 -38 38;k2 K16 9.8 13.4 144 216;k2 K16 9.8 13.4 -36 36
        speaker.plus 25 21 f|o M2.8 7H5.6L10.8 2.4C11.6 1.8 12.4 2 12.4 3V18C12.4 19 11.6 19.2 10.8 18.6L5.6 14H2.8C2 14 1.6 13.6 1.6 12.8V8.2C1.6 7.4 2 7 2.8 7Z;k1 M16 10.5H23.2M19.6 6.9V14.1
        speaker.minus 25 21 f|o M2.8 7H5.6L10.8 2.4C11.6 1.8 12.4 2 12.4 3V18C12.4 19 11.6 19.2 10.8 18.6L5.6 14H2.8C2 14 1.6 13.6 1.6 12.8V8.2C1.6 7.4 2 7 2.8 7Z;k1 M16 10.5H23.2
        rainbow 26 17 -|k K13 15 11.4 180 360;k1 K13 15 7.6 180 360;k2 K13 15 3.8 180 360
        water.waves 26 19 -|k M1.8 4C3.8 1.6 5.8 1.6 7.8 4C9.8 6.4 11.8 6.4 13.8 4C15.8 1.6 17.8 1.6 19.8 4C21.2 5.6 22.8 6 24.2 5.2M1.8 9.4C3.8 7 5.8 7 7.8 9.4C9.8 11.8 11.8 11.8 13.8 9.4C15.8 7 17.8 7 19.8 9.4C21.2 11 22.8 11.4 24.2 10.6M1.8 14.8C3.8 12.4 5.8 12.4 7.8 14.8C9.8 17.2 11.8 17.2 13.8 14.8C15.8 12.4 17.8 12.4 19.8 14.8C21.2 16.4 22.8 16.8 24.2 16
        lifepreserver 24 24 f|o O12 12 10.8;d O12 12 4.4;d M4.4 4.4L8.8 8.8M19.6 4.4L15.2 8.8M4.4 19.6L8.8 15.2M19.6 19.6L15.2 15.2
        iphone.gen3 = iphone
        iphone.gen2 = iphone
        iphone.gen1 = iphone
        macbook = laptopcomputer
        macbook.gen2 = laptopcomputer
        airpods = headphones
        airpodspro = headphones
        airpods.max = headphones
        cellularbars 26 20 -|b R1.8 14.6 3 3.4 .6;b R8.2 10.8 3 7.2 .6;b R14.6 6.6 3 11.4 .6;b R21 2.2 3 15.8 .6
        wave.3.right 19 24 -|k K1.8 12 5 -46 46;k K1.8 12 10.2 -46 46;k K1.8 12 15.2 -46 46
        wave.3.left = wave.3.right m
        wave.3.forward = wave.3.right
        wave.3.backward = wave.3.left
        """
}
