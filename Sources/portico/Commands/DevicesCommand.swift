import ArgumentParser
import PorticoHost

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that --device takes.",
        discussion: """
            EXAMPLES:
              portico devices
              portico run MyApp --device "iPad 10.9"
              portico devices --json
            """)

    @Flag(help: "Everything that is known of them, as JSON.")
    var json = false

    func run() throws {
        if json { return print(try jsonText(DeviceProfile.all)) }
        for device in DeviceProfile.all {
            let name = device.name + String(repeating: " ", count: max(1, 20 - device.name.count))
            let safe = device.portraitSafeArea
            print(
                "\(name)\(Int(device.width))×\(Int(device.height)) points @\(Int(device.scale))x, safe area \(Int(safe.top)) top \(Int(safe.bottom)) bottom"
            )
            if let same = DeviceProfile.sameScreens.first(where: { $0.profile == device.name }) {
                print("  also as " + same.names.joined(separator: ", "))
            }
        }
    }
}
