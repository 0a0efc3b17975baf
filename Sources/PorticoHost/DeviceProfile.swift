/// A device that a headless run or the simulator pretends to be (spec/NUMBERS.md, "Screens").
package struct DeviceProfile: Codable, Sendable, Equatable {
    package enum Idiom: String, Codable, Sendable {
        case phone, pad
    }

    /// Distances in points, in the order that UIKit lists them.
    package struct Insets: Codable, Sendable, Equatable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
    }

    package var name: String
    package var idiom: Idiom
    /// Points, portrait.
    package var width: Double
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    package var portraitSafeArea: Insets
    package var landscapeSafeArea: Insets
    /// Bezel corner radius in points, drawn only by the simulator's frame.
    package var cornerRadius: Double

    package static let all: [DeviceProfile] = [
        // The second and third generation: the first does not run iOS 17.
        DeviceProfile(
            name: "iPhone SE", idiom: .phone, width: 375, height: 667, scale: 2,
            portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: Insets(top: 0, left: 0, bottom: 0, right: 0), cornerRadius: 0),
        DeviceProfile(
            name: "iPhone 15", idiom: .phone, width: 393, height: 852, scale: 3,
            portraitSafeArea: Insets(top: 59, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: Insets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55),
        DeviceProfile(
            name: "iPhone 15 Pro Max", idiom: .phone, width: 430, height: 932, scale: 3,
            portraitSafeArea: Insets(top: 59, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: Insets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55),
        DeviceProfile(
            name: "iPad 10.9\"", idiom: .pad, width: 820, height: 1180, scale: 2,
            portraitSafeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: Insets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 18),
    ]

    package static let `default` = all[1]

    /// Finds a profile by name, ignoring case, spaces and punctuation, so that `iphone15promax` and `iPad 10.9` work.
    package static func named(_ name: String) -> DeviceProfile? {
        func key(_ text: String) -> String { String(text.lowercased().filter { $0.isLetter || $0.isNumber }) }
        return all.first { key($0.name) == key(name) }
            ?? all.first { key($0.name).hasPrefix(key(name)) && key(name).count >= 4 }
    }
}
