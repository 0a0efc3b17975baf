import Foundation

/// What errors of `NSCocoaErrorDomain` say about files and data.
struct FileErrorText {
    private let code: CocoaError.Code
    private let error: NSError
    /// What was done with a file: “Remove”, “Move”, “Copy”; or that it is a “Folder”.
    private let variants: Set<String>
    private let path: String?

    init(_ error: NSError) {
        (self.error, code) = (error, CocoaError.Code(rawValue: error.code))
        let said = error.userInfo["NSUserStringVariant"]
        variants = Set((said as? [String] ?? (said as? String).map { [$0] } ?? []).map { $0.lowercased() })
        let url = error.userInfo[NSURLErrorKey] as? URL
        path = error.userInfo[NSFilePathErrorKey] as? String ?? (url?.isFileURL == true ? url?.path : nil)
    }

    private func last(_ path: String) -> String { (path as NSString).lastPathComponent }
    private func folder(of path: String) -> String { last((path as NSString).deletingLastPathComponent) }
    private var kind: String { variants.contains("folder") ? "folder" : "file" }

    /// The file “x”, or without a name just that there is one.
    private var subject: String { path.map { "The \(kind) “\(last($0))”" } ?? "The \(kind)" }
    private var object: String { path.map { "the \(kind) “\(last($0))”" } ?? "the \(kind)" }
    /// In the folder “y”, after a name.
    private var place: String {
        guard let path, !folder(of: path).isEmpty else { return "" }
        return " in the folder “\(folder(of: path))”"
    }

    /// Nil where there is no sentence for the code.
    var text: String? { actionText ?? fileText ?? dataText }

    private var actionText: String? {
        guard let path else { return nil }
        let name = "“\(last(path))”"
        if variants.contains("remove") {
            let isRefused = code == .fileWriteNoPermission || code == .fileReadNoPermission
            return "\(name) couldn’t be removed\(isRefused ? " because you don’t have permission to access it" : "")."
        }
        guard variants.contains("move") || variants.contains("copy") else { return nil }
        let done = variants.contains("move") ? "moved" : "copied"
        let there = (error.userInfo["NSDestinationFilePath"] as? String).map { "“\(folder(of: $0))”" }
        let toThere = there.map { " to \($0)" } ?? ""
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile:
            return "\(name) couldn’t be \(done)\(toThere) because either the former doesn’t exist, or the folder "
                + "containing the latter doesn’t exist."
        case .fileWriteFileExists:
            return "\(name) couldn’t be \(done)\(toThere) because an item with the same name already exists."
        case .fileWriteNoPermission, .fileReadNoPermission:
            return "\(name) couldn’t be \(done) because you don’t have permission to access \(there ?? "it")."
        default: return "\(name) couldn’t be \(done)\(toThere)."
        }
    }

    private var fileText: String? {
        switch code {
        case .fileNoSuchFile: return "\(subject) doesn’t exist."
        case .fileReadNoSuchFile:
            return kind == "folder"
                ? "\(subject) doesn’t exist." : "\(subject) couldn’t be opened because there is no such file."
        case .fileLocking: return "\(subject) couldn’t be locked."
        case .fileReadUnknown: return "\(subject) couldn’t be opened."
        case .fileReadNoPermission:
            return "\(subject) couldn’t be opened because you don’t have permission to view it."
        case .fileReadInvalidFileName: return "\(subject) couldn’t be opened because the file name is invalid."
        case .fileReadCorruptFile: return "\(subject) couldn’t be opened because it isn’t in the correct format."
        case .fileReadInapplicableStringEncoding:
            return "\(subject) couldn’t be opened because the specified text encoding isn’t applicable."
        case .fileReadTooLarge: return "\(subject) couldn’t be opened because it is too large."
        case .fileReadUnknownStringEncoding:
            return "\(subject) couldn’t be opened because the text encoding of its contents can’t be determined."
        case .fileReadUnsupportedScheme:
            return "\(subject) couldn’t be opened because the specified URL type isn’t supported."
        case .fileWriteUnknown: return "\(subject) couldn’t be saved\(place)."
        case .fileWriteNoPermission:
            return path == nil ? "You don’t have permission." : "You don’t have permission to save \(object)\(place)."
        case .fileWriteInvalidFileName:
            return "\(subject) couldn’t be saved\(place) because the file name is invalid."
        case .fileWriteFileExists:
            return "\(subject) couldn’t be saved\(place) because a file with the same name already exists."
        case .fileWriteInapplicableStringEncoding:
            return "\(subject) couldn’t be saved\(place) because the specified text encoding isn’t applicable."
        case .fileWriteOutOfSpace: return "You can’t save \(object) because the volume is out of space."
        case .fileWriteVolumeReadOnly: return "You can’t save \(object) because the volume is read only."
        default: return nil
        }
    }

    private var dataText: String? {
        switch code {
        case .propertyListReadCorrupt, .propertyListReadUnknownVersion, .coderReadCorrupt:
            return "The data couldn’t be read because it isn’t in the correct format."
        case .coderValueNotFound: return "The data couldn’t be read because it is missing."
        case .coderInvalidValue, .propertyListWriteInvalid:
            return "The data couldn’t be written because it isn’t in the correct format."
        case .formatting:
            guard let value = error.userInfo["NSInvalidValue"] else { return "The value is invalid." }
            return "The value “\(value)” is invalid."
        default: return nil
        }
    }
}
