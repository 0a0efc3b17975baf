import Foundation

/// A PDF file that is read: its pages, its catalog, what it says about itself.
///
/// A file that is encrypted can be opened without a password if it has none for people who only read it; otherwise `unlockWithPassword(_:)`
/// opens it. It may be used from several threads.
///
/// - From: the app, PDFKit
/// - To: `PDFFile`
public final class CGPDFDocument: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    /// As it was given.
    private let original: PDFFile
    /// The file that is read; nil while it is locked.
    private var opened: PDFFile?
    private var pages: [Int: CGPDFPage] = [:]
    private var isOwner = false
    let handles = PDFHandles()

    /// Creates a document of a provider's bytes; nil for what isn't a PDF file.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(bytes: [UInt8](data))
    }

    /// Creates a document of a file; nil where it can't be read or isn't a PDF file.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(bytes: [UInt8](data))
    }

    package init?(bytes: [UInt8]) {
        guard let file = PDFFile(bytes) else { return nil }
        original = file
        if !file.isEncrypted { opened = file } else if let open = Self.decrypted(file, "-upw", "") { opened = open }
    }

    /// The file that is read; nil while it is locked.
    package var file: PDFFile? { lock.withLock { opened } }
    package var originalBytes: [UInt8] { original.bytes }

    /// The number that identifies PDF documents among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0010 }

    /// The version of the format.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        majorVersion.pointee = Int32(clamping: original.version.major)
        minorVersion.pointee = Int32(clamping: original.version.minor)
    }

    package var version: (major: Int, minor: Int) { original.version }

    /// Whether the file is encrypted.
    public var isEncrypted: Bool { original.isEncrypted }
    /// Whether it can be read: it isn't encrypted, has no password for reading, or was given one.
    public var isUnlocked: Bool { file != nil }
    /// Whether the password was its owner's.
    package var isUnlockedByOwner: Bool { lock.withLock { isOwner } }

    /// Opens an encrypted document by the password of its owner or of its users. Returns whether it is open; a wrong password changes
    /// nothing.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        lock.withLock {
            let text = String(cString: password)
            if opened != nil && (!isEncrypted || text.isEmpty) { return true }
            if let file = Self.decrypted(original, "-opw", text) {
                if opened == nil { opened = file }
                isOwner = true
                return true
            }
            if opened != nil { return true }
            opened = Self.decrypted(original, "-upw", text)
            return opened != nil
        }
    }

    /// Poppler writes the file anew without its encryption; what it doesn't draw gets lost (DEV-1222).
    private static func decrypted(_ file: PDFFile, _ option: String, _ password: String) -> PDFFile? {
        guard !password.contains("\0"), password.utf8.count < 1000 else { return nil }
        if password.isEmpty, option == "-upw" {
            return PDFProgram.run("pdftocairo", ["-pdf", "-origpagesizes", "-", "-"], input: file.bytes)
                .flatMap(PDFFile.init)
        }
        guard !password.isEmpty else { return nil }
        return PDFProgram.run(
            "pdftocairo", ["-pdf", "-origpagesizes", option, password, "-", "-"], input: file.bytes
        ).flatMap(PDFFile.init)
    }

    /// The permissions that its author gives those who have the users' password.
    public var accessPermissions: CGPDFAccessPermissions {
        guard isEncrypted, !isUnlockedByOwner,
            let bits = original.resolve(original.resolve(original.trailer["Encrypt"]).dictionary?["P"]).integer
        else { return .all }
        func has(_ bit: Int) -> Bool { bits & (1 << (bit - 1)) != 0 }
        var result: CGPDFAccessPermissions = []
        if has(3) { result.insert(.allowsLowQualityPrinting) }
        if has(3), has(12) { result.insert(.allowsHighQualityPrinting) }
        if has(4) { result.insert(.allowsDocumentChanges) }
        if has(5) { result.insert(.allowsContentCopying) }
        if has(6) { result.insert(.allowsCommenting) }
        if has(6) || has(9) { result.insert(.allowsFormFieldEntry) }
        if has(5) || has(10) { result.insert(.allowsContentAccessibility) }
        if has(4) || has(11) { result.insert(.allowsDocumentAssembly) }
        return result
    }

    /// Whether its author allows printing.
    public var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
    /// Whether its author allows copying of texts and pictures.
    public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

    /// The number of its pages; 0 while it is locked.
    public var numberOfPages: Int { file?.pages.count ?? 0 }

    /// A page, the first of which is 1; nil for one that isn't there, and while the document is locked.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        lock.withLock {
            guard let opened, pageNumber >= 1, pageNumber <= opened.pages.count else { return nil }
            if let page = pages[pageNumber] { return page }
            let page = CGPDFPage(self, opened, opened.pages[pageNumber - 1], number: pageNumber)
            pages[pageNumber] = page
            return page
        }
    }

    /// The catalog, in which everything hangs together; nil while the document is locked. It is there as long as the document is.
    public var catalog: CGPDFDictionaryRef? {
        file.flatMap { handles.dictionary(.dictionary($0.catalog), $0) }
    }

    /// What the file says about itself: title, author and the like; nil where it says nothing. It is there as long as the document is.
    public var info: CGPDFDictionaryRef? {
        file.flatMap { $0.information.isEmpty ? nil : handles.dictionary(.dictionary($0.information), $0) }
    }

    /// Two strings that tell the file from others; nil where it has none. They are there as long as the document is.
    public var fileIdentifier: CGPDFArrayRef? { handles.array(original.resolve(original.trailer["ID"]), original) }
}

extension CGPDFDocument: Hashable {
    public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The permissions that the author of an encrypted document gives.
public struct CGPDFAccessPermissions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)

    static let all = CGPDFAccessPermissions(rawValue: 0xFF)
}
