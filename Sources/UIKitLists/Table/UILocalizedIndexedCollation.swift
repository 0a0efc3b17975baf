import Foundation
import PorticoObjC

/// Sorts things by a string of theirs into the sections of an index at a table's edge (DEV-770).
open class UILocalizedIndexedCollation: NSObject {
    public required override init() {
        super.init()
    }

    open class func current() -> Self { self.init() }

    /// What the headers of the sections say.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// What the index at the edge says.
    open var sectionIndexTitles: [String] { sectionTitles }

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section that `object` belongs to.
    /// - Parameter selector: asks it for its string.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let title = title(of: object, selector)
        guard let first = title.first else { return Self.letters.count }
        let plain = String(first).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil).uppercased()
        let letter = plain.first.map { Self.barred[$0] ?? String($0) } ?? ""
        return Self.letters.firstIndex(of: letter) ?? Self.letters.count
    }

    /// The objects in the order of their strings.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let titles = array.map { title(of: $0, selector) }
        let order = titles.indices.sorted { left, right in
            let result = titles[left].localizedCaseInsensitiveCompare(titles[right])
            return result == .orderedSame ? left < right : result == .orderedAscending
        }
        return order.map { array[$0] }
    }

    private func title(of object: Any, _ selector: Selector) -> String {
        let title = PorticoObjC.perform(selector: selector, on: object as AnyObject)
        return title as? String ?? (title as? NSString).map { "\($0)" } ?? ""
    }

    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    /// Letters that don't come apart into a plain one and a mark.
    private static let barred: [Character: String] = [
        "\u{D8}": "O", "\u{C6}": "A", "\u{152}": "O", "\u{141}": "L", "\u{110}": "D", "\u{D0}": "D", "\u{DE}": "T",
        "\u{126}": "H",
    ]
}
