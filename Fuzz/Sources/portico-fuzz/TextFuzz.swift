import Foundation
import UIKit

/// Broken RTF, HTML and Markdown: nothing may end the process, hang, or give a text that can't be laid out.
struct TextFuzz: FuzzSubject {
    private var read = 0
    private var failed = 0
    private var longest = 0.0

    var summary: String { "\(read) documents read, \(failed) refused; the slowest took \(Int(longest * 1000)) ms" }

    private static let seeds = [
        #"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Helvetica;}{\f1\fcharset204 Inter;}}{\colortbl;\red255\green0\blue0;}"#
            + #"\pard\qc\li720 a{\b b\i c}\u8364?\'e9 {\field{\*\fldinst{HYPERLINK "x"}}{\fldrslt l}}\par\bin3 abc}"#,
        "<html><head><style>p.a, b { color: #f00; margin: 1px 2px }</style></head>"
            + "<body><p class=a style='font: x'>a <b>b</b><ul><li>c<ol><li>d</ol></ul><a href=x>e</a>&amp;&#x41;"
            + "<table><tr><td>1<td>2</table><pre> x\n y</pre>",
        "# a\n\n*b* **c** `d` [e](f \"g\") ![h](i)\n\n> q\n> - 1\n>   1. 2\n\n"
            + "```x\ny\n```\n\n| a | b |\n|:-|-:|\n| ~~c~~ | d |\n\n---\n<b>x</b>\n",
    ]
    private static let pieces = [
        "{", "}", "\\", "\\b", "\\u-1 ", "\\'", "\\bin99", "\\*", "<", ">", "</p>", "<li>", "<style>", "{}", "/*", "&#",
        "\"", "'", "*",
        "_", "`", "[", "](", "|", "\n", "\n\n", "  ", "\t", "\0", "\u{FEFF}", "é", "😀", "99999999999999999999", "-1",
        ";", ":",
    ]

    mutating func run(seed: UInt64) throws {
        var random = FuzzRandom(state: seed)
        let kind = random.below(3)
        var bytes = Array(Self.seeds[kind].utf8)
        for _ in 0..<random.below(40) {
            let at = random.below(bytes.count + 1)
            switch random.below(6) {
            case 0: bytes.insert(contentsOf: Array(Self.pieces[random.below(Self.pieces.count)].utf8), at: at)
            case 1: if at < bytes.count { bytes.remove(at: at) }
            case 2: if at < bytes.count { bytes[at] = UInt8(truncatingIfNeeded: random.below(256)) }
            case 3: bytes.removeSubrange(at..<min(bytes.count, at + random.below(20)))
            case 4:
                let part = Array(bytes[at..<min(bytes.count, at + random.below(60))])
                bytes.insert(contentsOf: part, at: random.below(bytes.count + 1))
            default:
                let piece = Array(Self.pieces[random.below(Self.pieces.count)].utf8)
                bytes.insert(contentsOf: Array(repeating: piece, count: 1 + random.below(200)).joined(), at: at)
            }
        }
        let start = ContinuousClock.now
        do {
            let text = try Self.text(Data(bytes), kind)
            read += 1
            guard text.string.utf16.count == text.length else {
                throw FuzzFailure(text: "the text isn't as long as it says")
            }
            _ = text.boundingRect(with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, context: nil)
            for type in [NSAttributedString.DocumentType.rtf, .html] {
                let whole = NSRange(location: 0, length: text.length)
                let data = try text.data(from: whole, documentAttributes: [.documentType: type])
                _ = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
            }
        } catch let failure as FuzzFailure {
            throw failure
        } catch {
            failed += 1
        }
        let seconds = Double((ContinuousClock.now - start) / .seconds(1))
        longest = max(longest, seconds)
        if seconds > 5 { throw FuzzFailure(text: "took \(seconds) s") }
    }

    private static func text(_ data: Data, _ kind: Int) throws -> NSAttributedString {
        switch kind {
        case 0:
            try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        case 1:
            try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        default: try NSAttributedString(markdown: data)
        }
    }
}
