import CPango
import CoreGraphics
import Foundation

/// For whom a font is registered. On this system every scope means this process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Why a font could not be registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201

    /// Calls `work`; what it throws goes to `error`, as Core Foundation's functions give errors: for the caller to take over.
    static func report(
        to error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ work: () throws(CTFontManagerError) -> Void
    ) -> Bool {
        do {
            try work()
            return true
        } catch let failure {
            let domain = "com.apple.CoreText.CTFontManagerErrorDomain"
            error?.pointee = Unmanaged.passRetained(NSError(domain: domain, code: failure.rawValue))
            return false
        }
    }
}

/// Fonts that an app brings along.
package enum FontRegistry {
    nonisolated(unsafe) private static var registered: Set<String> = []

    /// Makes the fonts of a file known to this process. The error names the file.
    package static func register(_ url: URL) throws(CTFontManagerError) {
        let path = url.standardizedFileURL.path
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else {
            TextEngine.shared.warnOnce("Font file \(path) does not exist. Check UIAppFonts or the URL that was given.")
            throw .fileNotFound
        }
        guard FileManager.default.isReadableFile(atPath: path) else { throw .insufficientPermissions }
        let failure = TextEngine.shared.locked { () -> CTFontManagerError? in
            if registered.contains(path) { return .alreadyRegistered }
            guard isFont(path) else { return .unrecognizedFormat }
            guard FcConfigAppFontAddFile(nil, path) != 0 else { return .invalidFontData }
            registered.insert(path)
            return nil
        }
        if let failure {
            if failure != .alreadyRegistered {
                TextEngine.shared.warnOnce(
                    "Font file \(path) is not a font that can be read. Give a .ttf, .otf or .ttc file.")
            }
            throw failure
        }
        TextEngine.shared.fontsChanged()
    }

    private static func isFont(_ path: String) -> Bool {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
        FcPatternDestroy(pattern)
        return true
    }

    /// Fonts that were registered cannot be taken from fontconfig one by one: all are dropped, the others added again.
    package static func unregisterFonts(_ url: URL) throws(CTFontManagerError) {
        let path = url.standardizedFileURL.path
        let found = TextEngine.shared.locked { () -> Bool in
            guard registered.remove(path) != nil else { return false }
            FcConfigAppFontClear(nil)
            for other in registered.sorted() { FcConfigAppFontAddFile(nil, other) }
            return true
        }
        guard found else { throw .notRegistered }
        TextEngine.shared.fontsChanged()
    }

    /// The descriptors of the fonts in a file.
    package static func descriptors(in url: URL) -> [CTFontDescriptor] {
        TextEngine.shared.locked {
            var result: [CTFontDescriptor] = []
            var count: Int32 = 1
            var index: Int32 = 0
            while index < count, let pattern = FcFreeTypeQuery(url.path, UInt32(index), nil, &count) {
                let names = FontNames(pattern: pattern)
                FcPatternDestroy(pattern)
                result.append(
                    CTFontDescriptor([
                        kCTFontNameAttribute: names.postScript, kCTFontFamilyNameAttribute: names.family,
                        kCTFontStyleNameAttribute: names.style, kCTFontURLAttribute: url,
                    ]))
                index += 1
            }
            return result
        }
    }

    /// Registers a font that exists only in memory, by way of a file named after its contents.
    package static func register(_ data: Data) throws(CTFontManagerError) -> [CTFontDescriptor] {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("portico-fonts", isDirectory: true)
        let url = folder.appendingPathComponent(String(hash, radix: 16) + ".font")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            TextEngine.shared.warnOnce("A font could not be stored in \(folder.path): \(error). Is TMPDIR writable?")
            throw .insufficientPermissions
        }
        do { try register(url) } catch .alreadyRegistered {} catch { throw error }
        return descriptors(in: url)
    }
}

/// Makes the fonts of a file known to this process.
/// - Returns: false where that failed; `error` then gets a `CTFontManagerError`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerError.report(to: error) { () throws(CTFontManagerError) in try FontRegistry.register(fontURL) }
}

/// Takes the fonts of a file away again.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerError.report(to: error) { () throws(CTFontManagerError) in try FontRegistry.unregisterFonts(fontURL) }
}

/// The descriptors of the fonts in a file, or nil where it is not a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let found = FontRegistry.descriptors(in: fileURL)
    return found.isEmpty ? nil : found
}

/// The descriptor of a font in memory, which can be used from then on; nil where the data is not a font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    try? FontRegistry.register(data).first
}

/// The families that there are, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontCatalog.families }

/// The PostScript names of the fonts that there are, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    FontCatalog.families.flatMap { FontCatalog.postScriptNames(inFamily: $0) }.sorted()
}
