import Foundation

/// Runs a program for groups of pixels: each instruction for all of a group before the next one.
///
/// - From: `ShadingFunction.drawPicture`
final class Evaluator {
    typealias Vector = SIMD8<Float>
    typealias Words = SIMD8<Int32>

    /// Pixels of a group.
    static let lanes = 128
    private static let vectors = lanes / 8

    private let program: ShadingProgram
    private let pictures: [ShadingPicture?]
    private let buffers: [[UInt8]]
    private let memory: UnsafeMutablePointer<Vector>
    private var steps = 0
    /// A loop went on for longer than it may.
    private(set) var wasStopped = false

    init(_ program: ShadingProgram, numbers: [[Float]], pictures: [ShadingPicture?], buffers: [[UInt8]]) {
        (self.program, self.pictures, self.buffers) = (program, pictures, buffers)
        let count = max(program.registers, 1) * Self.vectors
        memory = .allocate(capacity: count)
        memory.initialize(repeating: .zero, count: count)
        for constant in program.constants { fillRegister(constant.register, Float(bitPattern: constant.bits)) }
        for (registers, values) in zip(program.parameters, numbers) {
            for (register, value) in zip(registers, values) { fillRegister(register, value) }
        }
        run(program.once)
    }

    deinit { memory.deallocate() }

    private func fillRegister(_ register: Int32, _ value: Float) {
        guard register >= 0 else { return }
        for index in 0..<Self.vectors { vectors(register)[index] = Vector(repeating: value) }
    }

    @inline(__always) private func vectors(_ register: Int32) -> UnsafeMutablePointer<Vector> {
        memory + Int(register) &* Self.vectors
    }

    @inline(__always) private func words(_ register: Int32) -> UnsafeMutablePointer<Words> {
        UnsafeMutableRawPointer(vectors(register)).assumingMemoryBound(to: Words.self)
    }

    /// A register's numbers, pixel by pixel.
    @inline(__always) func floats(_ register: Int32) -> UnsafeMutablePointer<Float> {
        UnsafeMutableRawPointer(vectors(register)).assumingMemoryBound(to: Float.self)
    }

    @inline(__always) private func integers(_ register: Int32) -> UnsafeMutablePointer<Int32> {
        UnsafeMutableRawPointer(vectors(register)).assumingMemoryBound(to: Int32.self)
    }

    /// Where a group's places, colours and mask go; nil for what the program doesn't read.
    func given(_ index: Int) -> UnsafeMutablePointer<Float>? {
        let register = program.given[index]
        return register < 0 ? nil : floats(register)
    }

    func result(_ index: Int) -> UnsafeMutablePointer<Float> { floats(program.results[index]) }

    /// Runs the program for the group that was given.
    func run() {
        steps = 0
        run(program.each)
    }

    @inline(__always) private func applyReal(_ i: Instruction, _ body: (Vector) -> Vector) {
        let (to, a) = (vectors(i.target), vectors(i.a))
        for index in 0..<Self.vectors { to[index] = body(a[index]) }
    }

    @inline(__always) private func applyReal(_ i: Instruction, _ body: (Vector, Vector) -> Vector) {
        let (to, a, b) = (vectors(i.target), vectors(i.a), vectors(i.b))
        for index in 0..<Self.vectors { to[index] = body(a[index], b[index]) }
    }

    @inline(__always) private func applyTest(_ i: Instruction, _ body: (Vector, Vector) -> SIMDMask<Words>) {
        let (to, a, b) = (words(i.target), vectors(i.a), vectors(i.b))
        for index in 0..<Self.vectors { to[index] = unsafeBitCast(body(a[index], b[index]), to: Words.self) }
    }

    @inline(__always) private func applyWhole(_ i: Instruction, _ body: (Words, Words) -> Words) {
        let (to, a, b) = (words(i.target), words(i.a), words(i.b))
        for index in 0..<Self.vectors { to[index] = body(a[index], b[index]) }
    }

    @inline(__always) private func bits(_ mask: SIMDMask<Words>) -> Words { unsafeBitCast(mask, to: Words.self) }

    @inline(__always) private func applyScalars(_ i: Instruction, _ body: (Float) -> Float) {
        let (to, a) = (floats(i.target), floats(i.a))
        for lane in 0..<Self.lanes { to[lane] = body(a[lane]) }
    }

