import Foundation

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

    /// The phones and tablets of the last six years; devices with the same screen share a profile, named after the one that more
    /// people know. The first tablet is the one that tests take.
    package static let all: [DeviceProfile] = [
        // The second and third generation: the first does not run iOS 17.
        phone("iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0, cornerRadius: 0),
        phone("iPhone 13 mini", 375, 812, top: 50, cornerRadius: 44),
        phone("iPhone 14", 390, 844, top: 47, cornerRadius: 47.33),
        phone("iPhone 14 Plus", 428, 926, top: 47, cornerRadius: 53.33),
        phone("iPhone 15", 393, 852, top: 59, cornerRadius: 55),
        phone("iPhone 15 Pro Max", 430, 932, top: 59, cornerRadius: 55),
        phone("iPhone 16 Pro", 402, 874, top: 62, cornerRadius: 62),
        phone("iPhone 16 Pro Max", 440, 956, top: 62, cornerRadius: 62),
        tablet("iPad 10.9\"", 820, 1180),
        tablet("iPad 10.2\"", 810, 1080, top: 20, bottom: 0, cornerRadius: 0),
        tablet("iPad mini", 744, 1133, cornerRadius: 21.5),
        tablet("iPad Pro 11\"", 834, 1194),
        tablet("iPad Pro 11\" M4", 834, 1210, cornerRadius: 30),
        tablet("iPad Pro 12.9\"", 1024, 1366),
        // With M4 and later.
        tablet("iPad Pro 13\"", 1032, 1376, cornerRadius: 30),
    ]

    /// Devices that have the screen of another one, by the profile's name.
    package static let sameScreens: [(profile: String, names: [String])] = [
        ("iPhone SE", ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]),
        ("iPhone 13 mini", ["iPhone 12 mini"]),
        ("iPhone 14", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"]),
        ("iPhone 14 Plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max"]),
        ("iPhone 15", ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"]),
        ("iPhone 15 Pro Max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"]),
        ("iPhone 16 Pro", ["iPhone 17", "iPhone 17 Pro"]),
        ("iPhone 16 Pro Max", ["iPhone 17 Pro Max"]),
        (
            "iPad 10.9\"",
            [
                "iPad", "iPad (10th generation)", "iPad (A16)", "iPad Air", "iPad Air (4th generation)",
                "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
            ]
        ),
        ("iPad 10.2\"", ["iPad (8th generation)", "iPad (9th generation)"]),
        ("iPad mini", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
        ("iPad Pro 11\"", ["iPad Pro", "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)"]),
        ("iPad Pro 11\" M4", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
        (
            "iPad Pro 12.9\"",
            [
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
                "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
            ]
        ),
        ("iPad Pro 13\"", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
    ]

    /// In landscape the sensors' side counts on both sides, and the home indicator is closer to the edge.
    private static func phone(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double, bottom: Double = 34,
        cornerRadius: Double
    ) -> DeviceProfile {
        let side = bottom == 0 ? 0 : top
        return DeviceProfile(
            name: name, idiom: .phone, width: width, height: height, scale: scale,
            portraitSafeArea: Insets(top: top, left: 0, bottom: bottom, right: 0),
            landscapeSafeArea: Insets(top: 0, left: side, bottom: bottom == 0 ? 0 : 21, right: side),
            cornerRadius: cornerRadius)
    }

    private static func tablet(
        _ name: String, _ width: Double, _ height: Double, top: Double = 24, bottom: Double = 20,
        cornerRadius: Double = 18
    ) -> DeviceProfile {
        let insets = Insets(top: top, left: 0, bottom: bottom, right: 0)
        return DeviceProfile(
            name: name, idiom: .pad, width: width, height: height, scale: 2, portraitSafeArea: insets,
            landscapeSafeArea: insets, cornerRadius: cornerRadius)
    }

    package static let `default` = named("iPhone 15")!

    /// The device that `PORTICO_DEVICE` names for this process, or else the default one: what views that are made before any app
    /// starts stand on, as a test's first may be.
    package static let ofProcess =
        getenv(RunSettings.deviceVariable).flatMap { named(String(cString: $0)) } ?? .default

    /// Finds a profile by name, or by the name of a device with the same screen, ignoring case, spaces and punctuation, so that
    /// `iphone15promax`, `iPad 10.9` and `iPad Air` work.
    package static func named(_ name: String) -> DeviceProfile? {
        func key(_ text: String) -> String { String(text.lowercased().filter { $0.isLetter || $0.isNumber }) }
        if let exact = all.first(where: { $0.name == name }) { return exact }
        let asked = key(name)
        let wanted = sameScreens.first { $0.names.contains { key($0) == asked } }.map { key($0.profile) } ?? asked
        return all.first { key($0.name) == wanted }
            ?? all.first { key($0.name).hasPrefix(wanted) && wanted.count >= 4 }
    }
}
