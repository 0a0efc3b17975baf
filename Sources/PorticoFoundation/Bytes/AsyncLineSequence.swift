import Foundation

/// The lines of bytes in UTF-8, without their ends: line feeds, carriage returns, or both. Empty lines are left out, as on iOS.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A member of the sequence.
    public typealias Element = String

    let base: Base

    /// Gives one element after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        var hasEnded = false

        /// The next line; nil at the end.
        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while !hasEnded {
                guard let byte = try await bytes.next() else {
                    hasEnded = true
                    break
                }
                if byte == 0x0A || byte == 0x0D {
                    if line.isEmpty { continue }
                    return String(decoding: line, as: UTF8.self)
                }
                line.append(byte)
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// Begins at the first element.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

/// The Unicode scalars of bytes in UTF-8; what is no UTF-8 becomes U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A member of the sequence.
    public typealias Element = UnicodeScalar

    let base: Base

    /// Gives one element after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        var unread: UInt8?

        /// The next scalar; nil at the end.
        public mutating func next() async throws -> UnicodeScalar? {
            guard let first = try await nextByte() else { return nil }
            let count =
                first < 0x80 ? 0 : first & 0xE0 == 0xC0 ? 1 : first & 0xF0 == 0xE0 ? 2 : first & 0xF8 == 0xF0 ? 3 : -1
            guard count > 0 else { return count == 0 ? UnicodeScalar(first) : "\u{FFFD}" }
            var all = [first]
            for _ in 0..<count {
                guard let next = try await nextByte() else { return "\u{FFFD}" }
                guard next & 0xC0 == 0x80 else {
                    unread = next
                    return "\u{FFFD}"
                }
                all.append(next)
            }
            return String(decoding: all, as: UTF8.self).unicodeScalars.first
        }

        private mutating func nextByte() async throws -> UInt8? {
            if let byte = unread {
                unread = nil
                return byte
            }
            return try await bytes.next()
        }
    }

    /// Begins at the first element.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

/// The characters of bytes in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A member of the sequence.
    public typealias Element = Character

    let base: Base

    /// Gives one element after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        var pending = ""

        /// The next character; nil at the end.
        public mutating func next() async throws -> Character? {
            while pending.count < 2 {
                guard let scalar = try await scalars.next() else { break }
                pending.unicodeScalars.append(scalar)
            }
            return pending.isEmpty ? nil : pending.removeFirst()
        }
    }

    /// Begins at the first element.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes, read as UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    /// The Unicode scalars of the bytes, read as UTF-8.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
    /// The characters of the bytes, read as UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}

extension FileHandle {
    /// The bytes of a file, read as they are asked for.
    public struct AsyncBytes: AsyncSequence {
        /// A member of the sequence.
        public typealias Element = UInt8

        let handle: FileHandle

        /// Gives one element after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let handle: FileHandle
            var part = Data()
            var index = 0

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if index == part.endIndex {
                    try Task.checkCancellation()
                    part = try handle.read(upToCount: 16_384) ?? Data()
                    index = part.startIndex
                    if part.isEmpty { return nil }
                }
                defer { index += 1 }
                return part[index]
            }
        }

        /// Begins at the first element.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }

    /// The bytes from where the handle stands, read as they are asked for.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}

extension URL {
    /// The bytes of a file, read as they are asked for. Those of other addresses are `URLSession.bytes(from:)`'s.
    public struct AsyncBytes: AsyncSequence {
        /// A member of the sequence.
        public typealias Element = UInt8
        let url: URL

        /// Gives one element after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var file: FileHandle.AsyncBytes.AsyncIterator?

            /// The next byte; nil at the end. Throws where the file can't be read.
            public mutating func next() async throws -> UInt8? {
                if file == nil {
                    file = FileHandle.AsyncBytes(handle: try FileHandle(forReadingFrom: url)).makeAsyncIterator()
                }
                return try await file?.next()
            }
        }

        /// Begins at the first element.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes of the file.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// The lines of the file, read as UTF-8.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
