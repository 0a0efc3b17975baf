import CoreGraphics
import Foundation
import TestSupport
import UIKit

extension NSAttributedString {
    /// What was read is written, read again and laid out: each attribute is looked at.
    @MainActor fileprivate func use(in label: UILabel) throws {
        guard length < 20_000 else { return }
        var reached = 0
        enumerateAttributes(in: NSRange(location: 0, length: length)) { _, range, _ in reached += range.length }
        if reached != length { throw FuzzFailure(text: "attributes of \(reached) of \(length) units") }
        for type in [NSAttributedString.DocumentType.rtf, .html] {
            let data = try data(from: NSRange(location: 0, length: length), documentAttributes: [.documentType: type])
            do {
                _ = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
            } catch {
                throw FuzzFailure(text: "what was written as \(type.rawValue) can't be read: \(error)")
            }
        }
        guard length < 2000 else { return }
        label.attributedText = self
        _ = label.sizeThatFits(CGSize(width: 200, height: 1e4))
    }
}

/// Documents of rich text, with what stands in them changed, cut, doubled and put elsewhere.
struct RTFFuzz: FuzzSubject {
    private static let seeds = [
        """
        {\\rtf1\\ansi\\ansicpg1252\\deff0\\deftab720{\\fonttbl{\\f0\\fswiss Helvetica;}{\\f1\\fmodern\\fcharset204 Courier;}}
        {\\colortbl;\\red255\\green0\\blue0;\\red0\\green128\\blue255;}{\\*\\expandedcolortbl;;}
        \\paperw11900\\margl1440\\pard\\tx560\\li400\\fi-200\\ri300\\sl240\\slmult1\\sb120\\sa60\\qc
        \\f0\\fs24\\cf1 Red \\b bold\\b0  {\\i italic \\ul both\\ulnone} \\strike gone\\strike0\\cb2\\super 2\\nosupersub\\
        \\par\\u1087?\\u8212\\'97\\uc0\\u10 \\uc2\\u9786 ??\\f1\\'cf\\'f0\\par
        {\\field{\\*\\fldinst{HYPERLINK "https://example.org/a?b=c"}}{\\fldrslt a link}}\\tab\\line\\page
        {\\pict\\pngblip 89504e47}{\\footnote x}{\\listtext\\'95}\\bin3 abc\\kerning1\\expnd4\\expndtw20\\plain end}
        """,
        "{\\rtf1\\mac\\ansi{\\fonttbl\\f0 Times;}\\f0\\fs0\\u-4000 ?\\{\\}\\\\\\~\\_\\-{\\upr{a}{\\*\\ud{b}}}\\rtlpar\\qj text\\qr}",
    ]
    private let label = UILabel()

    init(_ harness: Harness) { label.numberOfLines = 0 }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random, pieces: Self.pieces)
        let bytes = mutation.change(random.pick(Self.seeds))
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] =
            random.chance(80) ? [.documentType: NSAttributedString.DocumentType.rtf] : [:]
        try? NSAttributedString(data: Data(bytes), options: options, documentAttributes: nil).use(in: label)
    }

    private static let pieces = [
        "{", "}", "\\", "{\\*", "\\'", "\\'e", "\\u", "\\u-1 ", "\\u55357?", "\\u56842?", "\\uc99 ", "\\bin",
        "\\bin99999999 ",
        "\\f", "\\f-1 ", "\\f9999999999 ", "\\fs99999 ", "\\fs-8 ", "\\cf99 ", "\\cf-1 ", "\\red999",
        "\\li-2147483648 ",
        "\\sl-1 ", "\\tx", "\\tx999999999 ", "\\fonttbl", "\\colortbl", ";", "\\field", "\\fldinst", "\\fldrslt",
        "HYPERLINK \"",
        "\\par", "\\pard", "\\plain", "\\ansicpg932", "\\ansicpg65001", "\\fcharset128", "\u{0}", "é", "\n",
        "\\trowd\\cell\\row",
    ]
}

