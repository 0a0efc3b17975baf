import CoreGraphics
import Foundation
import UIKit

/// Something on a page that isn't of it: a link, a note, a mark, a field of a form.
///
/// What a file has is drawn as the file says until something of it is changed; annotations of an app's own, and changed ones, are drawn by
/// `draw(with:in:)`.
open class PDFAnnotation: NSObject, NSCopying {
    /// The page. It isn't owned.
    open weak var page: PDFPage?
    /// The annotation in its file.
    final private(set) var origin: PDFValue?
    private var file: PDFFile?
    private var dictionary: [String: PDFValue] = [:]
    private var isChanged = false

    // What files say by other words.
    private var ownColor: UIColor?
    private var ownInterior: UIColor?
    private var ownFont: UIFont?
    private var ownFontColor: UIColor?
    private var ownAction: PDFAction?
    private var ownPaths: [UIBezierPath] = []
    private var ownBorder: PDFBorder?
    private var custom: [PDFAnnotationKey: Any] = [:]

    /// An annotation of an app's own.
    ///
    /// - Parameters:
    ///   - bounds: in the page's space.
    ///   - properties: entries by their `PDFAnnotationKey`s, or these keys' raw values.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        super.init()
        dictionary = ["Type": .name("Annot"), "Rect": .rectangle(bounds), "F": .integer(4)]
        dictionary["Subtype"] = .name(String(annotationType.rawValue.drop { $0 == "/" }))
        isChanged = true
        for (key, value) in properties ?? [:] {
            if let key = key.base as? PDFAnnotationKey { _ = setValue(value, forAnnotationKey: key) }
            if let key = key.base as? String { _ = setValue(value, forAnnotationKey: PDFAnnotationKey(rawValue: key)) }
        }
    }

    private init(_ origin: PDFValue, _ file: PDFFile, _ dictionary: [String: PDFValue]) {
        (self.origin, self.file, self.dictionary) = (origin, file, dictionary)
        super.init()
    }

    /// An annotation of a file; nil for what is none.
    static func read(_ value: PDFValue, _ file: PDFFile, for page: PDFPage) -> PDFAnnotation? {
        guard let dictionary = file.resolve(value).dictionary, file.resolve(dictionary["Subtype"]).name != nil,
            file.resolve(dictionary["Rect"]).array?.count == 4
        else { return nil }
        return PDFAnnotation(value, file, dictionary)
    }

    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> PDFAnnotation {
        let other = PDFAnnotation(
            bounds: bounds, forType: PDFAnnotationSubtype(rawValue: type ?? ""), withProperties: nil)
        (other.origin, other.file, other.dictionary, other.isChanged) = (origin, file, dictionary, isChanged)
        (other.ownColor, other.ownInterior, other.ownFont, other.ownFontColor) = (
            ownColor, ownInterior, ownFont, ownFontColor
        )
        (other.ownAction, other.ownPaths, other.ownBorder, other.custom) = (ownAction, ownPaths, ownBorder, custom)
        return other
    }

    /// Whether poppler draws it with the page.
    final var isDrawnByFile: Bool { origin != nil && !isChanged && Swift.type(of: self) == PDFAnnotation.self }

    private func change() {
        isChanged = true
        dictionary["AP"] = nil
        if let page { page.document?.annotationsChanged(on: page) }
    }

    private func value(_ key: String) -> PDFValue { file?.resolve(dictionary[key]) ?? dictionary[key] ?? .null }

    private func set(_ key: String, _ value: PDFValue?) {
        dictionary[key] = value
        change()
    }

    // MARK: What all have

    /// Its kind, without a slash: `Highlight`.
    open var type: String? {
        get { value("Subtype").name }
        set { set("Subtype", newValue.map { .name(String($0.drop { $0 == "/" })) }) }
    }

    /// Where it is, in the page's space.
    open var bounds: CGRect {
        get {
            let numbers = value("Rect").array?.map { CGFloat(file?.resolve($0).number ?? $0.number ?? 0) } ?? []
            guard numbers.count == 4 else { return .zero }
            return CGRect(
                x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
                height: abs(numbers[3] - numbers[1]))
        }
        set { set("Rect", .rectangle(newValue)) }
    }

    private func text(_ key: String) -> String? { value(key).text }

    /// What it says: of a note and of free text, what is read.
    open var contents: String? {
        get { text("Contents") }
        set { set("Contents", newValue.map { .text($0) }) }
    }
    /// Who made it.
    open var userName: String? {
        get { text("T") }
        set { set("T", newValue.map { .text($0) }) }
    }
    /// When it was changed.
    open var modificationDate: Date? {
        get { text("M").flatMap { PDFText.date($0) } }
        set { set("M", newValue.map { .text(PDFText.text(of: $0)) }) }
    }

    private var flags: Int { value("F").integer ?? 0 }
    /// Whether it is shown.
    open var shouldDisplay: Bool {
        get { flags & 0x22 == 0 }
        set { set("F", .integer(newValue ? flags & ~0x22 : flags | 2)) }
    }
    /// Whether it is printed.
    open var shouldPrint: Bool {
        get { flags & 4 != 0 }
        set { set("F", .integer(newValue ? flags | 4 : flags & ~4)) }
    }
    /// Whether it is drawn as one that a finger holds. It is kept (DEV-1224).
    open var isHighlighted = false
    /// Whether its file has a drawing of it.
    open var hasAppearanceStream: Bool { value("AP").dictionary?["N"] != nil }

    private func color(_ key: String) -> UIColor? {
        let parts = value(key).array?.map { CGFloat($0.number ?? 0) } ?? []
        switch parts.count {
        case 1: return UIColor(white: parts[0], alpha: 1)
        case 3: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        case 4:
            let rest = 1 - parts[3]
            return UIColor(
                red: (1 - parts[0]) * rest, green: (1 - parts[1]) * rest, blue: (1 - parts[2]) * rest, alpha: 1)
        default: return nil
        }
    }

    private static func value(of color: UIColor) -> PDFValue {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return .numbers([red, green, blue])
    }

    /// The colour of its line or text; black where none was said.
    open var color: UIColor {
        get { ownColor ?? color("C") ?? .black }
        set {
            ownColor = newValue
            set("C", Self.value(of: newValue))
            dictionary["CA"] = .real(Double(newValue.cgColor.alpha))
        }
    }
    /// The colour inside squares, circles and line ends.
    open var interiorColor: UIColor? {
        get { ownInterior ?? color("IC") }
        set {
            ownInterior = newValue
            set("IC", newValue.map { Self.value(of: $0) })
        }
    }
    /// The colour behind a field; of free text, `color`.
    open var backgroundColor: UIColor? {
        get { custom[PDFAnnotationKey(rawValue: "/BG")] as? UIColor }
        set {
            custom[PDFAnnotationKey(rawValue: "/BG")] = newValue
            change()
            dictionary["MK"] = newValue.map { .dictionary(["BG": Self.value(of: $0)]) }
        }
    }
    /// The edge; nil: that of its kind.
    open var border: PDFBorder? {
        get {
            if let ownBorder { return ownBorder }
            guard let style = value("BS").dictionary else { return nil }
            let border = PDFBorder()
            border.lineWidth = CGFloat(style["W"]?.number ?? 1)
            border.style =
                ["D": .dashed, "B": .beveled, "I": .inset, "U": .underline][style["S"]?.name ?? ""] ?? .solid
            border.dashPattern = style["D"]?.array?.map { NSNumber(value: $0.number ?? 0) }
            return border
        }
        set {
            ownBorder = newValue
            set(
                "BS",
                newValue.map { border in
                    let names: [PDFBorderStyle: String] = [.dashed: "D", .beveled: "B", .inset: "I", .underline: "U"]
                    return .dictionary([
                        "W": .real(Double(border.lineWidth)), "S": .name(names[border.style] ?? "S"),
                        "D": .array((border.dashPattern ?? [3]).map { .real(($0 as? NSNumber)?.doubleValue ?? 3) }),
                    ])
                })
        }
    }

    // MARK: Links

    /// What happens when it is tapped.
    open var action: PDFAction? {
        get {
            if let ownAction { return ownAction }
            guard let file, let document = page?.document else { return nil }
            return PDFLinks(document, file).action(of: dictionary)
        }
        set {
            ownAction = newValue
            change()
            (dictionary["A"], dictionary["Dest"]) = (nil, nil)
        }
    }
    /// The address that it opens.
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }
    /// The place that it leads to.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    // MARK: Kinds

    /// The font of free text and fields; nil: that of the system.
    open var font: UIFont? {
        get { ownFont }
        set {
            ownFont = newValue
            change()
            describeFont()
        }
    }
    /// The colour of free text and fields.
    open var fontColor: UIColor? {
        get { ownFontColor }
        set {
            ownFontColor = newValue
            change()
            describeFont()
        }
    }

    private func describeFont() {
        let parts = Self.value(of: ownFontColor ?? .black).array?.map { $0.number ?? 0 } ?? []
        let color = parts.map { String(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
        dictionary["DA"] = .text("/Helv \(Int((ownFont?.pointSize ?? 12).rounded())) Tf \(color) rg")
    }

    /// How free text and fields are aligned.
    open var alignment: NSTextAlignment {
        get { [0: .left, 1: .center, 2: .right][value("Q").integer ?? 0] ?? .left }
        set { set("Q", .integer(newValue == .center ? 1 : newValue == .right ? 2 : 0)) }
    }
    /// The corners of a mark's rectangles, four to each, from the lower left corner of `bounds`: upper left and right, lower left and right.
    open var quadrilateralPoints: [NSValue]? {
        get {
            guard let numbers = value("QuadPoints").array?.map({ CGFloat($0.number ?? 0) }), !numbers.isEmpty else {
                return nil
            }
            return stride(from: 0, to: numbers.count - 1, by: 2).map {
                NSValue(cgPoint: CGPoint(x: numbers[$0] - bounds.minX, y: numbers[$0 + 1] - bounds.minY))
            }
        }
        set {
            set(
                "QuadPoints",
                newValue.map { points in
                    .numbers(points.map(\.cgPointValue).flatMap { [$0.x + bounds.minX, $0.y + bounds.minY] })
                })
        }
    }
    private func linePoint(_ index: Int) -> CGPoint {
        let numbers = value("L").array?.map { CGFloat($0.number ?? 0) } ?? []
        guard numbers.count == 4 else { return .zero }
        return CGPoint(x: numbers[2 * index] - bounds.minX, y: numbers[2 * index + 1] - bounds.minY)
    }
    private func setLine(_ start: CGPoint, _ end: CGPoint) {
        let (x, y) = (bounds.minX, bounds.minY)
        set("L", .numbers([start.x + x, start.y + y, end.x + x, end.y + y]))
    }
    /// Where a line begins, from the lower left corner of `bounds`.
    open var startPoint: CGPoint {
        get { linePoint(0) }
        set { setLine(newValue, linePoint(1)) }
    }
    /// Where a line ends, from the lower left corner of `bounds`.
    open var endPoint: CGPoint {
        get { linePoint(1) }
        set { setLine(linePoint(0), newValue) }
    }

    /// The strokes of ink, from the lower left corner of `bounds`.
    open var paths: [UIBezierPath]? {
        if !ownPaths.isEmpty { return ownPaths }
        guard let list = value("InkList").array, !list.isEmpty else { return nil }
        return list.map { stroke in
            let path = UIBezierPath()
            let numbers = (file?.resolve(stroke) ?? stroke).array?.map { CGFloat($0.number ?? 0) } ?? []
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = CGPoint(x: numbers[index] - bounds.minX, y: numbers[index + 1] - bounds.minY)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            return path
        }
    }
    /// Adds a stroke of ink.
    open func add(_ path: UIBezierPath) {
        ownPaths = (paths ?? []) + [path]
        describePaths()
    }
    /// Takes a stroke of ink out.
    open func remove(_ path: UIBezierPath) {
        ownPaths = (paths ?? []).filter { $0 !== path }
        describePaths()
    }
    private func describePaths() {
        let origin = bounds.origin
        set(
            "InkList",
            .array(
                ownPaths.map { path in
                    var numbers: [CGFloat] = []
                    path.cgPath.flattenedPoints { numbers += [$0.x + origin.x, $0.y + origin.y] }
                    return .numbers(numbers)
                }))
    }

    // MARK: Fields

    /// What kind of field it is.
    open var widgetFieldType: PDFAnnotationWidgetSubtype {
        get { PDFAnnotationWidgetSubtype(rawValue: "/" + (value("FT").name ?? "Tx")) }
        set { set("FT", .name(String(newValue.rawValue.drop { $0 == "/" }))) }
    }
    /// What a field holds.
    open var widgetStringValue: String? {
        get { text("V") ?? value("V").name }
        set { set("V", newValue.map { .text($0) }) }
    }
    /// What a field holds when its form is emptied.
    open var widgetDefaultStringValue: String? {
        get { text("DV") }
        set { set("DV", newValue.map { .text($0) }) }
    }
    /// What a field is called.
    open var fieldName: String? {
        get { text("T") }
        set { set("T", newValue.map { .text($0) }) }
    }
    private func hasFieldFlag(_ bit: Int) -> Bool { (value("Ff").integer ?? 0) & bit != 0 }
    private func setFieldFlag(_ bit: Int, _ isOn: Bool) {
        let flags = value("Ff").integer ?? 0
        set("Ff", .integer(isOn ? flags | bit : flags & ~bit))
    }
    /// Whether a field of text has several lines.
    open var isMultiline: Bool {
        get { hasFieldFlag(1 << 12) }
        set { setFieldFlag(1 << 12, newValue) }
    }
    /// Whether a field can't be changed.
    open var isReadOnly: Bool {
        get { hasFieldFlag(1) }
        set { setFieldFlag(1, newValue) }
    }
    /// Whether a field of text hides what is typed.
    open var isPasswordField: Bool { hasFieldFlag(1 << 13) }
    /// How many characters a field of text takes; 0: any number.
    open var maximumLength: Int {
        get { value("MaxLen").integer ?? 0 }
        set { set("MaxLen", newValue > 0 ? .integer(newValue) : nil) }
    }
    /// What can be chosen in a field of choices.
    open var choices: [String]? {
        get { value("Opt").array?.compactMap { $0.text ?? $0.array?.last?.text } }
        set { set("Opt", newValue.map { .array($0.map { .text($0) }) }) }
    }

    // MARK: Entries

    /// An entry: a string, a number, a rectangle in an `NSValue`, a colour, an array of these; nil for one that it doesn't have.
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
        switch key {
        case .rect: return NSValue(cgRect: bounds)
        case .color: return dictionary["C"] == nil ? nil : color
        case .interiorColor: return interiorColor
        default: break
        }
        if let own = custom[key] { return own }
        return Self.object(value(String(key.rawValue.drop { $0 == "/" })))
    }

    private static func object(_ value: PDFValue) -> Any? {
        switch value {
        case .boolean(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .string: value.text
        case .name(let name): "/" + name
        case .array(let values): values.compactMap { object($0) }
        default: nil
        }
    }

    /// Changes an entry. Returns whether the value is one that files can hold.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        let name = String(key.rawValue.drop { $0 == "/" })
        switch value {
        case let color as UIColor:
            if key == .interiorColor { interiorColor = color } else { self.color = color }
        case let border as PDFBorder: self.border = border
        case let action as PDFAction: self.action = action
        case let destination as PDFDestination: self.destination = destination
        case let text as String: set(name, text.hasPrefix("/") ? .name(String(text.dropFirst())) : .text(text))
        case let rect as CGRect: set(name, .rectangle(rect))
        case let value as NSValue where !(value is NSNumber): set(name, .rectangle(value.cgRectValue))
        case let flag as Bool: set(name, .boolean(flag))
        case let number as Int: set(name, .integer(number))
        case let number as NSNumber: set(name, .real(number.doubleValue))
        case let numbers as [NSNumber]: set(name, .numbers(numbers.map { CGFloat($0.doubleValue) }))
        case let texts as [String]: set(name, .array(texts.map { .text($0) }))
        case let date as Date: set(name, .text(PDFText.text(of: date)))
        default: return false
        }
        return true
    }

    /// Changes an entry that is a truth value.
    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }

    /// Changes an entry that is a rectangle.
    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }

    /// Takes an entry out.
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
        custom[key] = nil
        set(String(key.rawValue.drop { $0 == "/" }), nil)
        if key == .color { ownColor = nil }
        if key == .interiorColor { ownInterior = nil }
    }

    /// All entries.
    open var annotationKeyValues: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for key in dictionary.keys {
            result["/" + key] = value(forAnnotationKey: PDFAnnotationKey(rawValue: "/" + key))
        }
        return result
    }

    // MARK: Drawing and writing

    /// Draws the annotation into a context in the page's space. What kinds aren't drawn: popups, and stamps and signatures without a drawing
    /// of their file (DEV-1224).
    open func draw(with box: PDFDisplayBox, in context: CGContext) { PDFAnnotationDrawing(self).draw(in: context) }

    /// The annotation for a file that is written.
    final func written(by writer: PDFWriter, _ place: (PDFDestination) -> PDFValue?) -> PDFValue {
        if isDrawnByFile, let origin, let file, action == nil || (action as? PDFActionGoTo) == nil {
            return writer.copy(origin, of: file)
        }
        var entries = dictionary
        for key in ["P", "Parent", "Popup"] { entries[key] = nil }
        var copied = PDFValue.dictionary(entries)
        if let file { copied = writer.copy(copied, of: file) }
        guard case .dictionary(var values) = copied else { return .null }
        switch action {
        case let action as PDFActionURL:
            (values["A"], values["Dest"]) = (
                .dictionary(["S": .name("URI"), "URI": .string(Array((action.url?.absoluteString ?? "").utf8))]), nil
            )
        case let action as PDFActionGoTo: (values["A"], values["Dest"]) = (nil, place(action.destination))
        case let action as PDFActionNamed:
            values["A"] = .dictionary(["S": .name("Named"), "N": .name(action.name.fileName)])
        default: break
        }
        return writer.add(.dictionary(values))
    }
}
