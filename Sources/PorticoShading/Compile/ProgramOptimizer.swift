/// Takes out what has no effect, and gives registers that don't live at once the same place.
///
/// - From: `FunctionCompiler`
/// - To: `ShadingProgram`
struct ProgramOptimizer {
    private var each: [Instruction]
    private var once: [Instruction]
    private var tables: [InstructionTable]
    private let steady: (Int32) -> Bool
    private var results: [Int32]
    private let given: [Int32]
    private let registers: Int

    init(_ code: CodeBuilder, given: [Int32], results: [Int32]) {
        (each, once, tables) = (code.each, code.once, code.tables)
        (self.given, self.results) = (given, results)
        steady = code.steady
        registers = Int(code.registers)
    }

    /// - Parameters:
    ///   - given: registers that are filled for each group of pixels.
    ///   - constants: registers by the bits that they hold.
    mutating func program(
        parameters: [[Int32]], constants: [UInt32: Int32], boundPictures: Int
    ) -> ShadingProgram {
        joinMoves()
        removeUnused()
        let places = placeRegisters(parameters: parameters, constants: constants)
        func placeRegister(_ register: Int32) -> Int32 { register < 0 ? -1 : places.of[Int(register)] }
        func placed(_ list: [Instruction]) -> [Instruction] {
            list.map {
                var instruction = $0
                if !instruction.jumps { instruction.target = placeRegister(instruction.target) }
                (instruction.a, instruction.b) = (placeRegister(instruction.a), placeRegister(instruction.b))
                if !instruction.hasTable { instruction.c = placeRegister(instruction.c) }
                return instruction
            }
        }
        for index in tables.indices {
            tables[index].sources = tables[index].sources.map(placeRegister)
            tables[index].targets = tables[index].targets.map(placeRegister)
        }
        let once = placed(self.once), each = placed(self.each)
        return ShadingProgram(
            once: once, each: each, tables: tables,
            constants: constants.map { (placeRegister($0.value), $0.key) }.filter { $0.0 >= 0 }.sorted { $0.0 < $1.0 },
            parameters: parameters.map { $0.map(placeRegister) }, given: given.map(placeRegister),
            results: results.map(placeRegister),
            registers: places.count)
    }

    private func forEachSource(_ instruction: Instruction, _ body: (Int32) -> Void) {
        if instruction.a >= 0 { body(instruction.a) }
        if instruction.b >= 0 { body(instruction.b) }
        if instruction.hasTable {
            for source in tables[Int(instruction.c)].sources { body(source) }
            if instruction.code == .scatter { for target in tables[Int(instruction.c)].targets { body(target) } }
        } else if instruction.c >= 0 {
            body(instruction.c)
        }
        if instruction.code == .blend { body(instruction.target) }
    }

    private func forEachTarget(_ instruction: Instruction, _ body: (Int32) -> Void) {
        if instruction.jumps { return }
        if instruction.hasTable {
            for target in tables[Int(instruction.c)].targets { body(target) }
        } else {
            body(instruction.target)
        }
    }

    /// `t = a + b; v = t` becomes `v = a + b`, where t is read by nothing else.
    private mutating func joinMoves() {
        var uses = [Int32](repeating: 0, count: registers)
        for instruction in each { forEachSource(instruction) { uses[Int($0)] += 1 } }
        for result in results { uses[Int(result)] += 1 }
        var isTarget = [Bool](repeating: false, count: each.count + 1)
        for instruction in each where instruction.jumps { isTarget[Int(instruction.target)] = true }
        for index in each.indices where each[index].code == .move {
            let (variable, value) = (each[index].target, each[index].a)
            guard uses[Int(value)] == 1, !steady(value) else { continue }
            var at = index - 1
            while at >= max(0, index - 48), !each[at].jumps, !isTarget[at + 1] {
                let instruction = each[at]
                var reads = false, writes = false
                forEachTarget(instruction) { writes = writes || $0 == variable }
                if !instruction.hasTable, instruction.code != .blend, instruction.target == value {
                    // Its own operands may be the variable: they are read before the result is written, pixel for pixel.
                    if !writes {
                        each[at].target = variable
                        each[index] = Instruction(code: .move, target: variable, a: variable)
                    }
                    break
                }
                forEachSource(instruction) { reads = reads || $0 == variable }
                var makesValue = false
                forEachTarget(instruction) { makesValue = makesValue || $0 == value }
                if reads || writes || makesValue { break }
                at -= 1
            }
        }
    }

