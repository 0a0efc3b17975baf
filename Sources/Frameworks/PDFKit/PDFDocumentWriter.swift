import CoreGraphics
import Foundation
import UIKit

/// Writes pages of one or more documents as a file: those of files as they are, those that an app draws as its drawing.
struct PDFDocumentWriter {
    private let pages: [PDFPage]
    private let outline: PDFOutline?
    private let attributes: [AnyHashable: Any]

    init(_ pages: [PDFPage], outline: PDFOutline?, attributes: [AnyHashable: Any]) {
        (self.pages, self.outline, self.attributes) = (pages, outline, attributes)
    }

    func data() -> Data? {
        let writer = PDFWriter()
        let root = writer.reserve(), tree = writer.reserve()
        let numbers = pages.map { _ in writer.reserve() }
        var origins = pages.map { origin(of: $0) }
        for (index, origin) in origins.enumerated() {
            // Links between pages of one file lead to these.
            if let origin, let number = origin.record.number { writer.map(number, of: origin.file, to: numbers[index]) }
        }
        func place(_ destination: PDFDestination) -> PDFValue? {
            guard let page = destination.page, let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            func part(_ value: CGFloat) -> PDFValue {
                value == kPDFDestinationUnspecifiedValue ? .null : .real(Double(value))
            }
            return .array([
                .reference(numbers[index]), .name("XYZ"), part(destination.point.x), part(destination.point.y),
                part(destination.zoom),
            ])
        }
        for (index, page) in pages.enumerated() {
            var dictionary: [String: PDFValue] = ["Resources": .dictionary([:])]
            if let origin = origins[index] {
                var record = origin.record.dictionary
                for key in ["Parent", "Annots", "StructParents", "B"] { record[key] = nil }
                dictionary = writer.copy(.dictionary(record), of: origin.file).dictionary ?? [:]
            }
            dictionary["Type"] = .name("Page")
            dictionary["Parent"] = .reference(tree)
            dictionary["MediaBox"] = .rectangle(page.bounds(for: .mediaBox))
            let names: [PDFDisplayBox: String] = [
                .cropBox: "CropBox", .bleedBox: "BleedBox", .trimBox: "TrimBox", .artBox: "ArtBox",
            ]
            for (box, rect) in page.changedBoxes { if let name = names[box] { dictionary[name] = .rectangle(rect) } }
            dictionary["Rotate"] = page.rotation == 0 ? nil : .integer(page.rotation)
            let annotations = page.annotations.map { $0.written(by: writer, place) }
            if !annotations.isEmpty { dictionary["Annots"] = .array(annotations) }
            writer.set(numbers[index], .dictionary(dictionary))
        }
        writer.set(
            tree,
            .dictionary([
                "Type": .name("Pages"), "Kids": .array(numbers.map { .reference($0) }),
                "Count": .integer(numbers.count),
            ]))
        var catalog: [String: PDFValue] = ["Type": .name("Catalog"), "Pages": .reference(tree)]
        if let outline, outline.numberOfChildren > 0 { catalog["Outlines"] = write(outline, nil, writer, place) }
        if let form = form(writer) { catalog["AcroForm"] = form }
        writer.set(root, .dictionary(catalog))
        let bytes = writer.data(root: .reference(root), information: information(writer))
        origins.removeAll()
        return Data(bytes)
    }

    /// A page's file; for one that an app's class draws, a file of that drawing.
    private func origin(of page: PDFPage) -> (file: PDFFile, record: PDFPageRecord)? {
        if type(of: page) == PDFPage.self { return page.origin.map { ($0.file, $0.record) } }
        let box = page.bounds(for: .mediaBox)
        let displays = page.displaysAnnotations
        page.displaysAnnotations = false
        defer { page.displaysAnnotations = displays }
        let turned = page.rotation
        page.rotation = 0
        defer { page.rotation = turned }
        let data = NSMutableData()
        var paper = CGRect(origin: .zero, size: box.size)
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &paper, nil)
        else { return nil }
        context.beginPDFPage(nil)
        page.draw(with: .mediaBox, to: context)
        context.endPDFPage()
        context.closePDF()
        guard let drawn = CGPDFDocument(bytes: [UInt8](data as Data))?.page(at: 1) else { return nil }
        return (drawn.file, drawn.record)
    }

    /// The form of the first file that has one, for the fonts of its fields.
    private func form(_ writer: PDFWriter) -> PDFValue? {
        for page in pages {
            guard let file = page.origin?.file, var form = file.resolve(file.catalog["AcroForm"]).dictionary else {
                continue
            }
            form["Fields"] = .array([])
            return writer.copy(.dictionary(form), of: file)
        }
        return nil
    }

    private func information(_ writer: PDFWriter) -> PDFValue? {
        var values: [String: PDFValue] = [:]
        for (key, value) in attributes {
            guard let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? (key.base as? String) else { continue }
            switch value {
            case let text as String: values[name] = .text(text)
            case let date as Date: values[name] = .text(PDFText.text(of: date))
            case let words as [String]: values[name] = .text(words.joined(separator: ", "))
            default: continue
            }
        }
        return values.isEmpty ? nil : writer.add(.dictionary(values))
    }

    /// An entry of the table of contents with those below it.
    private func write(
        _ item: PDFOutline, _ parent: PDFValue?, _ writer: PDFWriter, _ place: (PDFDestination) -> PDFValue?
    ) -> PDFValue {
        let number = writer.reserve()
        var entries: [String: PDFValue] = [:]
        if let parent {
            entries["Parent"] = parent
            entries["Title"] = .text(item.label ?? "")
        } else {
            entries["Type"] = .name("Outlines")
        }
        if let destination = item.destination {
            entries["Dest"] = place(destination)
        } else if let url = (item.action as? PDFActionURL)?.url {
            entries["A"] = .dictionary(["S": .name("URI"), "URI": .string(Array(url.absoluteString.utf8))])
        }
        let children = (0..<item.numberOfChildren).compactMap { item.child(at: $0) }
            .map { write($0, .reference(number), writer, place) }
        if let first = children.first, let last = children.last {
            (entries["First"], entries["Last"]) = (first, last)
            entries["Count"] = .integer(item.isOpen || parent == nil ? children.count : -children.count)
        }
        for (index, child) in children.enumerated() {
            if index > 0 { writer.add("Prev", children[index - 1], to: child) }
            if index + 1 < children.count { writer.add("Next", children[index + 1], to: child) }
        }
        writer.set(number, .dictionary(entries))
        return .reference(number)
    }
}
