import Foundation
import PorticoBounds
import PorticoNib

extension BinaryPropertyList {
    /// Reads a list of a project's, within the bounds of what reads a project.
    package static func readList(_ data: Data) throws(Broken) -> Any {
        try read(
            data,
            within: Limits(
                depth: ReaderBounds.binaryDepth.value, values: ReaderBounds.binaryValues.value,
                tooDeep: ReaderBounds.binaryDepth.excess, tooMany: ReaderBounds.binaryValues.excess))
    }
}
