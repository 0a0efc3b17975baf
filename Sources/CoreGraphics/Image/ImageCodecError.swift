import Foundation

/// Why a picture could not be read or written.
package struct ImageCodecError: Error, CustomStringConvertible, LocalizedError {
    package let description: String

    package var errorDescription: String? { description }
}