    /// Takes out instructions whose results nothing reads, and moves to where the value is.
    private mutating func removeUnused() {
        var uses = [Int32](repeating: 0, count: registers)
        for list in [once, each] {
            for instruction in list { forEachSource(instruction) { uses[Int($0)] += 1 } }
        }
        for result in results { uses[Int(result)] += 1 }
        // A blend reads its own target: a variable that only blends read is read by nothing.
        for instruction in each where instruction.code == .blend { uses[Int(instruction.target)] -= 1 }
        for instruction in each where instruction.code == .scatter {
            for target in tables[Int(instruction.c)].targets { uses[Int(target)] -= 1 }
        }
        func prune(_ list: [Instruction]) -> [Instruction?] {
            var kept: [Instruction?] = list
            for index in list.indices.reversed() {
                let instruction = list[index]
                if instruction.jumps { continue }
                var isUsed = false
                forEachTarget(instruction) { isUsed = isUsed || uses[Int($0)] > 0 }
                let isIdle = instruction.code == .move && instruction.target == instruction.a
                guard !isUsed || isIdle else { continue }
                kept[index] = nil
                forEachSource(instruction) {
                    let isOwn =
                        (instruction.code == .blend && $0 == instruction.target)
                        || (instruction.code == .scatter && tables[Int(instruction.c)].targets.contains($0))
                    if !isOwn { uses[Int($0)] -= 1 }
                }
            }
            return kept
        }
        let kept = prune(each)
        once = prune(once).compactMap(\.self)
        var moved = [Int32](repeating: 0, count: each.count + 1)
        var list: [Instruction] = []
        for (index, instruction) in kept.enumerated() {
            moved[index] = Int32(list.count)
            if let instruction { list.append(instruction) }
        }
        moved[each.count] = Int32(list.count)
        for index in list.indices where list[index].jumps { list[index].target = moved[Int(list[index].target)] }
        each = list
    }

    /// Steady registers have places of their own; the others share them by the order in which they live.
    private func placeRegisters(
        parameters: [[Int32]], constants: [UInt32: Int32]
    ) -> (of: [Int32], count: Int) {
        var of = [Int32](repeating: -1, count: registers)
        var count: Int32 = 0
        func keepRegister(_ register: Int32) {
            guard register >= 0, of[Int(register)] < 0, steady(register) else { return }
            of[Int(register)] = count
            count += 1
        }
        for list in [once, each] {
            for instruction in list {
                forEachSource(instruction, keepRegister)
                forEachTarget(instruction, keepRegister)
            }
        }
        results.forEach(keepRegister)
        parameters.joined().forEach(keepRegister)

        var first = [Int32](repeating: -1, count: registers), last = first
        func noteUse(_ register: Int32, _ index: Int32) {
            guard !steady(register) else { return }
            if first[Int(register)] < 0 { first[Int(register)] = index }
            last[Int(register)] = index
        }
        given.forEach { noteUse($0, 0) }
        for (index, instruction) in each.enumerated() {
            forEachSource(instruction) { noteUse($0, Int32(index)) }
            forEachTarget(instruction) { noteUse($0, Int32(index)) }
        }
        results.forEach { noteUse($0, Int32(each.count)) }
        // What lives when a loop begins lives until it ends, from the inner loops outwards.
        let loops = each.enumerated().filter { $0.element.code == .jump && $0.element.target <= Int32($0.offset) }
            .map { (start: $0.element.target, end: Int32($0.offset)) }.sorted { $0.end - $0.start < $1.end - $1.start }
        for register in 0..<registers where first[register] >= 0 {
            for loop in loops
            where first[register] < loop.start && last[register] >= loop.start && last[register] < loop.end {
                last[register] = loop.end
            }
        }
        let order = (0..<registers).filter { first[$0] >= 0 }.sorted { first[$0] < first[$1] }
        var free: [Int32] = []
        var ends: [[Int32]] = Array(repeating: [], count: each.count + 2)
        var freedUntil = 0
        for register in order {
            while freedUntil < Int(first[register]) {
                free += ends[freedUntil]
                freedUntil += 1
            }
            if let place = free.popLast() {
                of[register] = place
            } else {
                of[register] = count
                count += 1
            }
            ends[Int(last[register])].append(of[register])
        }
        return (of, Int(count))
    }
}
