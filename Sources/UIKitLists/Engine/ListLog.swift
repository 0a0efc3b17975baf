import Foundation

/// Where lists say what an app does wrong and gets away with.
enum ListLog {
    static func write(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
