import CoreGraphics
import Foundation

/// Reads where links and outlines of a file lead.
struct PDFLinks {
    private let document: PDFDocument
    private let file: PDFFile

    init(_ document: PDFDocument, _ file: PDFFile) { (self.document, self.file) = (document, file) }

    /// What an annotation's or an outline entry's dictionary does; nil where it does nothing.
    func action(of entries: [String: PDFValue]) -> PDFAction? {
        if let place = destination(entries["Dest"]) { return PDFActionGoTo(destination: place) }
        guard let action = file.resolve(entries["A"]).dictionary else { return nil }
        switch file.resolve(action["S"]).name {
        case "URI":
            let text = file.resolve(action["URI"]).bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
            return URL(string: text).map { PDFActionURL(url: $0) }
        case "GoTo": return destination(action["D"]).map { PDFActionGoTo(destination: $0) }
        case "Named": return PDFActionNamed(name: PDFActionNamedName(file: file.resolve(action["N"]).name ?? ""))
        default: return nil
        }
    }

    func destination(_ value: PDFValue?) -> PDFDestination? {
        var value = file.resolve(value)
        if let name = value.name ?? value.bytes.map({ String(decoding: $0, as: UTF8.self) }) { value = named(name) }
        if let inner = value.dictionary?["D"] { value = file.resolve(inner) }
        guard let parts = value.array, let first = parts.first else { return nil }
        var page: PDFPage?
        switch first {
        case .reference(let number): page = document.page(ofObject: number, in: file)
        case .integer(let index): page = document.page(at: index)
        default: break
        }
        guard let page else { return nil }
        func number(_ index: Int) -> CGFloat {
            guard index < parts.count, let value = file.resolve(parts[index]).number else {
                return kPDFDestinationUnspecifiedValue
            }
            return CGFloat(value)
        }
        let unknown = kPDFDestinationUnspecifiedValue
        switch parts.dropFirst().first?.name {
        case "XYZ":
            let place = PDFDestination(page: page, at: CGPoint(x: number(2), y: number(3)))
            let zoom = number(4)
            if zoom > 0 { place.zoom = zoom }
            return place
        case "FitH", "FitBH": return PDFDestination(page: page, at: CGPoint(x: unknown, y: number(2)))
        case "FitV", "FitBV": return PDFDestination(page: page, at: CGPoint(x: number(2), y: unknown))
        case "FitR": return PDFDestination(page: page, at: CGPoint(x: number(2), y: number(5)))
        default: return PDFDestination(page: page, at: CGPoint(x: unknown, y: unknown))
        }
    }

    /// A place that the file names, in its old table or its tree of names.
    private func named(_ name: String) -> PDFValue {
        if let old = file.resolve(file.catalog["Dests"]).dictionary?[name] { return file.resolve(old) }
        var waiting = [file.resolve(file.resolve(file.catalog["Names"]).dictionary?["Dests"])]
        var steps = 0
        while let node = waiting.popLast()?.dictionary, steps < 100_000 {
            steps += 1
            let names = file.resolve(node["Names"]).array ?? []
            for index in stride(from: 0, to: names.count - 1, by: 2) {
                if let bytes = file.resolve(names[index]).bytes, String(decoding: bytes, as: UTF8.self) == name {
                    return file.resolve(names[index + 1])
                }
            }
            if steps < 10_000 {
                waiting += (file.resolve(node["Kids"]).array ?? []).prefix(10_000).map { file.resolve($0) }
            }
        }
        return .null
    }

    /// The file's table of contents; nil where it has none.
    func outline() -> PDFOutline? {
        guard let top = file.resolve(file.catalog["Outlines"]).dictionary, top["First"] != nil else { return nil }
        let root = PDFOutline()
        root.document = document
        var seen: Set<Int> = []
        read(top, into: root, depth: 0, &seen)
        return root.numberOfChildren > 0 ? root : nil
    }

    private func read(_ entries: [String: PDFValue], into parent: PDFOutline, depth: Int, _ seen: inout Set<Int>) {
        guard depth < 100 else { return }
        var next = entries["First"]
        while case .reference(let number)? = next, seen.insert(number).inserted, seen.count < 100_000,
            let item = file.object(number).dictionary
        {
            let child = PDFOutline()
            child.label = file.resolve(item["Title"]).text
            child.isOpen = (file.resolve(item["Count"]).integer ?? 0) > 0
            parent.insertChild(child, at: parent.numberOfChildren)
            child.action = action(of: item)
            read(item, into: child, depth: depth + 1, &seen)
            next = item["Next"]
        }
    }
}
