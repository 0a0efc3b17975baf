import Foundation
import Glibc

/// cmark-gfm, a parser of Markdown with GitHub's extensions, loaded when the first text is read. Debian's package has no headers
/// that Swift could import without being installed for building: the entries are declared here.
struct MarkdownLibrary: @unchecked Sendable {
    typealias Node = OpaquePointer
    private typealias Pointer = UnsafeMutableRawPointer

    let register: @convention(c) () -> Void
    let findExtension: @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    let newParser: @convention(c) (Int32) -> OpaquePointer?
    let attach: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
    let feed: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void
    let finish: @convention(c) (OpaquePointer) -> Node?
    let freeParser: @convention(c) (OpaquePointer) -> Void
    let freeNode: @convention(c) (Node) -> Void
    let newIterator: @convention(c) (Node) -> OpaquePointer?
    let next: @convention(c) (OpaquePointer) -> Int32
    let current: @convention(c) (OpaquePointer) -> Node?
    let freeIterator: @convention(c) (OpaquePointer) -> Void
    let kind: @convention(c) (Node) -> UnsafePointer<CChar>?
    let literal: @convention(c) (Node) -> UnsafePointer<CChar>?
    let url: @convention(c) (Node) -> UnsafePointer<CChar>?
    let title: @convention(c) (Node) -> UnsafePointer<CChar>?
    let fence: @convention(c) (Node) -> UnsafePointer<CChar>?
    let level: @convention(c) (Node) -> Int32
    let listType: @convention(c) (Node) -> Int32
    let listStart: @convention(c) (Node) -> Int32
    let columns: @convention(c) (Node) -> UInt16
    let alignments: @convention(c) (Node) -> UnsafePointer<UInt8>?

    static let shared = MarkdownLibrary()

    private init?() {
        guard let (core, more) = VersionedLibrary.loadPair("libcmark-gfm.so", "libcmark-gfm-extensions.so") else {
            return nil
        }
        func entry<T>(_ name: String, _ library: Pointer, _ type: T.Type) -> T? {
            dlsym(library, "cmark_" + name).map { unsafeBitCast($0, to: type) }
        }
        guard
            let register = entry("gfm_core_extensions_ensure_registered", more, (@convention(c) () -> Void).self),
            let find = entry(
                "find_syntax_extension", core, (@convention(c) (UnsafePointer<CChar>) -> OpaquePointer?).self),
            let new = entry("parser_new", core, (@convention(c) (Int32) -> OpaquePointer?).self),
            let attach = entry(
                "parser_attach_syntax_extension", core,
                (@convention(c) (OpaquePointer, OpaquePointer) -> Int32).self),
            let feed = entry(
                "parser_feed", core, (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void).self),
            let finish = entry("parser_finish", core, (@convention(c) (OpaquePointer) -> Node?).self),
            let freeParser = entry("parser_free", core, (@convention(c) (OpaquePointer) -> Void).self),
            let freeNode = entry("node_free", core, (@convention(c) (Node) -> Void).self),
            let newIterator = entry("iter_new", core, (@convention(c) (Node) -> OpaquePointer?).self),
            let next = entry("iter_next", core, (@convention(c) (OpaquePointer) -> Int32).self),
            let current = entry("iter_get_node", core, (@convention(c) (OpaquePointer) -> Node?).self),
            let freeIterator = entry("iter_free", core, (@convention(c) (OpaquePointer) -> Void).self),
            let columns = entry("gfm_extensions_get_table_columns", more, (@convention(c) (Node) -> UInt16).self),
            let alignments = entry(
                "gfm_extensions_get_table_alignments", more,
                (@convention(c) (Node) -> UnsafePointer<UInt8>?).self)
        else { return nil }
        typealias Text = @convention(c) (Node) -> UnsafePointer<CChar>?
        typealias Number = @convention(c) (Node) -> Int32
        guard let kind = entry("node_get_type_string", core, Text.self),
            let literal = entry("node_get_literal", core, Text.self),
            let url = entry("node_get_url", core, Text.self), let title = entry("node_get_title", core, Text.self),
            let fence = entry("node_get_fence_info", core, Text.self),
            let level = entry("node_get_heading_level", core, Number.self),
            let listType = entry("node_get_list_type", core, Number.self),
            let listStart = entry("node_get_list_start", core, Number.self)
        else { return nil }
        (self.register, findExtension, newParser, self.attach) = (register, find, new, attach)
        (self.feed, self.finish, self.freeParser, self.freeNode) = (feed, finish, freeParser, freeNode)
        (self.newIterator, self.next, self.current, self.freeIterator) = (newIterator, next, current, freeIterator)
        (self.kind, self.literal, self.url, self.title, self.fence) = (kind, literal, url, title, fence)
        (self.level, self.listType, self.listStart) = (level, listType, listStart)
        (self.columns, self.alignments) = (columns, alignments)
        register()
    }

    /// Steps through a document: each node as it begins and, if it may have others in it, as it ends.
    func walkText(_ text: String, extensions: [String], _ body: (_ kind: String, _ node: Node, _ begins: Bool) -> Void)
    {
        guard let parser = newParser(0) else { return }
        for name in extensions {
            if let found = findExtension(name) { _ = attach(parser, found) }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                if let base = characters.baseAddress { feed(parser, base, characters.count) }
            }
        }
        let document = finish(parser)
        defer {
            if let document { freeNode(document) }
            freeParser(parser)
        }
        guard let document, let iterator = newIterator(document) else { return }
        defer { freeIterator(iterator) }
        while true {
            let event = next(iterator)
            // 1: the document has ended; 2: a node begins; 3: one ends.
            guard event > 1, let node = current(iterator) else { return }
            body(kind(node).map { String(cString: $0) } ?? "", node, event == 2)
        }
    }
}
