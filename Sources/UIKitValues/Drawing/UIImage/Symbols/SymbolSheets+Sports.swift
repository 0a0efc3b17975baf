/// People in motion and what stands in a home, on the same grid: the names that lists of habits, workouts and rooms choose from.
extension SymbolSheets {
    static let sports = """
        figure.tennis 24 24 -|b O9.4 4 2;k M9 7.8L9.6 14.2L13 17.2L13.6 22.4M9.6 14.2L8 18.2L4.4 21.8M9.2 9L13.6 11L16 8.6M9 8.6L5.4 12.2;k O18.8 5.4 2.6 3.2
        figure.table.tennis = figure.tennis
        figure.badminton = figure.tennis
        figure.racquetball = figure.tennis
        figure.squash = figure.tennis
        figure.pickleball = figure.tennis
        figure.golf 24 24 -|b O11.6 3.8 2;k M11.2 7.6L12 14.4L15 22.2M12 14.4L9.2 18.2L8.4 22.2M11.4 8.6L8.4 12.8M11.4 8.8L13 12.4L8.6 12.8;k M8.4 12.8L4.6 21.8L2 22
        figure.hockey = figure.golf
        figure.field.hockey = figure.golf
        figure.ice.hockey = figure.golf
        figure.lacrosse = figure.golf
        figure.curling = figure.golf
        figure.baseball 24 24 -|b O10.4 4 2;k M10 7.8L10.4 14.4L13.6 17.6L14.4 22.2M10.4 14.4L7.6 18L6.4 22.2M10.2 9L14.4 9L15.6 6.6;k M15.4 6.8L20.8 1.8
        figure.softball = figure.baseball
        figure.cricket = figure.baseball
        figure.soccer 24 24 -|b O10.4 3.6 2;k M10 7.4L10.4 14L14.6 17L17.8 20M10.4 14L8.4 18L9 22.2M10.2 8.6L14.4 10.6L16.6 8.4M10 8.8L6.2 10.6L4.8 13.6;b O20.6 20.4 1.9
        figure.outdoor.soccer = figure.soccer
        figure.indoor.soccer = figure.soccer
        figure.australian.football = figure.soccer
        figure.rugby = figure.soccer
        figure.basketball 24 24 -|b O11.8 5.8 2;k M11.4 9.6L11.6 15L14.6 18L14.2 22.2M11.6 15L9 18.2L7 22.2M11.6 10.6L15.4 8.8L16.6 6M11.2 10.8L7.6 13.4;b O18 3.2 1.9
        figure.volleyball = figure.basketball
        figure.handball = figure.basketball
        figure.american.football = figure.basketball
        figure.disc.sports = figure.basketball
        figure.track.and.field = figure.basketball
        figure.bowling = figure.basketball
        figure.boxing 24 24 -|b O9.6 3.8 2;k M9.4 7.6L10 14.4L13.4 17.4L13.2 22.2M10 14.4L7.4 18L4.8 22M9.6 9L14 11L18 8.6M9.4 9.2L6.6 12.6L10.4 12.4;b O19.6 7.6 1.8
        figure.wrestling = figure.boxing
        figure.fencing = figure.boxing
        figure.taichi = figure.boxing
        figure.martial.arts 24 24 -|b O7.4 3.8 2;k M8 7.6L9.8 13.4L21 9.4M9.8 13.4L9.2 17.6L10.4 22.2M8.4 8.8L12.6 9.2L14.4 6.2M8 9.2L4 11.2L3.6 14.4
        figure.kickboxing = figure.martial.arts
        figure.skiing.downhill 24 24 -|b O15.4 3.8 2;k M14.4 7.6L10.2 11.8L14.4 15.4L11.6 19.4M12.8 9.4L16.6 12.4L20.4 11.4;k M2.6 16.8L20.4 22.2
        figure.skiing.crosscountry = figure.skiing.downhill
        figure.surfing 24 24 -|b O13.4 3.8 2;k M12.6 7.6L9.6 12.2L13.6 15.4L11.4 18.8M12 9.2L17 11M12.2 8.4L8 7.4;k M2.4 19.2C8 22 15 21.6 21.6 17.8
        figure.snowboarding = figure.surfing
        figure.skateboarding 24 24 -|b O13.4 3.6 2;k M12.6 7.4L9.6 11.8L13.6 15L11.6 18M12 9L17 10.8M12.2 8.2L8 7.2;k M3.4 17.6L5.2 19H18.8L20.6 17.6;. M7.6 21.8h0M16.4 21.8h0
        figure.rolling = figure.skateboarding
        figure.climbing 24 24 -|b O10.4 5.6 2;k M10.4 9.4L9.4 15L13.6 17.2L12.4 21.6M9.4 15L5.6 18M10.2 10.4L14.4 8.4L15.6 4.2M10 10.6L6.4 9L5.4 5.6;k M19.6 1.8L18.2 8L20.6 13L18.6 22.2
        figure.gymnastics 24 24 -|b O5.4 7.6 2;k M8 9.4L13.6 12L21.4 7.4M13.6 12L17.6 18M8.4 9.8L8 16.2L6.4 22.2
        figure.stairs 24 24 -|b O9.6 3.4 2;k M9.4 7.2L9.6 13.2L13.4 15V17.6M9.6 13.2L7.2 16.4L6 19.2M9.6 8.4L13.4 10.6L15.8 8.6;k M2.6 22.2H10V19.6H16V15.8H22
        figure.stair.stepper = figure.stairs
        figure.step.training = figure.stairs
        figure.elliptical 24 24 -|b O10 3.8 2;k M9.8 7.6V14L13 17.6L11.4 20M9.8 14L6.8 17.2L5 20M9.8 8.8L14.4 11.6L17.2 9.6;k M17.6 6.4L15.8 20.6M2.6 21.8H20
        figure.highintensity.intermittenttraining = figure.elliptical
        figure.mixed.cardio = figure.cooldown
        figure.cross.training = figure.strengthtraining.traditional
        figure.socialdance = figure.dance
        figure.walk.treadmill = figure.walk
        figure.archery 24 24 -|b O7.6 4 2;k M7.6 7.8V14.6L10.4 22.2M7.6 14.6L4.6 22.2M7.8 9.2H20.8M7.6 9.4L11.6 11.4;k K12.6 9.2 6.4 -64 64
        figure.fishing 24 24 -|b O6.8 6.4 2;k M6.8 10.2V16H12.2V22M7 11.4L11.4 13.4;k M11.4 13.4L19 2.6C21 6 21.4 10 21.4 15.8
        volleyball 24 24 fc|o O12 12 10.8;d M12 12C13 7 10.6 3.6 6.4 3.2M12 12C16.8 13.8 20.2 11.6 22 9M12 12C8 15.4 8.8 19.4 11 22
        hockey.puck 26 18 f|o M1.6 6C1.6 3.4 6.6 1.6 13 1.6C19.4 1.6 24.4 3.4 24.4 6V12C24.4 14.6 19.4 16.4 13 16.4C6.6 16.4 1.6 14.6 1.6 12Z;d M2.4 6.6C4 8.6 8 9.8 13 9.8C18 9.8 22 8.6 23.6 6.6
        snowboard 24 24 f|o M15.6 2.8C17.2 1.2 19.6 1.2 21.2 2.8C22.8 4.4 22.8 6.8 21.2 8.4L8.4 21.2C6.8 22.8 4.4 22.8 2.8 21.2C1.2 19.6 1.2 17.2 2.8 15.6Z;d M9 12.6L11.4 15M12.8 8.8L15.2 11.2
        surfboard = snowboard
        skis 24 24 f|o M3.4 18.6L14.4 2.2L16.4 3.6L5.4 20Z;o M9 20.6L20 4.2L22 5.6L11 22Z
        """

