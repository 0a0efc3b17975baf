import Foundation

/// The text of a page with the place of each character, as poppler finds it: words have their own places, and the characters of a word
/// share its width evenly.
package struct PDFPageText {
    /// Words with a space between them, lines with a line break.
    package private(set) var string = ""
    /// Where each UTF-16 unit of `string` is, in the page's space; empty for those between words and lines.
    package private(set) var boxes: [CGRect] = []
    /// The lines, as ranges of UTF-16 units, their breaks not included.
    package private(set) var lines: [Range<Int>] = []

    package init() {}

    private static let mostBytes = 64 << 20

    static func readPage(_ data: [UInt8], _ mediaBox: CGRect) -> PDFPageText {
        guard let output = PDFProgram.run("pdftotext", ["-bbox-layout", "-f", "1", "-l", "1", "-", "-"], input: data),
            output.count <= mostBytes
        else { return PDFPageText() }
        var text = PDFPageText()
        var start = 0
        // The form is poppler's own: one element a line.
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let element = line.drop { $0 == " " }
            if element.hasPrefix("<line ") {
                start = text.boxes.count
            } else if element.hasPrefix("</line>") {
                text.endLine(from: start)
            } else if element.hasPrefix("<word ") {
                text.addWord(element, mediaBox, isFirst: text.boxes.count == start)
            }
        }
        if text.string.hasSuffix("\n") {
            text.string.removeLast()
            text.boxes.removeLast()
        }
        return text
    }

    private mutating func endLine(from start: Int) {
        guard boxes.count > start else { return }
        lines.append(start..<boxes.count)
        string += "\n"
        boxes.append(.zero)
    }

    private mutating func addWord(_ element: Substring, _ mediaBox: CGRect, isFirst: Bool) {
        guard let open = element.firstIndex(of: ">"), let close = element.range(of: "</word>")?.lowerBound,
            open < close
        else { return }
        func attribute(_ name: String) -> Double? {
            guard let range = element[..<open].range(of: name + "=\"") else { return nil }
            return Double(element[range.upperBound...].prefix { $0 != "\"" })
        }
        guard let left = attribute("xMin"), let right = attribute("xMax"), let top = attribute("yMin"),
            let bottom = attribute("yMax")
        else { return }
        let word = Self.unescaped(element[element.index(after: open)..<close])
        guard !word.isEmpty else { return }
        if !isFirst {
            string += " "
            boxes.append(.zero)
        }
        string += word
        let units = word.utf16.count
        let width = (right - left) / Double(units)
        for index in 0..<units {
            boxes.append(
                CGRect(
                    x: mediaBox.minX + left + width * Double(index), y: mediaBox.maxY - bottom, width: width,
                    height: bottom - top))
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = String(text)
        guard result.contains("&") else { return result }
        for (name, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
            result = result.replacingOccurrences(of: name, with: letter)
        }
        return result
    }
}
