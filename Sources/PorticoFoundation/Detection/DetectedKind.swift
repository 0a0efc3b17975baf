import Foundation

/// Foundation's own numbers, by which apps ask and compare: on Linux most are not those of iOS. Its names for them are deprecated there,
/// as nothing of Foundation's finds such things.
package enum DetectedKind {
    package static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    package static let address = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    package static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    package static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}
