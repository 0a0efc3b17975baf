import Foundation
import PorticoNib

/// The documents of bundles, in the compact form that `portico build` makes of them: `Main.storyboardc`, `Cell.nib`, where they are
/// localised in the folder of the app's language, else in `Base.lproj`. Each is read once.
///
/// - From: `NibSources`, `StoryboardSources`
/// - To: `CompactNib`, `NibTranslation`
@MainActor final class BundleNibSource: NibSource, StoryboardSource {
    static let shared = BundleNibSource()

    private var nibs: [String: NibContent?] = [:]
    private var storyboards: [String: StoryboardContent?] = [:]

    func nib(named name: String, in bundle: Bundle?) -> NibContent? {
        let bundle = bundle ?? .main
        let key = bundle.bundlePath + "/" + name
        if let known = nibs[key] { return known }
        let found = Self.read(name, "nib", bundle).map { NibTranslation.nib($0, name: Self.base(name)) }
        nibs[key] = .some(found)
        return found
    }

    func storyboard(named name: String, in bundle: Bundle?) -> StoryboardContent? {
        let bundle = bundle ?? .main
        let key = bundle.bundlePath + "/" + name
        if let known = storyboards[key] { return known }
        let names = [name + (UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"), name]
        let found = names.lazy.compactMap { Self.read($0, "storyboardc", bundle) }.first
        let content = found.map { NibTranslation.storyboard($0, name: name) }
        storyboards[key] = .some(content)
        return content
    }

    private static func base(_ name: String) -> String {
        name.hasSuffix("~iphone") || name.hasSuffix("~ipad") ? String(name.prefix { $0 != "~" }) : name
    }

    private static func read(_ name: String, _ type: String, _ bundle: Bundle) -> NibDocument? {
        // Foundation looks into the languages' folders, and not always into Base.
        let base = (bundle.resourcePath ?? bundle.bundlePath) + "/Base.lproj/\(name).\(type)"
        guard
            let path = bundle.path(forResource: name, ofType: type)
                ?? (FileManager.default.fileExists(atPath: base) ? base : nil),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        do {
            return try CompactNib.decode(data)
        } catch {
            warnAboutDrawing("\(path): \(error)")
            return nil
        }
    }
}