/// Pages, with their elements and style rules changed.
struct HTMLFuzz: FuzzSubject {
    private static let seeds = [
        """
        <!DOCTYPE html><html><head><title>t</title><style>p.a, h1 > b, #x { color: #f80; font: italic bold 12px/1.5 Georgia, serif;
        margin: 1em 2px; text-align: center } * { text-decoration: underline line-through } /* c */ @media x { p { color: red } }</style>
        </head><body><h1>Title <b id=x>bold</b></h1><p class="a b" style="color: rgba(10,20,30,.5); font-size: 150%; background: hsl(9,9%,9%)">
        text&nbsp;&amp; &#128512; &#x1F600; <i>italic</i> <u>u</u> <s>s</s> <sub>1</sub><sup>2</sup> <code>c  d</code><br>next</p>
        <ul><li>one<ol start=3><li>two</ol><li>three</ul><pre>a
          b</pre><table><tr><td>1<td>2</table><a href="https://example.org/?a=b&c">link</a><hr><img src=x alt=y>
        <font color=red size=+3 face="Courier">f</font><span dir=rtl>שלום</span><script>x<y</script></body></html>
        """,
        "<p>a<p style='letter-spacing:2px;line-height:0;text-indent:-5em'>b</i></b><div><center>c</center><blockquote>d<dl><dt>e<dd>f",
    ]
    private let label = UILabel()

    init(_ harness: Harness) { label.numberOfLines = 0 }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random, pieces: Self.pieces)
        let bytes = mutation.change(random.pick(Self.seeds))
        let encodings: [String.Encoding?] = [nil, .utf8, .utf16, .isoLatin1, .windowsCP1252, .shiftJIS]
        var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
        if random.chance(80) { options[.documentType] = NSAttributedString.DocumentType.html }
        if let encoding = random.pick(encodings) { options[.characterEncoding] = encoding.rawValue }
        try? NSAttributedString(data: Data(bytes), options: options, documentAttributes: nil).use(in: label)
    }

    private static let pieces = [
        "<", ">", "</", "/>", "<p", "<div>", "<li>", "</ul>", "<ol start=-99999999999>",
        "<ol start=9223372036854775807>",
        "<style>", "</style>", "<!--", "-->", "<![CDATA[", "&", "&#", "&#0;", "&#xD800;", "&#x110000;", "&bogus;", "\"",
        "'", "=",
        " style=\"", "font-size: 1e999px;", "font-size: -3em;", "font-size: 0;", "font-size: nan;",
        "line-height: 1e30;",
        "color: #", "color: rgb(", "color: rgb(999,-1,1e9)", "margin: calc(1px", "{", "}", ";", ":", "/*", "*/",
        "@media", "\u{0}", "é",
        "\u{FEFF}", "<table><td>", "<br>", "<pre>", "href=", "\u{202E}", "<font size=99>", "<font size=-99>",
    ]
}

/// Markdown, read in each of its three ways.
struct MarkdownFuzz: FuzzSubject {
    private static let seeds = [
        """
        # Title *with* `code`

        A paragraph with **bold**, _italic_, ~~gone~~, [a link](https://example.org "title"), ![image](a.png) and <https://auto.link>.\\
        Hard break  
        and soft.

        > quote
        > > deeper
        1. one
           - two
             - [x] three

        | a | b |
        |:--|--:|
        | 1 | **2** |

        ```swift
        let a = 1
        ```

            indented

        ***
        Setext
        ======
        [ref]: /relative 'x'
        [ref] &amp; &#128512; <b>html</b>
        """,
        "^[5 apples](inflect: true) a*b*c __d__e ***f*** [x][y] [](z) 👩‍👩‍👧 \\* \\\\",
    ]
    private let label = UILabel()

    init(_ harness: Harness) { label.numberOfLines = 0 }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random, pieces: Self.pieces)
        let bytes = mutation.change(random.pick(Self.seeds))
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: random.chance(50),
            interpretedSyntax: random.pick([.full, .inlineOnly, .inlineOnlyPreservingWhitespace]),
            languageCode: random.chance(20) ? "de" : nil)
        let base = random.chance(50) ? URL(string: "https://example.org/base/") : nil
        guard let text = try? AttributedString(markdown: Data(bytes), options: options, baseURL: base) else { return }
        for run in text.runs { _ = (run.presentationIntent?.components.count, run.inlinePresentationIntent, run.link) }
        let plain = String(text.characters)
        let bridged = NSAttributedString(text)
        if bridged.string != plain { throw FuzzFailure(text: "the attributed string has another text than its source") }
        try bridged.use(in: label)
    }

    private static let pieces = [
        "*", "**", "_", "__", "`", "```", "~~", "[", "]", "](", "![", "<", ">", "> ", "- ", "1. ", "99999999999. ",
        "    ", "\t", "\n",
        "\n\n", "\r", "|", "|--|", "---", "===", "#", "####### ", "\\", "&", "&#0;", "&#x110000;", "[a]: b\n", "^[",
        "(a: true)",
        "\u{0}", "é", "\u{FEFF}", "\u{2028}", "http://", "www.a.b", "%", "%GG", "- [x] ", "👩‍👩‍👧",
    ]
}
