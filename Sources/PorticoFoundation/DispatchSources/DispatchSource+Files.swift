import Dispatch
import Foundation

/// How a file is opened to be watched alone: Linux opens it for reading, which keeps no disk from being ejected here.
public let O_EVTONLY = O_RDONLY

/// A source whose events are changes of a file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
    /// The descriptor of the file.
    public var handle: Int32 { Int32(truncatingIfNeeded: SourceWatch.of(self)?.number ?? 0) }
    /// The events since the handler last ran.
    public var data: DispatchSource.FileSystemEvent { .init(rawValue: (self as any DispatchSourceProtocol).data) }
    /// The events that are watched.
    public var mask: DispatchSource.FileSystemEvent { .init(rawValue: SourceWatch.of(self)?.mask ?? 0) }
}

extension DispatchSource {
    /// A source of the changes of an open file or folder. Keep the descriptor open until the cancel handler runs.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        SourceWatch.makeSource(UInt(fileDescriptor), mask: eventMask.rawValue, queue: queue) { deliver in
            guard let watch = FileWatch(fileDescriptor, deliver: deliver) else { return {} }
            return { watch.stopWatching() }
        }
    }
}
