extension FunctionCompiler {
    // MARK: Reading parts

    private static let letters: [Character: Int] = ["x": 0, "y": 1, "z": 2, "w": 3, "r": 0, "g": 1, "b": 2, "a": 3]

    /// The numbers of a vector's parts that a name stands for; nil where it stands for none.
    private static func swizzle(_ name: String, of count: Int) -> [Int]? {
        guard (1...4).contains(name.count) else { return nil }
        let indices = name.compactMap { letters[$0] }
        guard indices.count == name.count, indices.allSatisfy({ $0 < count }) else { return nil }
        let isColor = name.allSatisfy { "rgba".contains($0) }, isPlace = name.allSatisfy { "xyzw".contains($0) }
        return isColor || isPlace ? indices : nil
    }

    private func noMember(_ type: ShadingType, _ name: String, _ place: ShadingPlace) -> ShadingError {
        var remedy = "correct its name"
        if case .vector(_, let count) = type {
            remedy = "use \(["x", "x and y", "x, y and z", "x, y, z and w"][count - 1]), or r, g, b and a"
        }
        if case .structure(let structure) = type {
            remedy = "use one of: " + structure.members.map(\.name).joined(separator: ", ")
        }
        return ShadingError(place, "“\(type.shown)” has no member “\(name)”", remedy: remedy)
    }

    func member(_ value: Value, _ name: String, _ place: ShadingPlace) throws(ShadingError) -> Value {
        switch value.type {
        case .vector(let scalar, let count):
            guard let indices = Self.swizzle(name, of: count) else { throw noMember(value.type, name, place) }
            return Value(.vector(of: scalar, count: indices.count), indices.map { value.parts[$0] })
        case .structure(let structure):
            guard let member = structure.members.first(where: { $0.name == name }) else {
                throw noMember(value.type, name, place)
            }
            return Value(member.type, Array(value.parts[member.offset..<(member.offset + member.type.count)]))
        case .layer where name == "tex": return Value(.texture(.half), resource: value.resource)
        case .pointer: return try member(try buffered(value, code.constant(0), place), name, place)
        case .scalar(let scalar):
            // `x` of one number is that number.
            guard let indices = Self.swizzle(name, of: 1) else { throw noMember(value.type, name, place) }
            return Value(.vector(of: scalar, count: indices.count), indices.map { value.parts[$0] })
        default: throw noMember(value.type, name, place)
        }
    }

    /// What the elements of a value are, and how many it has.
    private func elements(of type: ShadingType) -> (type: ShadingType, count: Int)? {
        switch type {
        case .array(let element, let count): (element, count)
        case .vector(let scalar, let count): (.scalar(scalar), count)
        case .matrix(let scalar, let columns, let rows): (.vector(of: scalar, count: rows), columns)
        default: nil
        }
    }

    private func index(_ expression: Expression, of count: Int) throws(ShadingError) -> (fixed: Int?, register: Int32) {
        if let fixed = constantInteger(expression) {
            guard fixed >= 0, fixed < count else {
                throw ShadingError(
                    expression.place, "there are \(count) elements, and none has the number \(fixed)",
                    remedy: "use 0 to \(count - 1)")
            }
            return (fixed, -1)
        }
        return (nil, try indexRegister(expression))
    }

    private func indexRegister(_ expression: Expression) throws(ShadingError) -> Int32 {
        let value = try value(expression)
        guard case .scalar(let scalar) = value.type, !scalar.isReal else {
            throw ShadingError(
                expression.place, "an index is a whole number, and this is “\(value.type.shown)”",
                remedy: "convert it with “int(…)”")
        }
        return convert(value.parts[0], scalar, .int)
    }

    func element(_ value: Value, _ expression: Expression, _ place: ShadingPlace) throws(ShadingError) -> Value {
        if case .pointer = value.type { return try buffered(value, try indexRegister(expression), place) }
        guard let elements = elements(of: value.type) else {
            throw ShadingError(place, "“\(value.type.shown)” has no elements", remedy: "take the index away")
        }
        let (fixed, register) = try index(expression, of: elements.count)
        let step = elements.type.count
        if let fixed { return Value(elements.type, Array(value.parts[(fixed * step)..<((fixed + 1) * step)])) }
        return gather(value.parts, elements.type, register)
    }

    private func gather(_ parts: [Int32], _ type: ShadingType, _ index: Int32) -> Value {
        let step = type.count
        return Value(
            type,
            (0..<step).map { part in
                var table = InstructionTable()
                table.sources = stride(from: part, to: parts.count, by: step).map { parts[$0] }
                return code.emit(.gather, table, results: 1, index)[0]
            })
    }

    /// A value of the app's numbers.
    func buffered(_ value: Value, _ index: Int32, _ place: ShadingPlace) throws(ShadingError) -> Value {
        guard case .pointer(let element) = value.type, case .buffer(let number, let base, let storage)? = value.resource
        else { throw ShadingError(place, "this pointer's values aren't known here", remedy: "use the argument itself") }
        guard element != .nothing, let layout = MemoryLayoutOfType(element, storage) else {
            throw ShadingError(
                place, "values of the type “\(element.shown)” can't be read",
                remedy: "make a pointer of another type of it")
        }
        let at = base < 0 ? index : code.emit(.addInt, base, index)
        return Value(
            element,
            layout.leaves.map { leaf in
                var table = InstructionTable()
                (table.number, table.offset, table.stride, table.storage) = (
                    number, leaf.offset, layout.stride, leaf.storage
                )
                return code.emit(.readBuffer, table, results: 1, at)[0]
            })
    }

    // MARK: Writing parts

