import CoreGraphics
import Foundation

/// Finds and decodes images of bundles, and keeps those that were asked for by name.
final class ImageLoader: @unchecked Sendable {
    static let shared = ImageLoader()

    struct Found {
        let content: ImageContent
        var attributes: ImageAttributes
    }

    private struct Key: Hashable {
        let bundle: String
        let name: String
        let scale: CGFloat
        let isPad: Bool
        let isDark: Bool
        let isHighContrast: Bool
        let isRightToLeft: Bool
        let width: UIUserInterfaceSizeClass
        let height: UIUserInterfaceSizeClass
    }

    private let lock = NSLock()
    private var cache: [Key: Found] = [:]
    /// By path, so that traits that lead to the same file share its pixels.
    private var files: [String: CGImage] = [:]

    /// Drops what is kept; it is loaded again when asked for. Called on a memory warning.
    package func removeAll() {
        lock.withLock {
            cache.removeAll()
            files.removeAll()
        }
    }

    func image(named name: String, in bundle: Bundle, traits: TraitValues) -> Found? {
        guard !name.isEmpty else { return nil }
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.systemDefault.displayScale
        let key = Key(
            bundle: bundle.bundlePath, name: name, scale: scale, isPad: traits.userInterfaceIdiom == .pad,
            isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high,
            isRightToLeft: traits.layoutDirection == .rightToLeft, width: traits.horizontalSizeClass,
            height: traits.verticalSizeClass)
        lock.lock()
        defer { lock.unlock() }
        if let known = cache[key] { return known }
        guard let found = load(key, traits, in: bundle) else { return nil }
        cache[key] = found
        return found
    }

    private func load(_ key: Key, _ traits: TraitValues, in bundle: Bundle) -> Found? {
        if let found = Self.catalogNames(key.name).lazy.compactMap({
            AssetCatalogReader.image(named: $0, in: bundle, traits: traits, scale: key.scale)
        }).first {
            guard let image = files[found.path] ?? Self.decode(path: found.path) else { return nil }
            files[found.path] = image
            var attributes = found.attributes
            attributes.orientation = UIImage.Orientation(exif: image.orientation)
            return Found(content: .bitmap(image), attributes: attributes)
        }
        guard let path = Self.path(of: key.name, in: bundle, scale: key.scale, isPad: key.isPad),
            let image = Self.decode(path: path)
        else { return nil }
        var attributes = ImageAttributes()
        attributes.scale = Self.scale(ofFile: path)
        attributes.orientation = UIImage.Orientation(exif: image.orientation)
        return Found(content: .bitmap(image), attributes: attributes)
    }

    // MARK: Files

    private static let extensions = ["png", "jpg", "jpeg", "webp"]

    /// A set of a catalog is found by its name and by that of a file, too: `UIImage(named: "Sea.jpg")`.
    private static func catalogNames(_ name: String) -> [String] {
        let path = name as NSString
        return extensions.contains(path.pathExtension.lowercased()) ? [name, path.deletingPathExtension] : [name]
    }

    /// The best file for a screen: its own scale, then the larger ones, then the smaller ones.
    static func path(of name: String, in bundle: Bundle, scale: CGFloat, isPad: Bool) -> String? {
        let given = (name as NSString).pathExtension
        let isFileName = extensions.contains(given.lowercased())
        let stem = isFileName ? (name as NSString).deletingPathExtension : name
        let root = bundle.resourcePath ?? bundle.bundlePath
        let wanted = Int(scale.rounded())
        let scales = [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
        for suffix in isFileName ? [given] : extensions {
            for scale in scales {
                for device in [isPad ? "~ipad" : "~iphone", ""] {
                    let file = "\(root)/\(stem)\(scale == 1 ? "" : "@\(scale)x")\(device).\(suffix)"
                    if FileManager.default.fileExists(atPath: file) { return file }
                }
            }
            if let localized = bundle.path(forResource: stem, ofType: suffix) { return localized }
        }
        return nil
    }

    /// The scale that a file's name says: `@2x`, `@3x`, or 1.
    static func scale(ofFile path: String) -> CGFloat {
        var stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) { stem.removeLast(device.count) }
        guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"),
            let scale = Double(stem[stem.index(after: at)...].dropLast()), scale > 0
        else { return 1 }
        return scale
    }

    /// Decodes a file, or, when a path without its scale is given, the file of the screen's scale beside it.
    static func load(path: String) -> (CGImage, CGFloat)? {
        let name = path as NSString
        let suffix = name.pathExtension.isEmpty ? "png" : name.pathExtension
        let stem = name.deletingPathExtension
        if !stem.contains("@") {
            for scale in [3, 2] where CGFloat(scale) <= UITraitCollection.systemDefault.displayScale {
                let file = "\(stem)@\(scale)x.\(suffix)"
                if FileManager.default.fileExists(atPath: file) {
                    return decode(path: file).map { ($0, CGFloat(scale)) }
                }
            }
        }
        let file = FileManager.default.fileExists(atPath: path) ? path : "\(stem).\(suffix)"
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        return decode(path: file).map { ($0, scale(ofFile: file)) }
    }

    /// A file that is there but is no image is worth a line; one that is not there is not.
    private static func decode(path: String) -> CGImage? {
        guard let data = FileManager.default.contents(atPath: path) else {
            warnAboutDrawing("the image \(path) cannot be read; check its permissions")
            return nil
        }
        do {
            return try CGImage.decode(data, name: path)
        } catch {
            warnAboutDrawing("\(error)")
            return nil
        }
    }
}
