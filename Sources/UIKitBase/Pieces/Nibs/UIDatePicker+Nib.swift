import Foundation
import PorticoNib

extension UIDatePicker {
    static let nibDateProperties = NibTable<UIDatePicker> { table in
        table.row("style") { picker, value in
            value.choice(["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
                .map { picker.preferredDatePickerStyle = $0 }
        }
        table.row("datePickerMode") { picker, value in
            value.choice([
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]).map { picker.datePickerMode = $0 }
        }
        table.row("locale") { picker, value in
            if let name = value.node?.string("localeIdentifier"), !name.isEmpty {
                picker.locale = Locale(identifier: name)
            }
        }
        table.row("timeZone") { picker, value in
            if let zone = value.node?.string("name").flatMap(TimeZone.init(identifier:)) { picker.timeZone = zone }
        }
        table.row("minuteInterval") { picker, value in
            // What doesn't divide an hour is no interval.
            if (1...30).contains(value.int), 60 % value.int == 0 { picker.minuteInterval = value.int }
        }
        table.row("minimumDate") { picker, value in value.date.map { picker.minimumDate = $0 } }
        table.row("maximumDate") { picker, value in value.date.map { picker.maximumDate = $0 } }
        table.row("countDownDuration") { picker, value in
            if value.double > 0 { picker.countDownDuration = value.double }
        }
        // Without it the picker begins with today; `useCurrentDate` says so again.
        table.row("date") { picker, value in
            if !(value.reading.node.flag("useCurrentDate") ?? true), let date = value.date { picker.date = date }
        }
    }
}

extension NibProperty {
    fileprivate var date: Date? {
        node?.number("timeIntervalSinceReferenceDate").flatMap { number in
            number.isFinite ? Date(timeIntervalSinceReferenceDate: number) : nil
        }
    }
}
