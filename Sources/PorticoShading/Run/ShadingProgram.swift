/// A function as it runs: instructions for a group of pixels.
struct ShadingProgram: Sendable {
    /// These run once a picture.
    let once: [Instruction]
    /// These run for each group of pixels.
    let each: [Instruction]
    let tables: [InstructionTable]
    let constants: [(register: Int32, bits: UInt32)]
    /// The registers of the function's arguments.
    let parameters: [[Int32]]
    /// The registers of a pixel's place, colour, and whether it counts.
    let given: [Int32]
    let results: [Int32]
    let registers: Int
}