    func readTarget(_ target: Target) throws(ShadingError) -> Value {
        guard let index = target.index else { return Value(target.type, target.parts) }
        return gather(target.parts, target.type, index)
    }

    /// Finds what a reference refers to; fails where the expression is no place.
    func reference(_ expression: Expression) throws(ShadingError) -> Target {
        if case .unary("&", let operand) = expression.kind { return try target(operand, isRead: true) }
        return try target(expression, isRead: true)
    }

    /// The place that an expression names.
    func target(_ expression: Expression, isRead: Bool = false) throws(ShadingError) -> Target {
        let place = expression.place
        switch expression.kind {
        case .name(let name):
            guard let variable = try variable(name) else { throw unknown(name, place) }
            guard variable.value.resource == nil, isRead || !variable.isConstant else {
                throw ShadingError(
                    place, "“\(name)” is constant", remedy: "declare it without “const”, or write to a copy")
            }
            return Target(type: variable.value.type, parts: variable.value.parts, mask: variable.mask)
        case .member(let base, let name):
            let outer = try target(base, isRead: isRead)
            guard outer.index == nil || outer.type.count > 0 else { throw noMember(outer.type, name, place) }
            var inner = outer
            switch outer.type {
            case .vector(let scalar, let count):
                guard let indices = Self.swizzle(name, of: count) else { throw noMember(outer.type, name, place) }
                guard Set(indices).count == indices.count || isRead else {
                    throw ShadingError(place, "“\(name)” names a part twice", remedy: "write to each part once")
                }
                inner.type = .vector(of: scalar, count: indices.count)
                inner.parts = parts(indices, of: outer)
            case .structure(let structure):
                guard let member = structure.members.first(where: { $0.name == name }) else {
                    throw noMember(outer.type, name, place)
                }
                inner.type = member.type
                inner.parts = parts(Array(member.offset..<(member.offset + member.type.count)), of: outer)
            default: throw noMember(outer.type, name, place)
            }
            return inner
        case .element(let base, let expression):
            let outer = try target(base, isRead: isRead)
            guard let elements = elements(of: outer.type) else {
                throw ShadingError(place, "“\(outer.type.shown)” has no elements", remedy: "take the index away")
            }
            let (fixed, register) = try index(expression, of: elements.count)
            let step = elements.type.count
            var inner = outer
            inner.type = elements.type
            if let fixed {
                inner.parts = parts(Array((fixed * step)..<((fixed + 1) * step)), of: outer)
            } else if let known = outer.index {
                // An element of an element: one index over all of them.
                inner.index = code.emit(
                    .addInt, code.emit(.multiplyInt, known, code.constant(elements.count)), register)
            } else {
                inner.index = code.variable(register) ? copy([register])[0] : register
            }
            return inner
        case .unary("*", let operand), .unary("&", let operand): return try target(operand, isRead: isRead)
        case .assignment, .increment(_, _, true):
            _ = try value(expression)
            if case .assignment(_, let left, _) = expression.kind { return try target(left, isRead: isRead) }
            if case .increment(let operand, _, _) = expression.kind { return try target(operand, isRead: isRead) }
            fallthrough
        default:
            throw ShadingError(
                place, "nothing can be written to this", remedy: "write to a variable or to a part of one")
        }
    }

    /// Registers of parts of a place; of each of its elements, where one is chosen while it runs.
    private func parts(_ indices: [Int], of target: Target) -> [Int32] {
        guard target.index != nil else { return indices.map { target.parts[$0] } }
        let step = target.type.count
        return stride(from: 0, to: target.parts.count, by: step).flatMap { start in
            indices.map { target.parts[start + $0] }
        }
    }
}

/// This says how values of a type lie in memory.
struct MemoryLayoutOfType {
    private(set) var leaves: [(offset: Int, storage: InstructionTable.Storage)] = []
    private(set) var stride = 0
    private var alignment = 1

    /// - Parameter storage: how its numbers are kept, where their names say so.
    init?(_ type: ShadingType, _ storage: InstructionTable.Storage?) {
        switch type {
        case .scalar(let scalar): addNumbers(scalar, 1, storage)
        case .vector(let scalar, let count): addNumbers(scalar, count, storage)
        case .matrix(let scalar, let columns, let rows):
            for _ in 0..<columns { appendLayout(MemoryLayoutOfType(.vector(of: scalar, count: rows), nil)!) }
        case .array(let element, let count):
            guard let inner = MemoryLayoutOfType(element, storage) else { return nil }
            for _ in 0..<count { appendLayout(inner) }
        case .structure(let structure):
            for member in structure.members {
                guard let inner = MemoryLayoutOfType(member.type, nil) else { return nil }
                appendLayout(inner)
            }
        default: return nil
        }
        stride = (stride + alignment - 1) / alignment * alignment
    }

    private mutating func addNumbers(_ scalar: ShadingType.Scalar, _ count: Int, _ known: InstructionTable.Storage?) {
        let storage: InstructionTable.Storage =
            known ?? (scalar == .half ? .half : scalar == .float ? .float : scalar == .bool ? .byte : .word)
        let size =
            switch storage {
            case .float, .word: 4
            case .half, .short, .signedShort: 2
            case .byte, .signedByte: 1
            }
        for index in 0..<count { leaves.append((index * size, storage)) }
        // Three numbers take the place of four.
        alignment = size * (count == 3 ? 4 : count)
        stride = alignment
    }

    private mutating func appendLayout(_ inner: MemoryLayoutOfType) {
        let start = (stride + inner.alignment - 1) / inner.alignment * inner.alignment
        leaves += inner.leaves.map { ($0.offset + start, $0.storage) }
        stride = start + inner.stride
        alignment = max(alignment, inner.alignment)
    }
}
