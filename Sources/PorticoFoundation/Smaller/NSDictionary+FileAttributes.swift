import Foundation

/// What a dictionary of a file's attributes says, as `FileManager.attributesOfItem(atPath:)` gives one; zero, false or nil for what isn't in it.
extension NSDictionary {
    private func fileAttribute<Value>(_ key: FileAttributeKey) -> Value? {
        // A Swift dictionary's keys stay Swift's; an app's own dictionary has texts.
        (object(forKey: key) ?? object(forKey: key.rawValue)) as? Value
    }

    private func fileNumber(_ key: FileAttributeKey) -> NSNumber? { fileAttribute(key) }

    /// The file's size in bytes.
    public func fileSize() -> UInt64 { fileNumber(.size)?.uint64Value ?? 0 }
    /// When the file was last changed.
    public func fileModificationDate() -> Date? { fileAttribute(.modificationDate) }
    /// When the file was made.
    public func fileCreationDate() -> Date? { fileAttribute(.creationDate) }
    /// The kind of file, one of the values of `FileAttributeType`.
    public func fileType() -> String? {
        let type: FileAttributeType? = fileAttribute(.type)
        return type?.rawValue ?? fileAttribute(.type)
    }
    /// Who may do what with the file, as the system's bits.
    public func filePosixPermissions() -> Int { fileNumber(.posixPermissions)?.intValue ?? 0 }
    /// The name of the file's owner.
    public func fileOwnerAccountName() -> String? { fileAttribute(.ownerAccountName) }
    /// The name of the file's group.
    public func fileGroupOwnerAccountName() -> String? { fileAttribute(.groupOwnerAccountName) }
    /// The number of the file's owner.
    public func fileOwnerAccountID() -> NSNumber? { fileNumber(.ownerAccountID) }
    /// The number of the file's group.
    public func fileGroupOwnerAccountID() -> NSNumber? { fileNumber(.groupOwnerAccountID) }
    /// The number of the file system that the file is in.
    public func fileSystemNumber() -> Int { fileNumber(.systemNumber)?.intValue ?? 0 }
    /// The file's number in its file system.
    public func fileSystemFileNumber() -> Int { fileNumber(.systemFileNumber)?.intValue ?? 0 }
    /// Whether the file's extension isn't shown.
    public func fileExtensionHidden() -> Bool { fileNumber(.extensionHidden)?.boolValue ?? false }
    /// Whether the file can't be changed.
    public func fileIsImmutable() -> Bool { fileNumber(.immutable)?.boolValue ?? false }
    /// Whether the file can only grow.
    public func fileIsAppendOnly() -> Bool { fileNumber(.appendOnly)?.boolValue ?? false }
}