    @inline(__always) private func applyNumbers(_ i: Instruction, _ body: (Int32, Int32) -> Int32) {
        let (to, a, b) = (integers(i.target), integers(i.a), integers(i.b))
        for lane in 0..<Self.lanes { to[lane] = body(a[lane], b[lane]) }
    }

    @inline(__always) private func applyNumbers(_ i: Instruction, _ body: (Int32) -> Int32) {
        let (to, a) = (integers(i.target), integers(i.a))
        for lane in 0..<Self.lanes { to[lane] = body(a[lane]) }
    }

    @inline(__always) private func chosen(_ a: Words, _ b: Words, _ mask: Words) -> Words { (a & mask) | (b & ~mask) }

    private func run(_ list: [Instruction]) {
        list.withUnsafeBufferPointer { instructions in
            var next = 0
            while next < instructions.count {
                let i = instructions[next]
                next &+= 1
                switch i.code {
                case .jump: next = Int(i.target)
                case .jumpIfNone:
                    let mask = words(i.a)
                    var all = Words.zero
                    for index in 0..<Self.vectors { all |= mask[index] }
                    if all == .zero { next = Int(i.target) }
                case .countStep:
                    steps &+= 1
                    if steps > ShadingBounds.steps {
                        wasStopped = true
                        next = Int(i.target)
                    }
                default: performInstruction(i)
                }
            }
        }
    }

    private func performInstruction(_ i: Instruction) {
        switch i.code {
        case .move: applyReal(i) { $0 }
        case .add: applyReal(i) { $0 + $1 }
        case .subtract: applyReal(i) { $0 - $1 }
        case .multiply: applyReal(i) { $0 * $1 }
        case .divide: applyReal(i) { $0 / $1 }
        case .multiplyAdd:
            let (to, a, b, c) = (vectors(i.target), vectors(i.a), vectors(i.b), vectors(i.c))
            for index in 0..<Self.vectors { to[index] = a[index] * b[index] + c[index] }
        case .negate: applyReal(i) { -$0 }
        // What is no number gives way, as in Metal.
        case .minimum: applyReal(i) { $1.replacing(with: $0, where: ($0 .< $1) .| ($1 .!= $1)) }
        case .maximum: applyReal(i) { $1.replacing(with: $0, where: ($0 .> $1) .| ($1 .!= $1)) }
        case .absolute: applyReal(i) { VectorMath.magnitude($0) }
        case .floor: applyReal(i) { VectorMath.floor($0) }
        case .ceiling: applyReal(i) { -VectorMath.floor(-$0) }
        case .wholePart: applyReal(i) { VectorMath.wholePart($0) }
        case .round: applyReal(i) { VectorMath.round($0) }
        case .roundEven: applyReal(i) { VectorMath.roundEven($0) }
        case .fraction:
            applyReal(i) {
                let part = $0 - VectorMath.floor($0)
                return part.replacing(with: 0.99999994, where: part .>= 1)
            }
        case .squareRoot: applyReal(i) { $0.squareRoot() }
        case .reciprocalRoot: applyReal(i) { 1 / $0.squareRoot() }
        case .sine: applyReal(i) { VectorMath.sine($0, isCosine: false) }
        case .cosine: applyReal(i) { VectorMath.sine($0, isCosine: true) }
        case .tangent: applyReal(i) { VectorMath.sine($0, isCosine: false) / VectorMath.sine($0, isCosine: true) }
        case .arcSine: applyScalars(i) { asin($0) }
        case .arcCosine: applyScalars(i) { acos($0) }
        case .arcTangent: applyScalars(i) { atan($0) }
        case .arcTangent2:
            let (to, a, b) = (floats(i.target), floats(i.a), floats(i.b))
            for lane in 0..<Self.lanes { to[lane] = atan2(a[lane], b[lane]) }
        case .hyperbolicSine: applyScalars(i) { sinh($0) }
        case .hyperbolicCosine: applyScalars(i) { cosh($0) }
        case .hyperbolicTangent: applyScalars(i) { tanh($0) }
        case .areaSine: applyScalars(i) { asinh($0) }
        case .areaCosine: applyScalars(i) { acosh($0) }
        case .areaTangent: applyScalars(i) { atanh($0) }
        case .exponential: applyReal(i) { VectorMath.exponential2($0 * 1.442695041) }
        case .exponential2: applyReal(i) { VectorMath.exponential2($0) }
        case .exponential10: applyReal(i) { VectorMath.exponential2($0 * 3.321928095) }
        case .logarithm: applyReal(i) { VectorMath.logarithm2($0) * 0.6931471806 }
        case .logarithm2: applyReal(i) { VectorMath.logarithm2($0) }
        case .logarithm10: applyReal(i) { VectorMath.logarithm2($0) * 0.3010299957 }
        case .power: applyReal(i) { VectorMath.power($0, $1) }
        case .remainder: applyReal(i) { $0 - $1 * VectorMath.wholePart($0 / $1) }
        case .less: applyTest(i) { $0 .< $1 }
        case .lessOrEqual: applyTest(i) { $0 .<= $1 }
        case .equal: applyTest(i) { $0 .== $1 }
        case .notEqual: applyTest(i) { $0 .!= $1 }
        case .isNotANumber:
            let (to, a) = (words(i.target), vectors(i.a))
            for index in 0..<Self.vectors { to[index] = bits(a[index] .!= a[index]) }
        case .select, .blend:
            let (to, a, c) = (words(i.target), words(i.a), words(i.c))
            let b = i.code == .blend ? to : words(i.b)
            for index in 0..<Self.vectors { to[index] = chosen(a[index], b[index], c[index]) }
        case .gather, .scatter, .readBuffer, .sampleLayer, .sampleTexture, .readTexture, .textureWidth, .textureHeight:
            performLookUp(i, program.tables[Int(i.c)])
        default: performInteger(i)
        }
    }

