import Foundation

/// The colour that tints an app's views: the accent colour of its catalog, else the system's blue.
package enum AccentColor {
    package static let current = color(
        named: Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String, in: .main)

    /// An empty set, as Xcode's templates have one, means the system's.
    static func color(named name: String?, in bundle: Bundle) -> UIColor {
        name.flatMap { AssetCatalogReader.color(named: $0, in: bundle) } ?? .systemBlue
    }
}
