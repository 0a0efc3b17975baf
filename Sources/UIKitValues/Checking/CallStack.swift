import CRuntime
import Foundation
import PorticoHost
import Synchronization

/// The calls of a thread that haven't returned, and which of UIKit's methods the app has called.
///
/// - From: `MainThreadChecker`
/// - To: the loader's table of symbols, `SourceLines`
struct CallStack {
    private struct Call: Sendable {
        var address: UInt
        var name: String?
        var offset: UInt
        var image: UInt
        var imagePath: String

        var imageName: String { (imagePath as NSString).lastPathComponent }
        /// Before the address that a call returns to is the call.
        var place: UInt { address &- image &- 1 }
    }

    private static let most = 128
    /// What is at an address stays there: looked up once, since an app that uses UIKit on another thread does it again and again.
    private static let known = Mutex<[UInt: Call]>([:])
    private let calls: [Call]

    init() {
        calls = withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: Self.most) { addresses in
            let count = portico_stack(addresses.baseAddress, Int32(Self.most))
            return addresses[..<Int(count)].compactMap { $0.map(Self.call) }
        }
    }

    private static func call(_ place: UnsafeMutableRawPointer) -> Call {
        let address = UInt(bitPattern: place)
        if let call = known.withLock({ $0[address] }) { return call }
        let frame = portico_frame_at(place)
        var name: String?
        if let symbol = frame.symbol {
            let text = portico_demangled(symbol, strlen(symbol))
            name = text.map { String(cString: $0) } ?? String(cString: symbol)
            free(text)
        }
        let path = frame.image_path.map { String(cString: $0) } ?? ""
        let call = Call(
            address: address, name: name, offset: address &- UInt(bitPattern: frame.symbol_address),
            image: UInt(bitPattern: frame.image), imagePath: path)
        known.withLock { $0[address] = call }
        return call
    }

    /// As in a crash's report; those of the app with file and line.
    var lines: [String] {
        let sources = sourcePlaces
        return calls.enumerated().map { number, call in
            let place = call.name.map { "\($0) + \(call.offset)" } ?? "+ \(call.address &- call.image)"
            let source = sources[call.address].map { " at \($0.file):\($0.line)" } ?? ""
            return "\(number)  \(call.imageName)  0x\(String(call.address, radix: 16)) \(place)\(source)"
        }
    }

    /// By address, of what isn't this library's own: an app has its lines, the system's libraries have none.
    private var sourcePlaces: [UInt: SourceLines.Place] {
        var found: [UInt: SourceLines.Place] = [:]
        for (image, calls) in Dictionary(grouping: calls, by: \.image) where image != self.calls.first?.image {
            guard let places = SourceLines(program: calls[0].imagePath)?.places(of: calls.map(\.place)) else {
                continue
            }
            for call in calls { found[call.address] = places[call.place] }
        }
        return found
    }

    /// Whether the language's runtime was called from UIKit, and not from an app or a package of its.
    var isCalledByUIKit: Bool {
        guard let here = calls.first?.image,
            let runtime = calls.lastIndex(where: { $0.imageName.hasPrefix(Self.runtime) })
        else { return false }
        var isFirst = true
        for call in calls[(runtime + 1)...] {
            // What a program links itself has no names for its closures: whoever calls those decides nothing.
            if call.image != here { return !isFirst }
            if call.imageName.hasPrefix("libPortico") { return true }
            isFirst = false
            // The runtime's own functions that the compiler put there.
            guard let module = call.name.flatMap(Self.module), module != "Swift", module != "_Concurrency" else {
                continue
            }
            return Self.ours.contains(module)
        }
        return false
    }

    private static let runtime = "libswift_Concurrency"

    /// The outermost of UIKit's methods before the app's own code, in Objective-C's words; nil where the app called a layer.
    var method: String? {
        guard let here = calls.first?.image else { return nil }
        var method: String?
        for call in calls {
            guard call.image == here else {
                if call.imageName.hasPrefix("libswift") { continue }
                break
            }
            guard let name = call.name else { continue }
            if let module = Self.module(name), !Self.ours.contains(module) { break }
            if name.contains("UIKit.CallStack.") || name.contains("UIKit.MainThreadChecker.") { continue }
            method = Self.method(name) ?? method
        }
        return method
    }

    private static let ours: Set<Substring> = [
        "UIKit", "QuartzCore", "PorticoObjC", "PorticoTrace", "PorticoLayout", "CoreText", "CoreGraphics", "Swift",
        "Foundation",
        "Synchronization", "Dispatch",
    ]

    /// Of what is declared in a module: `UIKit.UIView.frame.setter : …`, `closure #1 () -> () in UIKit.…`. nil for what isn't Swift's.
    private static func module(_ name: String) -> Substring? {
        guard let declared = declaration(name), let end = declared.text.firstIndex(of: ".") else { return nil }
        return declared.text[..<end]
    }

    private static func declaration(_ name: String) -> (text: Substring, isStatic: Bool)? {
        var text = name[...]
        if text.hasPrefix("closure #"), let inside = text.range(of: " in ", options: .backwards) {
            text = text[inside.upperBound...]
        }
        let isStatic = text.hasPrefix("static ")
        if isStatic { text = text.dropFirst("static ".count) }
        if text.hasPrefix("(extension in "), let end = text.range(of: "):") { text = text[end.upperBound...] }
        guard let end = text.firstIndex(where: { !($0.isLetter || $0.isNumber || $0 == "_") }), text[end] == "." else {
            return nil
        }
        return (text, isStatic)
    }

    /// “UIKit.UIView.insertSubview(_: UIKit.UIView, at: Swift.Int) -> ()” → “-[UIView insertSubview:at:]”. nil for what is no method of
    /// a class's.
    static func method(_ name: String) -> String? {
        guard !name.hasPrefix("closure #"), let declared = declaration(name), declared.text.hasPrefix("UIKit.") else {
            return nil
        }
        let text = declared.text.dropFirst("UIKit.".count)
        let end = text.firstIndex { $0 == "(" || $0 == " " || $0 == "<" } ?? text.endIndex
        var parts = text[..<end].split(separator: ".")
        guard parts.count >= 2 else { return nil }
        let sign = declared.isStatic ? "+" : "-"
        let last = String(parts.removeLast())
        if ["getter", "setter", "modify", "read"].contains(last), let property = parts.popLast(), !parts.isEmpty {
            let isRead = last == "getter" || last == "read"
            return "\(sign)[\(parts.joined(separator: ".")) \(isRead ? String(property) : setter(property))]"
        }
        guard text[end...].hasPrefix("(") else { return nil }
        let labels = Self.labels(text[end...])
        let type = parts.joined(separator: ".")
        guard last == "init" || last == "__allocating_init" else {
            return "\(sign)[\(type) \(last)\(labels.map { ($0 == "_" ? "" : $0) + ":" }.joined())]"
        }
        guard let first = labels.first else { return "-[\(type) init]" }
        let rest = labels.dropFirst().map { $0 + ":" }.joined()
        return "-[\(type) initWith\(capital(first)):\(rest)]"
    }

    private static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func setter(_ property: Substring) -> String {
        let name =
            property.hasPrefix("is") && property.dropFirst(2).first?.isUppercase == true
            ? property.dropFirst(2) : property
        return "set\(capital(String(name))):"
    }

    /// Of a parameter list, `_` where there is none.
    private static func labels(_ text: Substring) -> [String] {
        var (depth, label, labels, isLabel) = (0, "", [String](), true)
        for character in text.replacingOccurrences(of: "->", with: "") {
            switch character {
            case "(", "<", "[": depth += 1
            case ")", ">", "]": depth -= 1
            case ":" where depth == 1 && isLabel:
                labels.append(label)
                isLabel = false
            case "," where depth == 1:
                if isLabel { labels.append("_") }
                (label, isLabel) = ("", true)
            case " ": break
            default: if depth == 1 { label.append(character) }
            }
            if depth == 0 { break }
        }
        if isLabel, !label.isEmpty { labels.append("_") }
        return labels
    }
}