    private func performInteger(_ i: Instruction) {
        switch i.code {
        case .addInt: applyWhole(i) { $0 &+ $1 }
        case .subtractInt: applyWhole(i) { $0 &- $1 }
        case .multiplyInt: applyWhole(i) { $0 &* $1 }
        case .and: applyWhole(i) { $0 & $1 }
        case .or: applyWhole(i) { $0 | $1 }
        case .exclusiveOr: applyWhole(i) { $0 ^ $1 }
        case .andNot: applyWhole(i) { $0 & ~$1 }
        case .invert:
            let (to, a) = (words(i.target), words(i.a))
            for index in 0..<Self.vectors { to[index] = ~a[index] }
        case .lessInt: applyWhole(i) { bits($0 .< $1) }
        case .lessUInt: applyWhole(i) { bits(($0 ^ Words(repeating: .min)) .< ($1 ^ Words(repeating: .min))) }
        case .equalInt: applyWhole(i) { bits($0 .== $1) }
        case .notEqualInt: applyWhole(i) { bits($0 .!= $1) }
        case .shiftLeft: applyWhole(i) { $0 &<< ($1 & 31) }
        case .shiftRight: applyWhole(i) { $0 &>> ($1 & 31) }
        case .shiftRightUInt: applyNumbers(i) { Int32(bitPattern: UInt32(bitPattern: $0) &>> UInt32($1 & 31)) }
        // What has no result is 0.
        case .divideInt: applyNumbers(i) { $1 == 0 ? 0 : $0.dividedReportingOverflow(by: $1).partialValue }
        case .remainderInt: applyNumbers(i) { $1 == 0 || $1 == -1 ? 0 : $0 % $1 }
        case .divideUInt:
            applyNumbers(i) { $1 == 0 ? 0 : Int32(bitPattern: UInt32(bitPattern: $0) / UInt32(bitPattern: $1)) }
        case .remainderUInt:
            applyNumbers(i) { $1 == 0 ? 0 : Int32(bitPattern: UInt32(bitPattern: $0) % UInt32(bitPattern: $1)) }
        case .multiplyHigh:
            applyNumbers(i) {
                Int32(truncatingIfNeeded: (Int64(UInt32(bitPattern: $0)) &* Int64(UInt32(bitPattern: $1))) &>> 32)
            }
        case .countOnes: applyNumbers(i) { Int32($0.nonzeroBitCount) }
        case .leadingZeros: applyNumbers(i) { Int32($0.leadingZeroBitCount) }
        case .trailingZeros: applyNumbers(i) { Int32($0.trailingZeroBitCount) }
        case .reverseBits:
            applyNumbers(i) {
                var (from, to) = (UInt32(bitPattern: $0), UInt32(0))
                for _ in 0..<32 { (to, from) = (to << 1 | from & 1, from >> 1) }
                return Int32(bitPattern: to)
            }
        case .intToReal:
            let (to, a) = (floats(i.target), integers(i.a))
            for lane in 0..<Self.lanes { to[lane] = Float(a[lane]) }
        case .uintToReal:
            let (to, a) = (floats(i.target), integers(i.a))
            for lane in 0..<Self.lanes { to[lane] = Float(UInt32(bitPattern: a[lane])) }
        case .realToInt:
            let (to, a) = (integers(i.target), floats(i.a))
            for lane in 0..<Self.lanes { to[lane] = Self.integer(a[lane]) }
        case .realToUInt:
            let (to, a) = (integers(i.target), floats(i.a))
            for lane in 0..<Self.lanes {
                let value = a[lane]
                to[lane] =
                    value >= 2_147_483_648
                    ? Int32(bitPattern: UInt32(min(value, 4_294_967_040))) : max(Self.integer(value), 0)
            }
        default: break
        }
    }