    static let home = """
        washer 22 24 f|o R1.4 1.4 19.2 21.2 3;d M2.6 6.6H19.4;d O11 14.4 4.6;: M5.4 4h0
        dryer = washer
        dishwasher 22 24 f|o R1.4 1.4 19.2 21.2 3;d M2.6 6.6H19.4;d M6 12H16M6 16.6H16;: M5.4 4h0
        bathtub 26 23 f|o M2 11.4H24V13.6C24 17 21.8 18.8 18.4 18.8H7.6C4.2 18.8 2 17 2 13.6Z;k M4.6 11V4.8C4.6 2.8 6 1.8 7.6 1.8C9.2 1.8 10.4 2.8 10.6 4.4M6 19V21.4M20 19V21.4
        shower 24 24 f|o M4 11.6C4 7.4 7.4 4.4 12 4.4C16.6 4.4 20 7.4 20 11.6Z;k M12 4.2V1.8;k M7 15.4L6.6 17.2M12 15.4V17.2M17 15.4L17.4 17.2M6 20.4L5.6 22.2M12 20.4V22.2M18 20.4L18.4 22.2
        toilet 20 24 f|o R2.6 1.6 5.6 10 1.8;o M2.4 12H18C18 15.8 15.6 18 12.2 18.6L12.8 22.2H5.6V18C3.6 16.8 2.4 14.8 2.4 12Z
        stroller 24 24 f|o M3.4 10.4H18.4C18.4 14.6 15.6 17 11.4 17C7 17 3.4 14.6 3.4 10.4Z;o M10.8 10V2.4C6.6 2.4 3.4 5.8 3.4 10Z;k M18.4 10.4L20 6.2H22.2;k O6.6 20.4 1.6;k O16 20.4 1.6
        teddybear 24 24 f|o O12 8.6 5;o O12 17.2 5.2;o O6.4 4.2 2.2;o O17.6 4.2 2.2;: M10 8.2h0M14 8.2h0
        tuningfork 18 24 -|k M4.2 1.8V8.4C4.2 11.6 6.2 13.4 9 13.4C11.8 13.4 13.8 11.6 13.8 8.4V1.8M9 13.6V22.2
        hat.widebrim 26 18 f|o M1.6 13.6C5 11.6 7 11.6 7.4 10.4C8 5.6 8.4 2 10.6 2C12 2 12 3 13 3C14 3 14 2 15.4 2C17.6 2 18 5.6 18.6 10.4C19 11.6 21 11.6 24.4 13.6C21 16 17 16.4 13 16.4C9 16.4 5 16 1.6 13.6Z;d M8 10.8C10.6 12.4 15.4 12.4 18 10.8
        hat.cap 26 18 f|o M3 13C3 7 6.8 2.6 12 2.6C17.2 2.6 20 6.4 20.4 11L24.2 13.4C24.8 14.4 24.2 15 23 14.8C17 13 9 13 3 13Z
        level 26 16 f|o R1.2 2.4 23.6 11.2 3;d R8.4 5.2 9.2 5.6 2.8;d M13 5.4V10.6
        licenseplate 28 18 f|o R1.2 1.4 25.6 15.2 3;d M6.4 9.6H21.6;: M5.4 4.8h0M22.6 4.8h0
        door.left.hand.closed 20 24 f|o R3 1.6 14 20 1.6;k M1.6 22H18.4;: M13.6 12h0
        door.right.hand.closed = door.left.hand.closed m
        door.sliding.left.hand.closed 24 24 f|o R1.4 1.6 21.2 20.8 2;d M12 2.4V21.6;: M8.8 12h0M15.2 12h0
        door.sliding.right.hand.closed = door.sliding.left.hand.closed
        door.sliding.left.hand.open 24 24 f|o R1.4 1.6 21.2 20.8 2;d M8.4 2.4V21.6;: M5.4 12h0
        door.sliding.right.hand.open = door.sliding.left.hand.open m
        door.garage.closed 24 22 f|o Y1.6 1.6 8 12 1.8 22.4 8 22.4 20.4 1.6 20.4;d M6 11.4H18M6 14.4H18M6 17.4H18
        door.garage.open 24 22 f|o Y1.6 1.6 8 12 1.8 22.4 8 22.4 20.4 1.6 20.4;d M6 11.4H18
        wifi.router 24 24 f|o R1.6 14 20.8 7.4 2.6;k M17.4 13.8V9;k K17.4 8.4 3.6 205 335;k K17.4 8.4 6.6 215 325;: M6 17.7h0M10 17.7h0
        tornado 24 24 c|k M3 3.2H21M5.6 7.4H19.4M8.4 11.6H18M10.4 15.8H15.8M12 20H14
        face.dashed 24 24 -|k K12 12 10.4 10 50;k K12 12 10.4 70 110;k K12 12 10.4 130 170;k K12 12 10.4 190 230;k K12 12 10.4 250 290;k K12 12 10.4 310 350;. M8.6 9.6h0M15.4 9.6h0;k M8 14.8C10 17.2 14 17.2 16 14.8
        drop.triangle 26 23 f|o Y3 13 .8 25.4 21.6 .6 21.6;h M13 8C14.6 10.4 16 12.2 16 14.4C16 16.4 14.8 17.6 13 17.6C11.2 17.6 10 16.4 10 14.4C10 12.2 11.4 10.4 13 8Z
        square.grid.4x3.fill 28 22 -|b R1.6 1.6 5 5 1;b R8.2 1.6 5 5 1;b R14.8 1.6 5 5 1;b R21.4 1.6 5 5 1;b R1.6 8.4 5 5 1;b R8.2 8.4 5 5 1;b R14.8 8.4 5 5 1;b R21.4 8.4 5 5 1;b R1.6 15.2 5 5 1;b R8.2 15.2 5 5 1;b R14.8 15.2 5 5 1;b R21.4 15.2 5 5 1
        square.fill.text.grid.1x2 26 22 -|b R1.6 2 8 8 1.8;b R1.6 12 8 8 1.8;k M13.4 4H24M13.4 8H20M13.4 14H24M13.4 18H20
        suitcase.rolling 18 26 f|o R2 8 14 14.6 2.6;k M6 8V2H12V8M5.4 23V24.2M12.6 23V24.2;d M6.6 12V18.4M11.4 12V18.4
        numbers 30 18 r|k M3 5.4L6 3V15.4M11.4 6C11.4 2 18 2 18 6C18 9 11.4 11.6 11.4 15.2H18.4M22 4.6C23.4 2.4 28 2.6 28 5.8C28 8.6 24.6 8.6 24.6 8.6C24.6 8.6 28.4 8.8 28.4 12C28.4 15.8 23 16 21.6 13.4
        sun.haze 24 24 fc|o O12 11 4.4;k M12 2V3.4M4.4 4.4L5.4 5.4M19.6 4.4L18.6 5.4M1.8 11H3.2M20.8 11H22.2;k M5 18.6H19M8 22H16
        sun.dust 24 24 fc|o O12 11 4.4;k M12 2V3.4M4.4 4.4L5.4 5.4M19.6 4.4L18.6 5.4M1.8 11H3.2M20.8 11H22.2;. M5 18.6h0M9.6 18.6h0M14.4 18.6h0M19 18.6h0M7.4 22h0M12 22h0M16.6 22h0
        sun.rain 24 24 fc|o O12 10 4.4;k M12 1.8V3.2M4.8 3.8L5.8 4.8M19.2 3.8L18.2 4.8M2.2 10H3.6M20.4 10H21.8;k M7.4 17.4L6 21.4M12.6 17.4L11.2 21.4M17.8 17.4L16.4 21.4
        chart.bar.xaxis 26 23 -|b R3.8 12 4.4 6.4 1;b R10.8 2 4.4 16.4 1;b R17.8 7.4 4.4 11 1;k M2 21.4H24
        chart.bar.xaxis.ascending 26 23 -|b R3.8 12 4.4 6.4 1;b R10.8 7.4 4.4 11 1;b R17.8 2 4.4 16.4 1;k M2 21.4H24
        appletv 24 18 f|o R1.2 2 21.6 13.6 3.4
        tray.2 = tray
        characters.uppercase = textformat.abc
        text.page = doc.text
        smoke = cloud.fog
        microphone = mic
        music.microphone = music.mic
        delete.backward = delete.left
        delete.forward = delete.left m
        wand.and.stars.inverse = wand.and.stars
        wand.and.sparkles.inverse = wand.and.stars
        flag.pattern.checkered = flag.checkered
        battery.100percent.bolt = battery.100.bolt
        pencil.and.ellipsis.rectangle = rectangle.and.pencil.and.ellipsis
        lightbulb.max = lightbulb
        lightbulb.min = lightbulb
        """
}
