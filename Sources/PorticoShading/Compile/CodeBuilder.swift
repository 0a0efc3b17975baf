/// Collects instructions. What hangs on arguments and constants alone goes into a part of its own that runs once a picture,
/// not once for each group of pixels.
struct CodeBuilder {
    private(set) var once: [Instruction] = []
    private(set) var each: [Instruction] = []
    var tables: [InstructionTable] = []
    /// Registers that are filled before anything runs.
    private(set) var constants: [UInt32: Int32] = [:]
    /// Registers that are the same for all pixels, and keep their value.
    private var isSteady: [Bool] = []
    private(set) var registers: Int32 = 0
    /// Registers of variables: what is in one now isn't there later.
    private var isVariable: [Bool] = []

    mutating func makeRegister(steady: Bool = false, variable: Bool = false) -> Int32 {
        isSteady.append(steady)
        isVariable.append(variable)
        registers += 1
        return registers - 1
    }

    func steady(_ register: Int32) -> Bool { register < 0 || isSteady[Int(register)] }
    func variable(_ register: Int32) -> Bool { isVariable[Int(register)] }

    mutating func constant(bits: UInt32) -> Int32 {
        if let known = constants[bits] { return known }
        let register = makeRegister(steady: true)
        constants[bits] = register
        return register
    }

    mutating func constant(_ value: Float) -> Int32 { constant(bits: value.bitPattern) }
    mutating func constant(_ value: Int) -> Int32 { constant(bits: UInt32(truncatingIfNeeded: value)) }

    /// The number that a register has if it is a constant.
    func constantBits(_ register: Int32) -> UInt32? { constants.first { $0.value == register }?.key }

    /// Adds an instruction whose result is a new register.
    mutating func emit(_ code: Instruction.Code, _ a: Int32, _ b: Int32 = -1, _ c: Int32 = -1) -> Int32 {
        let isSteady = steady(a) && steady(b) && steady(c)
        let target = makeRegister(steady: isSteady)
        let instruction = Instruction(code: code, target: target, a: a, b: b, c: c)
        if isSteady { once.append(instruction) } else { each.append(instruction) }
        return target
    }

    /// Adds an instruction that changes a variable.
    mutating func write(_ instruction: Instruction) { each.append(instruction) }

    /// Adds an instruction with a table; its results are new registers.
    mutating func emit(
        _ code: Instruction.Code, _ table: InstructionTable, results: Int, _ a: Int32 = -1, _ b: Int32 = -1
    ) -> [Int32] {
        var table = table
        let isSteady = steady(a) && steady(b) && table.sources.allSatisfy { steady($0) }
        table.targets = (0..<results).map { _ in makeRegister(steady: isSteady) }
        tables.append(table)
        let instruction = Instruction(
            code: code, target: table.targets.first ?? -1, a: a, b: b, c: Int32(tables.count - 1))
        if isSteady { once.append(instruction) } else { each.append(instruction) }
        return table.targets
    }

    var count: Int { each.count + once.count }
    var next: Int32 { Int32(each.count) }

    /// Makes a jump go to what comes next.
    mutating func landJump(_ jump: Int) { each[jump].target = Int32(each.count) }
}
