import Foundation

/// A file as it was at a moment. Of a file on this device there is one version, the current one: others come from a cloud, of which there
/// is none (DEV-1456), so that nothing is ever in conflict.
open class NSFileVersion: NSObject {
    /// The fate of the file that a version is made of.
    public struct AddingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is moved into the version, and isn't copied.
        public static var byMoving: AddingOptions { AddingOptions(rawValue: 1) }
    }

    /// The fate of a version that takes a file's place.
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The version is moved to the file's place, and is gone afterwards.
        public static var byMoving: ReplacingOptions { ReplacingOptions(rawValue: 1) }
    }

    /// The address of the version's contents.
    open var url: URL { place }
    /// When the version was written.
    open var modificationDate: Date? { date }
    /// The name that a person gives the version: the file's name.
    open var localizedName: String? { place.lastPathComponent }
    /// The device that has written the version; nil, as only this one writes (DEV-1456).
    open var localizedNameOfSavingComputer: String? { nil }
    /// Who has written the version, of a document that several people share; nil.
    open var originatorNameComponents: PersonNameComponents? { nil }
    /// Whether the version's contents are on this device; true.
    open var hasLocalContents: Bool { true }
    /// Whether there is a small picture of the version; false.
    open var hasThumbnail: Bool { false }
    /// Whether the version contradicts another one; false.
    open var isConflict: Bool { false }
    /// Whether a conflict is settled; true where there is none, and setting it changes nothing then.
    open var isResolved: Bool {
        get { true }
        set {}
    }
    /// Finds the version again, by `version(itemAt:forPersistentIdentifier:)`, until the file is written anew. It can be archived.
    open var persistentIdentifier: any NSCoding { NSString(string: identifier) }

    private let place: URL
    private let date: Date?
    private let identifier: String

    private init?(current url: URL) {
        guard url.isFileURL, let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
            return nil
        }
        place = url
        date = attributes[.modificationDate] as? Date
        let number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
        identifier = "\(number) \(date?.timeIntervalSinceReferenceDate.bitPattern ?? 0)"
    }

    // MARK: Versions of a file

    /// The version that the file is now; nil where there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? { NSFileVersion(current: url) }

    /// All versions but the current one: none. Nil where there is no file.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        currentVersionOfItem(at: url).map { _ in [] }
    }

    /// The versions whose conflict isn't settled: none. Nil where there is no file.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }

    /// Gives the versions that are in a cloud alone: none.
    open class func getNonlocalVersionsOfItem(
        at url: URL, completionHandler: @escaping @Sendable ([NSFileVersion]?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler([], nil) } }

    /// As `getNonlocalVersionsOfItem(at:completionHandler:)`.
    open class func nonlocalVersionsOfItem(at url: URL) async throws -> [NSFileVersion] { [] }

    /// The version that an identifier was asked of; nil where the file has been written since, or isn't there.
    open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? {
        guard let version = currentVersionOfItem(at: url) else { return nil }
        let isKnown =
            persistentIdentifier as? String == version.identifier
            || (persistentIdentifier as? NSString)?.isEqual(to: version.identifier) == true
        return isKnown ? version : nil
    }

    // MARK: What is done with them

    /// Puts the version's contents in the place of a file, in one step: whoever looks finds the old file or the new one.
    ///
    /// - Returns: where the file is.
    /// - Throws: an error of the file system; the file is as it was then.
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        guard url.standardizedFileURL != place.standardizedFileURL else { return url }
        try FileReplacement.replace(url) { unfinished in
            try FileManager.default.copyItem(at: place, to: unfinished)
        }
        if options.contains(.byMoving) { try FileManager.default.removeItem(at: place) }
        return url
    }

    /// Removes a version that isn't needed any more.
    ///
    /// - Throws: an error of Cocoa's for the current version, which is the file itself.
    open func remove() throws {
        throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: place.path])
    }

    /// Removes all versions but the current one: there is none.
    ///
    /// - Throws: an error of Cocoa's where there is no file.
    open class func removeOtherVersionsOfItem(at url: URL) throws {
        guard currentVersionOfItem(at: url) != nil else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
    }
}
