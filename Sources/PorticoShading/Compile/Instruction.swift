/// What is done with all pixels of a group at once. Numbers are registers, each of which has a word a pixel.
struct Instruction: Sendable {
    enum Code: UInt8, Sendable {
        // Real numbers.
        case move, add, subtract, multiply, divide, negate, minimum, maximum, absolute, floor, ceiling, wholePart, round
        case roundEven, fraction, squareRoot, reciprocalRoot, sine, cosine, tangent, arcSine, arcCosine, arcTangent
        case arcTangent2, hyperbolicSine, hyperbolicCosine, hyperbolicTangent, areaSine, areaCosine, areaTangent
        case exponential, exponential2, exponential10, logarithm, logarithm2, logarithm10, power, remainder, multiplyAdd
        case less, lessOrEqual, equal, notEqual, isNotANumber
        // Whole numbers.
        case addInt, subtractInt, multiplyInt, divideInt, divideUInt, remainderInt, remainderUInt, and, or, exclusiveOr
        case andNot, invert, shiftLeft, shiftRight, shiftRightUInt, lessInt, lessUInt, equalInt, notEqualInt
        case multiplyHigh, countOnes, leadingZeros, trailingZeros, reverseBits
        // From one to the other.
        case intToReal, uintToReal, realToInt, realToUInt
        // What hangs on conditions: of `a` where `c` is, else of `b`.
        case select
        /// `target` becomes `a` where `c` is.
        case blend
        case jump, jumpIfNone, countStep
        // Those with a row in `CodeBuilder.tables`.
        case gather, scatter, readBuffer, sampleLayer, sampleTexture, readTexture, textureWidth, textureHeight
    }

    var code: Code
    /// The register that gets the result, or the instruction that is next.
    var target: Int32
    var a: Int32 = -1
    var b: Int32 = -1
    var c: Int32 = -1

    var jumps: Bool { code == .jump || code == .jumpIfNone || code == .countStep }

    /// Whether the instruction has a row in the tables, whose number is in `c`.
    var hasTable: Bool { code.rawValue >= Code.gather.rawValue }
}

/// This is what an instruction has besides three registers.
struct InstructionTable: Sendable {
    /// Registers that are read.
    var sources: [Int32] = []
    /// Registers that are written.
    var targets: [Int32] = []
    /// This is the number of a buffer or picture.
    var number = 0
    var sampler = SamplerState()
    /// Of a buffer: bytes to the first value, from one to the next, and how it is kept.
    var offset = 0
    var stride = 4
    var storage = Storage.float

    enum Storage: Sendable { case float, word, half, byte, signedByte, short, signedShort }
}

/// This says how a texture is sampled.
struct SamplerState: Equatable, Sendable {
    enum Address: Sendable { case clampToEdge, `repeat`, mirroredRepeat, clampToZero }
    var address = (Address.clampToEdge, Address.clampToEdge)
    var isLinear = false
    var usesPixels = false

    static func == (a: SamplerState, b: SamplerState) -> Bool {
        a.address == b.address && a.isLinear == b.isLinear && a.usesPixels == b.usesPixels
    }
}
