/// What an expression gives: registers, or something of the app's.
struct Value {
    enum Resource {
        /// The first value's index is in a register; -1 is none.
        case buffer(Int, base: Int32, storage: InstructionTable.Storage?)
        case picture(Int)
        case sampler(SamplerState)
    }
    var type: ShadingType
    var parts: [Int32] = []
    var resource: Resource?

    init(_ type: ShadingType, _ parts: [Int32] = [], resource: Resource? = nil) {
        (self.type, self.parts, self.resource) = (type, parts, resource)
    }
}

/// A variable, constant or argument with a name.
struct Variable {
    var value: Value
    /// The mask under which it was declared: pixels outside never see it.
    var mask: Int32
    var isConstant: Bool
}

/// A value is written here.
struct Target {
    var type: ShadingType
    var parts: [Int32]
    var mask: Int32
    /// Of an element that is chosen while it runs: the index, and the elements among `parts`.
    var index: Int32?

    var isSwizzle = false
}
