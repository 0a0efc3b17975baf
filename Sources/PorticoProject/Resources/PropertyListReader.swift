import Foundation
import PorticoNib
import PorticoNibReader

/// Property lists of others: Foundation reads them, but for the binary form, of which some broken ones end the process.
enum PropertyListReader {
    /// - Throws: what is wrong with it.
    static func readList(_ data: Data) throws -> Any {
        BinaryPropertyList.isOne(data)
            ? try BinaryPropertyList.readList(data)
            : try PropertyListSerialization.propertyList(from: data, format: nil)
    }
}
