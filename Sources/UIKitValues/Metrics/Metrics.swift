import CoreGraphics

/// Measures of UIKit's own pieces that more than one file needs or that a reader looks for: one row a number, in points, with where it is
/// from. *Documented*: Apple says so. *Recorded*: measured on a device or in the simulator (the note says which). *Ours*: a choice.
package enum Metrics {
    package enum Layout {
        /// What contents keep from the sides: of a controller's view, of rows and cards, of a navigation bar with its large title and
        /// search field, which stand in one line by it. Recorded on iOS 11 to 17: 16 points, 20 on screens of 414 points and more.
        package static func sideMargin(_ width: CGFloat) -> CGFloat { width >= 400 ? 20 : 16 }
    }

    package enum Bar {
        /// Documented (Human Interface Guidelines); recorded on iOS 9 to 17.
        package static let toolbarHeight: CGFloat = 44
        /// Ours; what a finger needs at least is documented.
        package static let itemHeight: CGFloat = 44
        /// From memory, on iOS 13 to 18: a navigation bar's row in a sheet's card.
        package static let sheetRowHeight: CGFloat = 56
        /// Recorded on iOS 11 to 17, on a phone held upright.
        package static let tabBarHeight: CGFloat = 49
    }

    package enum Presentation {
        /// Recorded on iOS 7 to 17.
        package static let alertWidth: CGFloat = 270
        /// Documented for form sheets (`UIModalPresentationStyle.formSheet`), recorded on iOS 13 to 17.
        package static let formSheet = CGSize(width: 540, height: 620)
        /// Recorded on iOS 13 to 17: a page sheet is as wide as this and no wider.
        package static let pageSheetWidth: CGFloat = 704
        /// Ours: what it leaves beside itself.
        package static let pageSheetMargin: CGFloat = 88
    }

    package enum Menu {
        /// Documented as the least a finger needs.
        package static let rowHeight: CGFloat = 44
    }

    package enum Control {
        /// Recorded on iOS 7 to 18.
        package static let switchSize = CGSize(width: 51, height: 31)
        /// Recorded on iOS 13 to 26.
        package static let stepperSize = CGSize(width: 94, height: 32)
        /// Recorded on iOS 13 to 26; 29 before.
        package static let segmentedHeight: CGFloat = 32
        /// Recorded on iOS 26: the widest title and this.
        package static let segmentMargin: CGFloat = 20
        /// From memory, on iOS 14 to 18.
        package static let colorWell: CGFloat = 28
        /// Recorded on iOS 26.
        package static let sliderHeight: CGFloat = 34
        /// From memory, on iOS 7 to 18.
        package static let sliderThumb = CGSize(width: 28, height: 28)
        /// From memory, on iOS 13 to 18; 6 on iOS 26 is recorded.
        package static let sliderTrack: CGFloat = 4
        /// Recorded on iOS 26.
        package static let progressHeight: CGFloat = 4
        /// From memory.
        package static let progressBarHeight: CGFloat = 2.5
        /// Recorded on iOS 13 to 26.
        package static let activityMedium: CGFloat = 20
        package static let activityLarge: CGFloat = 37
        /// Recorded on iOS 26.
        package static let pageControlHeight: CGFloat = 26
        /// Ours, between what is remembered of iOS 13 (7 on 16) and recorded of iOS 26 (10 on 18).
        package static let pageDot: CGFloat = 7.5
        package static let pageStep: CGFloat = 17
        /// Ours: between a pop-up button's title and its chevrons.
        package static let indicatorGap: CGFloat = 6
    }

    package enum Picker {
        /// Recorded on iOS 7 to 26.
        package static let size = CGSize(width: 320, height: 216)
        package static let rowHeight: CGFloat = 32
        /// Recorded on a Mac, system 26: the selected row's font and the others', and how faint these are.
        package static let nearFont: CGFloat = 23.5
        package static let farFont: CGFloat = 21
        package static let farOpacity: CGFloat = 0.447
        /// Recorded there, too: beside the wheels, and between them.
        package static let margin: CGFloat = 9
        package static let gap: CGFloat = 5
        /// Ours: a calendar's title, its names of days, its six weeks, and the row of the time.
        package static let calendarHeader: CGFloat = 44
        package static let calendarWeekdays: CGFloat = 20
        package static let calendarWeeks: CGFloat = 264
        package static let calendarTime: CGFloat = 44
    }
}
