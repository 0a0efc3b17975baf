import Foundation

/// Tables that take long: by default a part of one runs, all of it with `PORTICO_WHOLE_TABLES`, as before a release.
package enum SlowTable {
    package static let isWhole = ProcessInfo.processInfo.environment["PORTICO_WHOLE_TABLES"] != nil

    /// How often to repeat what is repeated `whole` times before a release.
    package static func rounds(_ whole: Int, else part: Int) -> Int { isWhole ? whole : part }

    /// Whether the row of this number runs. A part is a quarter, spread by the golden ratio: whatever a table's period, no column is left out.
    package static func runs(_ row: Int) -> Bool {
        isWhole || (UInt32(truncatingIfNeeded: row) &* 2_654_435_769) >> 30 == 0
    }
}
