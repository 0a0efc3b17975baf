import Foundation
import PorticoRenderModel

public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    static let inOrder: [CAValueFunctionName] = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
        .translateZ,
    ]
}

/// Lets an initializer of a class give an object that is there already.
protocol SharedByName {}

extension SharedByName {
    init?(shared: CAValueFunction) {
        guard let shared = shared as? Self else { return nil }
        self = shared
    }
}

/// Makes the value of a property of what an animation interpolates: a transform of an angle, a factor or a distance. `scale` and
/// `translate` take lists of three numbers.
open class CAValueFunction: NSObject, NSSecureCoding, SharedByName, @unchecked Sendable {
    let record: ValueFunction

    private static let all = CAValueFunctionName.inOrder.indices.compactMap {
        ValueFunction(rawValue: UInt8($0)).map { CAValueFunction($0) }
    }

    /// The one object of that name; nil for a name that is none of the constants.
    public convenience init?(name: CAValueFunctionName) {
        guard let index = CAValueFunctionName.inOrder.firstIndex(of: name) else { return nil }
        self.init(shared: CAValueFunction.all[index])
    }

    private init(_ record: ValueFunction) { self.record = record }

    public required init?(coder: NSCoder) {
        guard let record = ValueFunction(rawValue: UInt8(truncatingIfNeeded: coder.decodeInteger(forKey: "function")))
        else { return nil }
        self.record = record
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { coder.encode(Int(record.rawValue), forKey: "function") }

    open var name: CAValueFunctionName { CAValueFunctionName.inOrder[Int(record.rawValue)] }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.record == record }
    open override var hash: Int { record.hashValue }
}