    /// The whole number towards zero; the nearest there is, and 0 of what is no number.
    @inline(__always) private static func integer(_ value: Float) -> Int32 {
        value == value ? Int32(min(max(value, -2_147_483_648), 2_147_483_520)) : 0
    }

    // MARK: Looking things up

    private func performLookUp(_ i: Instruction, _ table: InstructionTable) {
        switch i.code {
        case .gather:
            let (to, index) = (floats(i.target), integers(i.a))
            for lane in 0..<Self.lanes {
                let at = min(max(Int(index[lane]), 0), table.sources.count - 1)
                to[lane] = floats(table.sources[at])[lane]
            }
        case .scatter:
            let (value, index, mask) = (floats(i.b), integers(i.a), integers(table.sources[0]))
            for lane in 0..<Self.lanes where mask[lane] != 0 {
                let at = Int(index[lane])
                if at >= 0, at < table.targets.count { floats(table.targets[at])[lane] = value[lane] }
            }
        case .readBuffer: readBuffer(i, table)
        case .textureWidth, .textureHeight:
            let picture = table.number < pictures.count ? pictures[table.number] : nil
            let size = Int32((i.code == .textureWidth ? picture?.width : picture?.height) ?? 0)
            for index in 0..<Self.vectors { words(i.target)[index] = Words(repeating: size) }
        default: sampleColors(i, table)
        }
    }

    private func sampleColors(_ i: Instruction, _ table: InstructionTable) {
        // What nothing reads has no place.
        let targets = table.targets.map { $0 < 0 ? nil : floats($0) }
        let picture = table.number < pictures.count ? pictures[table.number] : nil
        let (x, y) = (floats(i.a), floats(i.b))
        for lane in 0..<Self.lanes {
            var color = SIMD4<Float>.zero
            if let picture {
                switch i.code {
                case .sampleLayer: color = picture.sample(x[lane], y[lane])
                case .sampleTexture: color = picture.sample(x[lane], y[lane], table.sampler)
                default: color = picture.color(Int(integers(i.a)[lane]), Int(integers(i.b)[lane]))
                }
            }
            for part in 0..<4 { targets[part]?[lane] = color[part] }
        }
    }

    private func readBuffer(_ i: Instruction, _ table: InstructionTable) {
        let (to, index) = (floats(i.target), integers(i.a))
        let none: [UInt8] = []
        (table.number < buffers.count ? buffers[table.number] : none).withUnsafeBytes { bytes in
            let size: Int =
                switch table.storage {
                case .float, .word: 4
                case .half, .short, .signedShort: 2
                case .byte, .signedByte: 1
                }
            for lane in 0..<Self.lanes {
                let offset = Int(index[lane]) &* table.stride &+ table.offset
                guard offset >= 0, offset &+ size <= bytes.count else {
                    to[lane] = 0
                    continue
                }
                func loadNumber<Number>(_ type: Number.Type) -> Number {
                    bytes.loadUnaligned(fromByteOffset: offset, as: type)
                }
                switch table.storage {
                case .float: to[lane] = loadNumber(Float.self)
                case .word: integers(i.target)[lane] = loadNumber(Int32.self)
                case .half: to[lane] = HalfNumber.float(loadNumber(UInt16.self))
                case .byte: integers(i.target)[lane] = Int32(loadNumber(UInt8.self))
                case .signedByte: integers(i.target)[lane] = Int32(loadNumber(Int8.self))
                case .short: integers(i.target)[lane] = Int32(loadNumber(UInt16.self))
                case .signedShort: integers(i.target)[lane] = Int32(loadNumber(Int16.self))
                }
            }
        }
    }
}
