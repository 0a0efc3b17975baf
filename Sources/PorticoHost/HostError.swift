/// What can be wrong with a run's settings or its story. Each says what, where, and what would be right.
package enum HostError: Error, Equatable, CustomStringConvertible {
    case unknownDevice(String)
    case unknownValue(String, of: String, allowed: [String])
    case badStep(file: String, line: Int, reason: String, remedy: String)

    package var description: String {
        switch self {
        case .unknownDevice(let name):
            "unknown device “\(name)”: use one of " + DeviceProfile.all.map(\.name).joined(separator: ", ")
        case .unknownValue(let value, let name, let allowed):
            "\(name)=\(value) is not known: use one of " + allowed.joined(separator: ", ")
        case .badStep(let file, let line, let reason, let remedy):
            "\(file):\(line): \(reason): \(remedy)"
        }
    }
}
