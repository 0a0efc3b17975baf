import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC
import PorticoTrace
import UIKit

/// Gives a document its own classes, and hears of what is found in it.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// The class of pages, below `PDFPage`.
    func classForPage() -> AnyClass
    /// The document was opened by a password.
    func documentDidUnlock(_ notification: Notification)
    /// A search begins.
    func documentDidBeginDocumentFind(_ notification: Notification)
    /// A search is over.
    func documentDidEndDocumentFind(_ notification: Notification)
    /// A search begins with a page.
    func documentDidBeginPageFind(_ notification: Notification)
    /// A search is over with a page.
    func documentDidEndPageFind(_ notification: Notification)
    /// A search has found something.
    func documentDidFindMatch(_ notification: Notification)
    /// A search has found something.
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    public func classForPage() -> AnyClass { PDFPage.self }
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidBeginPageFind(_ notification: Notification) {}
    public func documentDidEndPageFind(_ notification: Notification) {}
    public func documentDidFindMatch(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
}

/// A PDF document: its pages, which can be changed, searched and written.
///
/// - From: the app
/// - To: `CGPDFDocument`, `PDFDocumentWriter`
open class PDFDocument: NSObject, NSCopying {
    /// The file; nil for one that was made of data or anew.
    open private(set) var documentURL: URL?
    /// The document for Core Graphics, as its file has it; nil for one that was made anew.
    open private(set) var documentRef: CGPDFDocument?
    /// Gives classes. Set it before the first page is asked for. It isn't owned.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// What the document says about itself, by `PDFDocumentAttribute`s and these keys' raw values.
    open var documentAttributes: [AnyHashable: Any]? {
        get { ownAttributes ?? readAttributes() }
        set { ownAttributes = newValue ?? [:] }
    }
    private var ownAttributes: [AnyHashable: Any]?
    private var slots: [Slot] = []
    private var ownOutline: PDFOutline?
    private var hasReadOutline = false
    private var finding: [PDFSelection] = []
    /// Whether a search goes on.
    open private(set) var isFinding = false
    private var findRun = 0

    /// A page, or the one of the file that becomes one when it is asked for.
    private enum Slot {
        case page(PDFPage)
        case origin(Int)
    }

    /// A document without pages.
    public override init() { super.init() }

