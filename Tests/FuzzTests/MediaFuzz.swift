import CoreGraphics
import CoreText
import Foundation
import TestSupport
import UIKit

extension Mutation {
    /// Bits, bytes, lengths and ends of what is no text.
    mutating func changeBinary(_ seed: [UInt8], within most: Int = .max) -> [UInt8] {
        var bytes = seed
        for _ in 0...random.below(6) {
            guard !bytes.isEmpty else { return bytes }
            let at = random.below(min(bytes.count, most))
            let end = min(bytes.count, at + 1 + random.below(16))
            switch random.below(8) {
            case 0: bytes[at] ^= 1 << UInt8(random.below(8))
            case 1: bytes[at] = random.pick([0, 1, 0x7f, 0x80, 0xff])
            case 2: for i in at..<min(bytes.count, at + 4) { bytes[i] = random.pick([0, 0xff, 0x7f]) }
            case 3: bytes.removeSubrange(at..<end)
            case 4: bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
            case 5: if random.chance(20) { bytes.removeSubrange(at...) }
            default: bytes[at] = UInt8(truncatingIfNeeded: random.next())
            }
        }
        return bytes
    }
}

/// Pictures of each format that is read, whole and in parts, and drawn.
struct ImageFuzz: FuzzSubject {
    private let seeds: [[UInt8]]

    init(_ harness: Harness) throws {
        var seeds: [[UInt8]] = []
        for (width, height) in [(1, 1), (17, 9), (64, 40)] {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), width == 17, 1)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: width / 2, height: height))
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            seeds += [image?.pngData(), image?.jpegData(compressionQuality: 0.7)].compactMap { $0.map { [UInt8]($0) } }
        }
        seeds.append(Self.webP)
        seeds.append(Self.interlaced)
        guard seeds.count == 8 else { throw FuzzFailure(text: "no pictures to begin with") }
        self.seeds = seeds
    }

    /// One pixel, lossy.
    private static let webP = [UInt8](
        Data(base64Encoded: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA")!)
    /// One pixel with a palette and Adam7.
    private static let interlaced = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAFG7xZCAAAAA1BMVEX/AAAZ4gk3AAAACklEQVQI12NgAAAAAgAB4iG8MwAAAABJRU5ErkJggg=="
        )!)

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let bytes = mutation.changeBinary(random.pick(seeds))
        let data = Data(bytes)
        if let source = CGImageSourceCreateWithData(data, nil) {
            for index in 0..<min(CGImageSourceGetCount(source), 4) {
                _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                _ = CGImageSourceCreateThumbnailAtIndex(source, index, [kCGImageSourceThumbnailMaxPixelSize: 8])
            }
        }
        guard let image = UIImage(data: data), image.size.width * image.size.height < 4e6 else { return }
        UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
        image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        UIGraphicsEndImageContext()
    }
}

/// A font's file that an app brings along: registered, measured and drawn with.
struct FontFuzz: FuzzSubject {
    private let seed: [UInt8]
    private let folder = try? FuzzFolder()

    init(_ harness: Harness) throws {
        // The smallest of the system's, which stands for any.
        let fonts = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String } ?? []
        let files = fonts.filter { $0.hasSuffix(".ttf") }.compactMap {
            try? Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/" + $0))
        }
        guard let smallest = files.min(by: { $0.count < $1.count }) else {
            throw FuzzFailure(text: "no font to begin with")
        }
        seed = [UInt8](smallest)
    }

    func run(_ random: inout FuzzRandom) throws {
        guard let folder else { return }
        var mutation = Mutation(random: random)
        // The directory of tables and what stands first in them decides the most.
        let bytes = mutation.changeBinary(seed, within: random.chance(60) ? 2000 : .max)
        let url = URL(fileURLWithPath: try folder.write("font-\(random.next()).ttf", bytes))
        defer { try? FileManager.default.removeItem(at: url) }
        guard CTFontManagerRegisterFontsForURL(url, .process, nil) else { return }
        defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
        for descriptor in FontRegistry.descriptors(in: url).prefix(2) {
            let font = CTFontCreateWithFontDescriptor(descriptor, 14, nil)
            _ = CTFontGetBoundingBox(font)
            UIGraphicsBeginImageContext(CGSize(width: 80, height: 20))
            NSAttributedString(string: "Affe fi 12", attributes: [.font: font]).draw(at: .zero)
            UIGraphicsEndImageContext()
        }
    }
}

/// Text of what text is made of at its worst, measured, laid out and drawn.
struct TextFuzz: FuzzSubject {
    private static let pieces = [
        "a", " ", "word ", "\n", "\r\n", "\t", "\u{0}", "\u{FFFC}", "\u{FFFE}", "\u{202E}", "\u{2067}", "\u{200D}",
        "\u{200B}", "\u{AD}",
        "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "نص", "שלום", "देव", "日本", "\u{1D15E}", "\u{2028}", "\u{85}", "\u{F8FF}",
        String(repeating: "\u{301}", count: 50), String(repeating: "W", count: 300),
        String(repeating: "\u{202B}", count: 130),
    ]
    private let label = UILabel()
    private let field = UITextField()

    init(_ harness: Harness) {}

    func run(_ random: inout FuzzRandom) throws {
        var text = ""
        for _ in 0..<(1 + random.below(40)) { text += random.pick(Self.pieces) }
        let size = random.pick([12, 0.5, 300, 0])
        let attributed = NSMutableAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: CGFloat(size))])
        if random.chance(50) {
            let at = random.below(attributed.length)
            let length = 1 + random.below(attributed.length - at)
            attributed.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: at, length: length))
            attributed.addAttribute(
                .kern, value: random.pick([3.0, -30, 1e9]), range: NSRange(location: at, length: length))
        }
        label.numberOfLines = random.below(4)
        label.lineBreakMode = random.pick([
            .byTruncatingTail, .byTruncatingMiddle, .byCharWrapping, .byClipping, .byWordWrapping,
        ])
        label.attributedText = attributed
        let fit = label.sizeThatFits(CGSize(width: random.pick([0, 1, 40, 300, 1e7]), height: 1e4))
        label.frame = CGRect(x: 0, y: 0, width: min(fit.width, 300), height: min(fit.height, 100))
        UIGraphicsBeginImageContext(CGSize(width: 300, height: 100))
        if let context = UIGraphicsGetCurrentContext() { label.layer.render(in: context) }
        UIGraphicsEndImageContext()
        field.text = text
        _ = field.sizeThatFits(CGSize(width: 100, height: 40))
        if let position = field.position(from: field.beginningOfDocument, offset: random.below(text.utf16.count + 2)) {
            _ = field.caretRect(for: position)
            _ = field.closestPosition(to: CGPoint(x: random.below(400), y: 3))
        }
    }
}
