import Foundation

extension NSDictionary {
    /// Writes a property list file. Throws where the file can't be written, or a value doesn't fit into a property list.
    public func write(to url: URL) throws {
        guard PropertyListSerialization.propertyList(self, isValidFor: .xml) else {
            throw CocoaError(.propertyListWriteInvalid, userInfo: [NSURLErrorKey: url])
        }
        try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0)
            .write(to: url, options: .atomic)
    }

    /// The dictionary of a property list file. Throws where there is none.
    public convenience init(contentsOf url: URL, error: ()) throws {
        guard
            let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
                as? [String: Any]
        else { throw CocoaError(.propertyListReadCorrupt, userInfo: [NSURLErrorKey: url]) }
        let keys = Array(table.keys)
        self.init(
            objects: keys.map { table[$0]! as AnyObject }, forKeys: keys.map { NSString(string: $0) })
    }
}

extension NSArray {
    /// Writes a property list file. Throws where the file can't be written, or an element doesn't fit into a property list.
    public func write(to url: URL) throws {
        guard PropertyListSerialization.propertyList(self, isValidFor: .xml) else {
            throw CocoaError(.propertyListWriteInvalid, userInfo: [NSURLErrorKey: url])
        }
        try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0)
            .write(to: url, options: .atomic)
    }
}
