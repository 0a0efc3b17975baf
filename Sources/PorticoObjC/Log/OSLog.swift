import Foundation

/// A category of log messages.
public class OSLog: NSObject, @unchecked Sendable {
    let subsystem: String
    let category: String

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "portico.disabled", category: "")

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Whether messages of this level are written: all but those for debugging.
    public func isEnabled(type: OSLogType) -> Bool { subsystem != "portico.disabled" && type != .debug }
}

/// How important a message is.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var name: String {
        switch rawValue {
        case 1: "info"
        case 2: "debug"
        case 16: "error"
        case 17: "fault"
        default: "default"
        }
    }
}

/// Who may read an interpolated value in a stored log. Nothing is stored here: all values are shown.
public struct OSLogPrivacy: Sendable {
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

/// The text of a `Logger` message, with interpolated values that may name their privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of an `OSLogMessage`.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto) {
        text += value().map { "\($0)" } ?? "nil"
    }
}

/// Writes messages of one category, to standard error.
public struct Logger: @unchecked Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }

    public func log(_ message: OSLogMessage) { write(log, .default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(log, level, message.text) }
    public func trace(_ message: OSLogMessage) { write(log, .debug, message.text) }
    public func debug(_ message: OSLogMessage) { write(log, .debug, message.text) }
    public func info(_ message: OSLogMessage) { write(log, .info, message.text) }
    public func notice(_ message: OSLogMessage) { write(log, .default, message.text) }
    public func warning(_ message: OSLogMessage) { write(log, .error, message.text) }
    public func error(_ message: OSLogMessage) { write(log, .error, message.text) }
    public func critical(_ message: OSLogMessage) { write(log, .fault, message.text) }
    public func fault(_ message: OSLogMessage) { write(log, .fault, message.text) }
}

/// Writes a message whose `%` places are filled with `args`; `%{public}@` and its like are understood.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: CVarArg...
) {
    write(log, type, filled(message, args))
}

private func filled(_ message: StaticString, _ args: [any CVarArg]) -> String {
    let format = "\(message)".replacing("{public}", with: "").replacing("{private}", with: "")
    return args.isEmpty ? format : String(format: format, arguments: args)
}

/// Writes a message of a level, its `%` places filled with `args`.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...
) {
    write(log, type, filled(message, args))
}

/// Writes a message.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
    write(log, type, message.text)
}

private func write(_ log: OSLog, _ type: OSLogType, _ text: String) {
    guard log.subsystem != OSLog.disabled.subsystem else { return }
    LogHistory.shared.append(
        LogHistory.Message(
            date: Date(), subsystem: log.subsystem, category: log.category, type: type, text: text,
            thread: UInt64(pthread_self())))
    guard log.isEnabled(type: type) else { return }
    let place = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    FileHandle.standardError.write(Data("\(type.name): \(place)\(text)\n".utf8))
}
