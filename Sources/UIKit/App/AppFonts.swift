import CoreText
import Foundation

/// The fonts that an app brings along: Info.plist's `UIAppFonts`.
enum AppFonts {
    /// Makes them known to this process. One that is missing or broken costs a line on standard error, as on iOS.
    static func register(_ names: [String], in bundle: Bundle) {
        for name in names {
            let folder = bundle.resourcePath ?? bundle.bundlePath
            // Xcode copies them flat, whatever folder the list names.
            let places = [name, (name as NSString).lastPathComponent].map { folder + "/" + $0 }
            let path = places.first { FileManager.default.fileExists(atPath: $0) } ?? places[0]
            try? FontRegistry.register(URL(fileURLWithPath: path))
        }
    }

    static func registerAll() {
        guard let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return }
        register(names, in: .main)
    }
}
