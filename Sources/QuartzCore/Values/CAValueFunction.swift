import Foundation
import PorticoRenderModel

/// The transform that a value function makes. The raw values are Core Animation's.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis, of an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis, of an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis, of an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling, of a list of three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scaling in x, of a factor.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scaling in y, of a factor.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scaling in z, of a factor.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A move, of a list of three distances in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A move in x, of a distance in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move in y, of a distance in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A move in z, of a distance in points.
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

    private dynamic init(_ record: ValueFunction) { self.record = record }

    /// The function of an archive; nil for a number that names none.
    public required init?(coder: NSCoder) {
        guard let record = ValueFunction(rawValue: UInt8(truncatingIfNeeded: coder.decodeInteger(forKey: "function")))
        else { return nil }
        self.record = record
    }

    /// True: functions are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes which function it is.
    open func encode(with coder: NSCoder) { coder.encode(Int(record.rawValue), forKey: "function") }

    /// The function's name.
    open var name: CAValueFunctionName { CAValueFunctionName.inOrder[Int(record.rawValue)] }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.record == record }
    open override var hash: Int { record.hashValue }
}
