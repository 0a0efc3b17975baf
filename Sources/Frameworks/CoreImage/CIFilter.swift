import CoreGraphics
import Foundation
import PorticoObjC

/// What makes a picture of others and of numbers. Filters of the system are made by name or, typed, by `CIFilter.sepiaTone()` and its kin;
/// apps' own are subclasses that override `outputImage`. They work in linear light, on the processor; their formulas are ours, so that
/// values differ from iOS's (DEV-1130).
///
/// - From: the app
/// - To: `Recipe`, which makes the picture when `CIContext` or `UIImage` asks for its pixels
open class CIFilter: NSObject, NSCopying {
    let recipe: Recipe?
    private var values: [String: Any] = [:]
    private var storedName = ""

    /// A filter of an app's own class.
    public override init() {
        recipe = nil
        super.init()
        storedName = String(describing: type(of: self))
    }

    /// A filter of the system with its values at the start; nil for a name that it hasn't got.
    public convenience init?(name: String) {
        guard let recipe = Recipe.all[name] else { return nil }
        self.init(recipe)
    }

    /// The same with some values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    dynamic init(_ recipe: Recipe) {
        self.recipe = recipe
        storedName = recipe.name
        super.init()
        setDefaults()
    }

    /// The filter's name: that which it was made by, or its class's.
    open var name: String {
        get { storedName }
        set { storedName = newValue }
    }

    /// The names of what it takes.
    open var inputKeys: [String] { recipe?.inputs.map(\.key) ?? [] }
    /// The names of what it makes.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Sets each number and colour to its value at the start.
    open func setDefaults() {
        for input in recipe?.inputs ?? [] { values[input.key] = input.standard }
    }

    /// The picture, made of the values as they are now; nil while one that it needs is missing.
    open var outputImage: CIImage? {
        recipe.flatMap { $0.make(FilterInputs(recipe: $0, values: values)) }
    }

    /// What the filter is, and each input: its class, what a slider for it may do, its value at the start.
    open var attributes: [String: Any] {
        guard let recipe else { return [kCIAttributeFilterName: name] }
        var all: [String: Any] = [
            kCIAttributeFilterName: recipe.name, kCIAttributeFilterDisplayName: recipe.displayName,
            kCIAttributeFilterCategories: [recipe.category, kCICategoryBuiltIn, kCICategoryStillImage],
        ]
        for input in recipe.inputs { all[input.key] = input.attributes }
        return all
    }

    /// The value of an input, the picture, or nil for what the filter hasn't got.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        if let value = values[key] { return value }
        return recipe == nil ? _porticoValue(forKey: key) : nil
    }

    /// Sets an input. A filter of the system hasn't got other keys: then this traps, as on iOS.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let recipe else { return _porticoSetValue(value, forKey: key) }
        guard recipe.inputs.contains(where: { $0.key == key }) else {
            return setValue(value, forUndefinedKey: key)
        }
        values[key] = value is NSNull ? nil : value
    }

    /// A filter with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let made = recipe.map(CIFilter.builtIn) ?? type(of: self).makeBlank()
        made.values = values
        made.storedName = storedName
        return made
    }

    private class func makeBlank() -> CIFilter { CIFilter() }

    /// The names of the filters of one kind, or of all.
    open class func filterNames(inCategory category: String?) -> [String] {
        let isAny = category == nil || [kCICategoryBuiltIn, kCICategoryStillImage].contains(category)
        return Recipe.all.values.filter { isAny || $0.category == category }.map(\.name).sorted()
    }

    /// The names of the filters that are of all these kinds.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        (categories ?? [kCICategoryBuiltIn]).map { Set(filterNames(inCategory: $0)) }
            .reduce(nil) { (all: Set<String>?, next) in all?.intersection(next) ?? next }?.sorted() ?? []
    }

    /// A filter's name for people; nil for a name that the system hasn't got.
    open class func localizedName(forFilterName filterName: String) -> String? { Recipe.all[filterName]?.displayName }
    /// A kind's name for people.
    open class func localizedName(forCategory category: String) -> String { String(category.dropFirst(10)) }
}

extension Recipe.Input {
    /// The value at the start.
    fileprivate var standard: Any? {
        switch kind {
        case .image, .data: nil
        case .number(let value): NSNumber(value: value)
        case .point(let x, let y): CIVector(x: x, y: y)
        case .vector(let values):
            values.map { CGFloat($0) }.withUnsafeBufferPointer {
                $0.baseAddress.map { CIVector(values: $0, count: values.count) }
            }
        case .color(let red, let green, let blue, let alpha): CIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .transform: CIVector(cgAffineTransform: .identity)
        case .text(let text): text
        }
    }

    fileprivate var attributes: [String: Any] {
        var all: [String: Any] = [kCIAttributeClass: className, kCIAttributeName: key]
        if let range {
            all[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
            all[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
        }
        all[kCIAttributeDefault] = standard
        return all
    }

    private var className: String {
        switch kind {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .point, .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSValue"
        case .data: "NSData"
        case .text: "NSString"
        }
    }
}
