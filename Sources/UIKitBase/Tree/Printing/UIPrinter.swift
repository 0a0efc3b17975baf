import Foundation

/// A printer, by its address. The device itself prints into files; a printer on the net doesn't answer (DEV-1311).
@preconcurrency @MainActor open class UIPrinter: NSObject {
    /// The places at which a printer of rolls cuts.
    public enum CutterBehavior: Int, Sendable {
        case noCut = 0
        case printerDefault = 1
        case cutAfterEachPage = 2
        case cutAfterEachCopy = 3
        case cutAfterEachJob = 4
    }

    /// The kinds of paper that a printer can print on.
    public struct JobTypes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It isn't known.
        public static var unknown: JobTypes { [] }
        public static var document: JobTypes { JobTypes(rawValue: 1 << 0) }
        public static var envelope: JobTypes { JobTypes(rawValue: 1 << 1) }
        public static var label: JobTypes { JobTypes(rawValue: 1 << 2) }
        public static var photo: JobTypes { JobTypes(rawValue: 1 << 3) }
        public static var receipt: JobTypes { JobTypes(rawValue: 1 << 4) }
        public static var roll: JobTypes { JobTypes(rawValue: 1 << 5) }
        public static var largeFormat: JobTypes { JobTypes(rawValue: 1 << 6) }
        public static var postcard: JobTypes { JobTypes(rawValue: 1 << 7) }
    }

    /// Makes a printer of an address, without asking it.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The printer's address.
    open private(set) var url: URL
    /// The printer's name: that of its host; “PDF” of the one that prints into a file.
    open var displayName: String { printsIntoFile ? "PDF" : url.host ?? url.absoluteString }
    /// Where the printer stands; nil, as no printer has said it.
    open var displayLocation: String? { nil }
    /// The kinds of paper that it prints on: documents and photos into a file; of others no printer has said it.
    open var supportedJobTypes: JobTypes { printsIntoFile ? [.document, .photo] : .unknown }
    /// Its make and model; nil, as no printer has said it.
    open var makeAndModel: String? { nil }
    /// Whether it prints colours: a file has them; of others no printer has said it.
    open var supportsColor: Bool { printsIntoFile }
    /// Whether it prints on both sides; false, as no printer has said it.
    open var supportsDuplex: Bool { false }

    /// Asks whether the printer can be reached: the one that prints into a file can, no other (DEV-1311).
    ///
    /// - Parameter completionHandler: called later, on the main thread.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        guard let completionHandler else { return }
        nonisolated(unsafe) let handler = completionHandler
        let isThere = printsIntoFile
        RunLoop.main.perform { handler(isThere) }
    }

    /// As `contactPrinter(_:)`; gives its answer.
    open func contactPrinter() async -> Bool {
        await withCheckedContinuation { continuation in contactPrinter { continuation.resume(returning: $0) } }
    }

    /// The address of the printer that prints into a PDF.
    static let fileAddress = URL(string: "ipp://localhost/ipp/pdf") ?? URL(fileURLWithPath: "/")
    final var printsIntoFile: Bool { url == Self.fileAddress }
}
