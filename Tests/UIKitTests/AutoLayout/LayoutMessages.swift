@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What is said of constraints meanwhile.
@MainActor func layoutMessages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let write = LayoutLog.write
    LayoutLog.write = { messages.append($0) }
    defer { LayoutLog.write = write }
    body()
    return messages
}
