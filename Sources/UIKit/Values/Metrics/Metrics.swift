import CoreGraphics

/// Measures of UIKit's own pieces that more than one file needs or that a reader looks for: one row a number, in points, with where it is
/// from. *Documented*: Apple says so. *Recorded*: measured on a device or in the simulator (the note says which). *Ours*: a choice.
enum Metrics {
    enum Bar {
        /// Documented (Human Interface Guidelines); recorded on iOS 9 to 17.
        static let toolbarHeight: CGFloat = 44
        /// Ours; what a finger needs at least is documented.
        static let itemHeight: CGFloat = 44
        /// From memory, on iOS 13 to 18: a navigation bar's row in a sheet's card.
        static let sheetRowHeight: CGFloat = 56
        /// Recorded on iOS 11 to 17, on a phone held upright.
        static let tabBarHeight: CGFloat = 49
    }

    enum Presentation {
        /// Recorded on iOS 7 to 17.
        static let alertWidth: CGFloat = 270
        /// Documented for form sheets (`UIModalPresentationStyle.formSheet`), recorded on iOS 13 to 17.
        static let formSheet = CGSize(width: 540, height: 620)
        /// Recorded on iOS 13 to 17: a page sheet is as wide as this and no wider.
        static let pageSheetWidth: CGFloat = 704
        /// Ours: what it leaves beside itself.
        static let pageSheetMargin: CGFloat = 88
    }

    enum Menu {
        /// Documented as the least a finger needs.
        static let rowHeight: CGFloat = 44
    }

    enum Control {
        /// Recorded on iOS 7 to 18.
        static let switchSize = CGSize(width: 51, height: 31)
        /// Recorded on iOS 13 to 26.
        static let stepperSize = CGSize(width: 94, height: 32)
        /// Recorded on iOS 13 to 26; 29 before.
        static let segmentedHeight: CGFloat = 32
        /// Recorded on iOS 26: the widest title and this.
        static let segmentMargin: CGFloat = 20
        /// From memory, on iOS 14 to 18.
        static let colorWell: CGFloat = 28
        /// Recorded on iOS 26.
        static let sliderHeight: CGFloat = 34
        /// From memory, on iOS 7 to 18.
        static let sliderThumb = CGSize(width: 28, height: 28)
        /// From memory, on iOS 13 to 18; 6 on iOS 26 is recorded.
        static let sliderTrack: CGFloat = 4
        /// Recorded on iOS 26.
        static let progressHeight: CGFloat = 4
        /// From memory.
        static let progressBarHeight: CGFloat = 2.5
        /// Recorded on iOS 13 to 26.
        static let activityMedium: CGFloat = 20
        static let activityLarge: CGFloat = 37
        /// Recorded on iOS 26.
        static let pageControlHeight: CGFloat = 26
        /// Ours, between what is remembered of iOS 13 (7 on 16) and recorded of iOS 26 (10 on 18).
        static let pageDot: CGFloat = 7.5
        static let pageStep: CGFloat = 17
        /// Ours: between a pop-up button's title and its chevrons.
        static let indicatorGap: CGFloat = 6
    }

    enum Picker {
        /// Recorded on iOS 7 to 26.
        static let size = CGSize(width: 320, height: 216)
        static let rowHeight: CGFloat = 32
        /// Recorded on a Mac, system 26: the selected row's font and the others', and how faint these are.
        static let nearFont: CGFloat = 23.5
        static let farFont: CGFloat = 21
        static let farOpacity: CGFloat = 0.447
        /// Recorded there, too: beside the wheels, and between them.
        static let margin: CGFloat = 9
        static let gap: CGFloat = 5
        /// Ours: a calendar's title, its names of days, its six weeks, and the row of the time.
        static let calendarHeader: CGFloat = 44
        static let calendarWeekdays: CGFloat = 20
        static let calendarWeeks: CGFloat = 264
        static let calendarTime: CGFloat = 44
    }
}
