import Foundation
import PorticoHost

/// Where the device keeps what was sent: a folder of the app's container.
enum Outbox {
    static let folder = "Library/Portico/Outbox"

    /// Whether the device can send such things, which its starter says.
    static func hasAccount(_ variable: String) -> Bool { ProcessInfo.processInfo.environment[variable] == "1" }

    static func put(_ data: Data, ending: String, home: String = NSHomeDirectory()) throws {
        let place = home + "/" + folder
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try WholeFile.write(data, to: place + "/" + UUID().uuidString + "." + ending)
    }
}
