import Foundation

/// What the items of `NSItemProvider.loadItem` are as data, by their type.
enum ItemCoding {
    /// The type of an object that was given without one.
    static func type(of item: any NSSecureCoding) -> String {
        switch item {
        case let url as NSURL: (url as URL).isFileURL ? UTType.fileURL.identifier : UTType.url.identifier
        case is NSString, is NSAttributedString: UTType.utf8PlainText.identifier
        default: (item as? any NSItemProviderWriting).flatMap {
            Swift.type(of: $0).writableTypeIdentifiersForItemProvider.first
        } ?? UTType.data.identifier
        }
    }

    static func data(of item: any NSSecureCoding, as type: String) -> Data? {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data(text.description.utf8)
        case let text as NSAttributedString: return Data(text.string.utf8)
        case let url as NSURL:
            let url = url as URL
            if url.isFileURL, let kind = UTType(type), !kind.conforms(to: .url) { return try? Data(contentsOf: url) }
            return Data(url.absoluteString.utf8)
        default:
            if let writing = item as? any NSItemProviderWriting {
                var made: Data?
                let isDone = DispatchSemaphore(value: 0)
                nonisolated(unsafe) let keep: (Data?) -> Void = {
                    made = $0
                    isDone.signal()
                }
                _ = writing.loadData(withTypeIdentifier: type) { data, _ in keep(data) }
                isDone.wait()
                return made
            }
            return try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
    }

    /// What data of a type is for whoever asks for an item.
    static func item(of data: Data, as type: String) -> any NSSecureCoding {
        let kind = UTType(type)
        if kind?.conforms(to: .url) == true, let url = NSURL(string: String(decoding: data, as: UTF8.self)) {
            return url
        }
        if kind?.conforms(to: .plainText) == true || kind == .text, let text = String(data: data, encoding: .utf8) {
            return NSString(string: text)
        }
        if kind?.conforms(to: .propertyList) == true,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let object = list as AnyObject as? any NSSecureCoding
        {
            return object
        }
        return data as NSData
    }
}
