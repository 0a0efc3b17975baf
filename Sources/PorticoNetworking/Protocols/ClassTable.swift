/// A class object's words, of which those after the seventh are its methods.
struct ClassTable {
    private static let first = 7
    let words: UnsafeMutablePointer<UInt>
    let count: Int

    init(of type: AnyClass) {
        words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
        count = (Int(words[4] & 0xffff_ffff) - Int(words[4] >> 32)) / 8
    }

    /// The places at which another class has something else, and a third one hasn't.
    func differences(from other: ClassTable, not same: ClassTable) -> [Int] {
        (Self.first..<max(Self.first, count)).filter {
            words[$0] == same.words[$0] && words[$0] != other.words[$0]
        }
    }
}