    /// A file's document; nil where it can't be read or isn't a PDF file.
    public init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url), let document = CGPDFDocument(bytes: [UInt8](data))
        else { return nil }
        super.init()
        (documentURL, documentRef) = (url, document)
        fillSlots()
    }

    /// The document of some data; nil for what isn't a PDF file.
    public init?(data: Data) {
        guard let document = CGPDFDocument(bytes: [UInt8](data)) else { return nil }
        super.init()
        documentRef = document
        fillSlots()
    }

    private func fillSlots() { slots = (0..<(documentRef?.numberOfPages ?? 0)).map { .origin($0) } }

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = dataRepresentation().flatMap { PDFDocument(data: $0) } ?? PDFDocument()
        other.documentURL = documentURL
        return other
    }

    // MARK: Locks

    /// Whether the file is encrypted.
    open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
    /// Whether a password is missing: it has no pages until then.
    open var isLocked: Bool { !(documentRef?.isUnlocked ?? true) }

    /// Opens an encrypted document by the password of its readers or of its owner. Returns whether it is open. Tells of it by
    /// `PDFDocumentDidUnlock`.
    open func unlock(withPassword password: String) -> Bool {
        guard let documentRef, documentRef.isEncrypted else { return true }
        let wasLocked = isLocked
        guard documentRef.unlockWithPassword(password) else { return false }
        if wasLocked {
            fillSlots()
            post(.PDFDocumentDidUnlock) { self.delegate?.documentDidUnlock($0) }
        }
        return true
    }

    /// With which password it was opened.
    open var permissionsStatus: PDFDocumentPermissions {
        guard let documentRef, documentRef.isUnlocked else { return .none }
        return !documentRef.isEncrypted || documentRef.isUnlockedByOwner ? .owner : .user
    }

    /// What its author allows; all for one that isn't encrypted.
    open var accessPermissions: PDFAccessPermissions {
        guard let permissions = documentRef?.accessPermissions else { return PDFAccessPermissions(rawValue: 0xFF) }
        return PDFAccessPermissions(rawValue: UInt(permissions.rawValue))
    }
    open var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
    open var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }
    open var allowsDocumentChanges: Bool { accessPermissions.contains(.allowsDocumentChanges) }
    open var allowsDocumentAssembly: Bool { accessPermissions.contains(.allowsDocumentAssembly) }
    open var allowsContentAccessibility: Bool { accessPermissions.contains(.allowsContentAccessibility) }
    open var allowsCommenting: Bool { accessPermissions.contains(.allowsCommenting) }
    open var allowsFormFieldEntry: Bool { accessPermissions.contains(.allowsFormFieldEntry) }

    /// The version of the format: 1 of 1.7.
    open var majorVersion: Int { documentRef?.version.major ?? 1 }
    /// The version of the format: 7 of 1.7.
    open var minorVersion: Int { documentRef?.version.minor ?? 7 }

    // MARK: Pages

    /// How many pages it has.
    open var pageCount: Int { slots.count }

    /// The class of pages: the delegate's, or `PDFPage`.
    open var pageClass: AnyClass { (delegate?.classForPage() as? PDFPage.Type) ?? PDFPage.self }

    /// A page; nil for one that isn't there. The same object each time.
    open func page(at index: Int) -> PDFPage? {
        guard slots.indices.contains(index) else { return nil }
        switch slots[index] {
        case .page(let page): return page
        case .origin(let number):
            let page = (pageClass as? PDFPage.Type ?? PDFPage.self).make()
            (page.origin, page.document) = (documentRef?.page(at: number + 1), self)
            slots[index] = .page(page)
            return page
        }
    }

    /// Which page it is; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int {
        slots.firstIndex { if case .page(let other) = $0 { other === page } else { false } } ?? NSNotFound
    }

    /// Puts a page before another. One that is in a document already is put there as well: make a copy of it first.
    open func insert(_ page: PDFPage, at index: Int) {
        guard (0...slots.count).contains(index) else {
            FatalException.range.raise(
                "-[PDFDocument insertPage:atIndex:]: index (\(index)) out of bounds (\(slots.count))")
        }
        slots.insert(.page(page), at: index)
        page.document = self
        pagesChanged()
    }

    /// Takes a page out.
    open func removePage(at index: Int) {
        guard slots.indices.contains(index) else {
            FatalException.range.raise(
                "-[PDFDocument removePageAtIndex:]: index (\(index)) out of bounds (\(slots.count))")
        }
        let slot = slots.remove(at: index)
        if case .page(let page) = slot { page.document = nil }
        pagesChanged()
    }

    /// Puts two pages in each other's place.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard slots.indices.contains(indexA), slots.indices.contains(indexB) else {
            FatalException.range.raise(
                "-[PDFDocument exchangePageAtIndex:withPageAtIndex:]: index out of bounds (\(slots.count))")
        }
        slots.swapAt(indexA, indexB)
        pagesChanged()
    }

    /// The page of an object of the document's own file.
    final func page(ofObject number: Int, in file: PDFFile) -> PDFPage? {
        guard let index = file.pages.firstIndex(where: { $0.number == number }) else { return nil }
        for (place, slot) in slots.enumerated() {
            switch slot {
            case .origin(index): return page(at: place)
            case .page(let page) where page.origin?.file === file && page.origin?.pageNumber == index + 1: return page
            default: continue
            }
        }
        return nil
    }

    private func pagesChanged() { NotificationCenter.default.post(name: Self.changed, object: self) }
    final func annotationsChanged(on page: PDFPage) {
        NotificationCenter.default.post(name: Self.changed, object: self, userInfo: ["page": page])
    }
    /// For views of the document.
    static let changed = NSNotification.Name("PorticoPDFDocumentChanged")

    // MARK: Contents

    /// The document's table of contents; nil where it has none.
    open var outlineRoot: PDFOutline? {
        get {
            if !hasReadOutline, let file = documentRef?.file {
                hasReadOutline = true
                ownOutline = PDFLinks(self, file).outline()
            }
            return ownOutline
        }
        set {
            hasReadOutline = true
            ownOutline = newValue
            newValue?.belong(to: self)
        }
    }

    /// The last entry of the table of contents that begins before a selection.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
        guard let page = selection.pages.first, let root = outlineRoot else { return nil }
        let place = PDFDestination(
            page: page, at: CGPoint(x: selection.bounds(for: page).minX, y: selection.bounds(for: page).maxY))
        var last: PDFOutline?
        func visit(_ item: PDFOutline) {
            if let own = item.destination, own.compare(place) != .orderedDescending { last = item }
            for index in 0..<item.numberOfChildren { item.child(at: index).map(visit) }
        }
        visit(root)
        return last
    }

    private func readAttributes() -> [AnyHashable: Any]? {
        guard let file = documentRef?.file else { return nil }
        var result: [AnyHashable: Any] = [:]
        for (key, value) in file.information {
            guard let text = file.resolve(value).text else { continue }
            switch key {
            case "CreationDate", "ModDate": result[key] = PDFText.date(text)
            case "Keywords": result[key] = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            default: result[key] = text
            }
            result[PDFDocumentAttribute(rawValue: key)] = result[key]
        }
        return result
    }

    /// The text of all pages, with a line break between them.
    open var string: String? { allPages.compactMap(\.string).joined(separator: "\n") }

    private var allPages: [PDFPage] { (0..<pageCount).compactMap { page(at: $0) } }

    /// The text of all pages.
    open var selectionForEntireDocument: PDFSelection? {
        let all = PDFSelection(document: self)
        all.add(allPages.compactMap { $0.selection(for: NSRange(location: 0, length: $0.numberOfCharacters)) })
        return all.pages.isEmpty ? nil : all
    }

    /// The text from a character of a page to one of another, that one included.
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection? {
        let (first, last) = (index(for: startPage), index(for: endPage))
        guard first != NSNotFound, last != NSNotFound, first <= last else { return nil }
        let result = PDFSelection(document: self)
        for index in first...last {
            guard let page = page(at: index) else { continue }
            let start = index == first ? startCharacter : 0
            let end = index == last ? min(endCharacter + 1, page.numberOfCharacters) : page.numberOfCharacters
            if let part = page.selection(for: NSRange(location: start, length: end - start)) { result.add(part) }
        }
        return result.pages.isEmpty ? nil : result
    }

    /// The text from a point of a page to one of another.
    open func selection(
        from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
    ) -> PDFSelection? {
        if startPage === endPage { return startPage.selection(from: startPoint, to: endPoint) }
        guard let start = startPage.nearestCharacter(to: startPoint), let end = endPage.nearestCharacter(to: endPoint)
        else {
            return nil
        }
        return selection(from: startPage, atCharacterIndex: start, to: endPage, atCharacterIndex: end)
    }

    // MARK: Search

    private func matches(_ string: String, _ options: NSString.CompareOptions, on page: PDFPage) -> [PDFSelection] {
        let text = (page.string ?? "") as NSString
        var rest = NSRange(location: 0, length: text.length)
        var found: [PDFSelection] = []
        while rest.length > 0, !string.isEmpty {
            let range = text.range(of: string, options: options.subtracting([.backwards, .anchored]), range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if let match = page.selection(for: range) { found.append(match) }
            rest = NSRange(location: NSMaxRange(range), length: text.length - NSMaxRange(range))
        }
        return found
    }

    /// All places of a text, in the document's order. Text that goes on over a line's end has a line break there.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        allPages.flatMap { matches(string, options, on: $0) }
    }

    /// The next place of a text behind a selection, or before it with `.backwards`; nil where there is none. Without a selection, the first.
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let all = findString(string, withOptions: options)
        guard let selection, let page = selection.pages.first else {
            return options.contains(.backwards) ? all.last : all.first
        }
        func key(_ part: PDFSelection) -> (Int, Int) {
            part.pages.first.map { (index(for: $0), part.range(at: 0, on: $0).location) } ?? (0, 0)
        }
        let here = (index(for: page), selection.range(at: 0, on: page).location)
        return options.contains(.backwards) ? all.last { key($0) < here } : all.first { key($0) > here }
    }

    /// Looks for a text, a page in each turn of the main queue, and tells of it by notifications and the delegate.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Looks for texts in the same way.
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        cancelFindString()
        isFinding = true
        findRun += 1
        post(.PDFDocumentDidBeginFind) { self.delegate?.documentDidBeginDocumentFind($0) }
        findNext(strings, options, 0, findRun)
    }

    private func findNext(_ strings: [String], _ options: NSString.CompareOptions, _ index: Int, _ run: Int) {
        nonisolated(unsafe) weak let document = self
        DispatchQueue.main.async {
            guard let self = document, self.isFinding, self.findRun == run else { return }
            guard let page = self.page(at: index) else {
                self.isFinding = false
                self.post(.PDFDocumentDidEndFind) { self.delegate?.documentDidEndDocumentFind($0) }
                return
            }
            let info: [AnyHashable: Any] = [PDFDocumentPageIndexKey: index]
            self.post(.PDFDocumentDidBeginPageFind, info) { self.delegate?.documentDidBeginPageFind($0) }
            for match in strings.flatMap({ self.matches($0, options, on: page) }) {
                self.post(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: match]) {
                    self.delegate?.documentDidFindMatch($0)
                    self.delegate?.didMatchString(match)
                }
            }
            self.post(.PDFDocumentDidEndPageFind, info) { self.delegate?.documentDidEndPageFind($0) }
            self.findNext(strings, options, index + 1, run)
        }
    }

    /// Ends a search.
    open func cancelFindString() {
        guard isFinding else { return }
        isFinding = false
        post(.PDFDocumentDidEndFind) { self.delegate?.documentDidEndDocumentFind($0) }
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil, _ tell: (Notification) -> Void) {
        let notification = Notification(name: name, object: self, userInfo: info)
        tell(notification)
        NotificationCenter.default.post(notification)
    }

    // MARK: Writing

    /// The document as a file; nil for one that is locked.
    open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    /// The document as a file; nil for one that is locked, and where a password is asked for (DEV-1223).
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
        let keys = options.keys.map { ($0.base as? PDFDocumentWriteOption)?.rawValue ?? ($0.base as? String) ?? "" }
        let passwords = [PDFDocumentWriteOption.ownerPasswordOption, .userPasswordOption].map(\.rawValue)
        guard !isLocked, !keys.contains(where: passwords.contains) else { return nil }
        return PDFDocumentWriter(allPages, outline: outlineRoot, attributes: documentAttributes ?? [:]).data()
    }

    /// Writes the document. Returns whether that went well.
    @discardableResult
    open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    /// Writes the document. Returns whether that went well.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        guard let data = dataRepresentation(options: options ?? [:]) else { return false }
        post(.PDFDocumentDidBeginWrite) { _ in }
        defer { post(.PDFDocumentDidEndWrite) { _ in } }
        return (try? WholeFile.write(data, to: url)) != nil
    }

    /// Writes the document. Returns whether that went well.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// Writes the document. Returns whether that went well.
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }
}

extension PDFPage {
    /// Makes a page of a class that only the running program knows.
    static func make() -> PDFPage { self.init(_portico: ()) }
}
