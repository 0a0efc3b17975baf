import Foundation
import Glibc

/// libxml2's parser of HTML, loaded when the first document is read. Its nodes are read where they lie: their layout is part of the
/// library's binary interface.
struct HTMLLibrary: @unchecked Sendable {
    private typealias Read =
        @convention(c) (
            UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
        ) -> UnsafeMutableRawPointer?
    private typealias Report = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

    private let read: Read
    private let rootOf: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    private let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    /// The thread's own handler of errors.
    private let reportSlot: (@convention(c) () -> UnsafeMutablePointer<Report?>?)?

    static let shared = HTMLLibrary()

    private init?() {
        guard let library = dlopen("libxml2.so.2", RTLD_NOW), let read = dlsym(library, "htmlReadMemory"),
            let root = dlsym(library, "xmlDocGetRootElement"), let free = dlsym(library, "xmlFreeDoc")
        else { return nil }
        self.read = unsafeBitCast(read, to: Read.self)
        rootOf = unsafeBitCast(
            root, to: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?).self)
        self.free = unsafeBitCast(free, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        reportSlot = dlsym(library, "__xmlStructuredError").map {
            unsafeBitCast($0, to: (@convention(c) () -> UnsafeMutablePointer<Report?>?).self)
        }
    }

    /// An element, a text, or something that is neither.
    struct Node {
        fileprivate let address: UnsafeMutableRawPointer

        private func pointer(_ offset: Int) -> UnsafeMutableRawPointer? {
            address.load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self)
        }

        private func string(_ pointer: UnsafeMutableRawPointer?) -> String? {
            pointer.map { String(cString: $0.assumingMemoryBound(to: UInt8.self)) }
        }

        // typedef struct { void *_private; int type; char *name; node *children, *last, *parent, *next, *prev; doc *doc; ns *ns;
        // char *content; attribute *properties; … } xmlNode
        private var kind: Int32 { address.load(fromByteOffset: 8, as: Int32.self) }
        var isElement: Bool { kind == 1 }
        /// In lower case.
        var name: String { string(pointer(16))?.lowercased() ?? "" }
        /// Of a text, of a script or a style; nil of anything else.
        var text: String? { kind == 3 || kind == 4 ? string(pointer(80)) : nil }
        var firstChild: Node? { pointer(24).map(Node.init) }
        var next: Node? { pointer(48).map(Node.init) }

        var attributes: [String: String] {
            guard isElement else { return [:] }
            var result: [String: String] = [:]
            var attribute = pointer(88)
            while let here = attribute, result.count < 64 {
                let node = Node(address: here)
                result[node.name] = node.firstChild.flatMap { $0.string($0.pointer(80)) } ?? ""
                attribute = node.pointer(48)
            }
            return result
        }

        fileprivate init(address: UnsafeMutableRawPointer) { self.address = address }
    }

    /// False where there is no document in the data.
    func parse(_ data: Data, encoding: String?, _ body: (Node) throws -> Void) rethrows -> Bool {
        // Recover from mistakes, without messages, warnings and the net.
        let options: Int32 = 1 | 1 << 5 | 1 << 6 | 1 << 11
        // Errors of encodings ask no option and would go to the app's standard error; an app that uses the library itself keeps its handler.
        let slot = reportSlot?()
        let before = slot?.pointee
        slot?.pointee = { _, _ in }
        defer { slot?.pointee = before }
        let document = data.withUnsafeBytes { bytes in
            read(
                bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, encoding, options)
        }
        guard let document else { return false }
        defer { free(document) }
        guard let root = rootOf(document) else { return false }
        try body(Node(address: root))
        return true
    }
}
