import Foundation

/// Apple's answers are `URL`s, those of Linux's Foundation are `NSURL`s.
extension Bundle {
    /// The bundle's resources of a kind: in its top folder, or in one below.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        (urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath) as [NSURL]?)?.map { $0 as URL }
    }

    /// The bundle's resources of a kind, with those of a language.
    public func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        let found: [NSURL]? = urls(
            forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)
        return found?.map { $0 as URL }
    }
}
