import Foundation

/// A place as two numbers: comparing two index paths is a call into Foundation, and hashing one costs even more.
///
/// - From: `LiveMap`, `PathMap`, `ListChange`
/// - To: nobody
struct ListPlace: Hashable, Sendable {
    var section: Int
    var item: Int

    init(section: Int, item: Int) { (self.section, self.item) = (section, item) }

    /// Nil for what is no place of an item.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        (section, item) = (path[0], path[1])
    }

    /// Traps where the path has fewer than two indices.
    init(of path: IndexPath) { (section, item) = (path.section, path.item) }

    var path: IndexPath { IndexPath(item: item, section: section) }

    static func < (a: ListPlace, b: ListPlace) -> Bool {
        a.section == b.section ? a.item < b.item : a.section < b.section
    }

    /// The same in every process, so that whatever depends on it comes out the same.
    var slot: Int {
        let mixed = UInt64(truncatingIfNeeded: section &* 0x1_0000_0001 &+ item) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 33)
    }
}
