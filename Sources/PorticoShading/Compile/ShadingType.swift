/// A type of Metal's language, as functions that are stitched use them.
indirect enum ShadingType: Equatable, Sendable {
    /// Small whole numbers count as the large ones, and `half` is computed as `float` is.
    enum Scalar: Int, Sendable {
        case bool, int, uint, half, float
        var isReal: Bool { self == .half || self == .float }
    }
    case nothing
    case scalar(Scalar)
    case vector(Scalar, Int)
    /// Columns of rows.
    case matrix(Scalar, columns: Int, rows: Int)
    case array(ShadingType, Int)
    case structure(Structure)
    /// Numbers that the app gives.
    case pointer(ShadingType)
    case layer, texture(Scalar), sampler

    final class Structure: Equatable, Sendable {
        let name: String
        let members: [(name: String, type: ShadingType, offset: Int)]
        let count: Int

        init(_ name: String, _ members: [(name: String, type: ShadingType)]) {
            self.name = name
            var offset = 0
            self.members = members.map { member in
                defer { offset += member.type.count }
                return (member.name, member.type, offset)
            }
            count = offset
        }

        static func == (a: Structure, b: Structure) -> Bool { a === b }
    }

    static let float = ShadingType.scalar(.float)
    static let bool = ShadingType.scalar(.bool)
    static let int = ShadingType.scalar(.int)
    static let uint = ShadingType.scalar(.uint)

    /// A value of the type has so many numbers.
    var count: Int {
        switch self {
        case .nothing, .pointer, .layer, .texture, .sampler: 0
        case .scalar: 1
        case .vector(_, let count): count
        case .matrix(_, let columns, let rows): columns * rows
        case .array(let element, let count): element.count * count
        case .structure(let structure): structure.count
        }
    }

    /// What a scalar, vector or matrix consists of.
    var scalar: Scalar? {
        switch self {
        case .scalar(let scalar), .vector(let scalar, _), .matrix(let scalar, _, _): scalar
        default: nil
        }
    }

    /// The type of a vector with so many parts; of one it is a scalar.
    static func vector(of scalar: Scalar, count: Int) -> ShadingType {
        count == 1 ? .scalar(scalar) : .vector(scalar, count)
    }

    /// The same shape of other parts.
    func with(_ scalar: Scalar) -> ShadingType {
        switch self {
        case .scalar: .scalar(scalar)
        case .vector(_, let count): .vector(scalar, count)
        case .matrix(_, let columns, let rows): .matrix(scalar, columns: columns, rows: rows)
        default: self
        }
    }

    /// The type as a message shows it.
    var shown: String {
        switch self {
        case .nothing: "void"
        case .scalar(let scalar): "\(scalar)"
        case .vector(let scalar, let count): "\(scalar)\(count)"
        case .matrix(let scalar, let columns, let rows): "\(scalar)\(columns)x\(rows)"
        case .array(let element, let count): "\(element.shown)[\(count)]"
        case .structure(let structure): structure.name
        case .pointer(let element): "\(element.shown) *"
        case .layer: "SwiftUI::Layer"
        case .texture(let scalar): "texture2d<\(scalar)>"
        case .sampler: "sampler"
        }
    }

    // MARK: Names

    private static let scalars: [String: Scalar] = [
        "bool": .bool, "int": .int, "uint": .uint, "half": .half, "float": .float, "char": .int, "uchar": .uint,
        "short": .int, "ushort": .uint, "long": .int, "ulong": .uint, "size_t": .uint, "int32_t": .int,
        "uint32_t": .uint, "int16_t": .int, "uint16_t": .uint, "int8_t": .int, "uint8_t": .uint, "int64_t": .int,
        "uint64_t": .uint, "ptrdiff_t": .int, "bfloat": .half,
    ]

    private static let named: [String: ShadingType] = {
        var result: [String: ShadingType] = [
            "void": .nothing, "Layer": .layer, "sampler": .sampler, "texture2d": .texture(.float),
        ]
        for (name, scalar) in scalars {
            result[name] = .scalar(scalar)
            for count in 2...4 where !name.hasSuffix("_t") {
                result["\(name)\(count)"] = .vector(scalar, count)
                result["packed_\(name)\(count)"] = .vector(scalar, count)
                guard scalar.isReal else { continue }
                for rows in 2...4 {
                    result["\(name)\(count)x\(rows)"] = .matrix(scalar, columns: count, rows: rows)
                }
            }
        }
        return result
    }()

    private static let open: Set<String> = ["vec", "matrix", "array", "texture2d"]
    /// Types that other programs of the GPU have, which only have to be known as such.
    private static let foreign: Set<String> = [
        "unsigned", "signed", "auto", "texture1d", "texture3d", "texturecube", "depth2d", "atomic_int", "atomic_uint",
        "texture2d_array",
        "texture2d_ms", "atomic", "decltype",
    ]

    static func isBuiltIn(_ name: String) -> Bool {
        named[name] != nil || open.contains(name) || foreign.contains(name)
    }
    static func takesArguments(_ name: String) -> Bool {
        open.contains(name) || name.hasPrefix("texture") || name.hasPrefix("depth") || name == "atomic"
    }

    /// nil for the names that are open, or of an app.
    init?(named name: String) {
        guard let type = Self.named[name] else { return nil }
        self = type
    }
}
