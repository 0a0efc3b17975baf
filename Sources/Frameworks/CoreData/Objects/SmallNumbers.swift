import Foundation

/// Numbers that most objects have, made once: counts, ages, places, flags. They never change.
enum SmallNumbers {
    private static let made = (Int64(0)..<256).map { NSNumber(value: $0) }

    static func number(_ value: Int64) -> NSNumber {
        value >= 0 && value < 256 ? made[Int(value)] : NSNumber(value: value)
    }
}
