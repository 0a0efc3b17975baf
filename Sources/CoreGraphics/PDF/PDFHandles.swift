import Foundation

/// The owner of the pointers to a document's values that apps are given. They are there as long as the document is.
final class PDFHandles: @unchecked Sendable {
    /// A value in its file.
    final class Box {
        let value: PDFValue
        let file: PDFFile
        unowned let owner: PDFHandles
        /// The characters that C functions hand out pointers to.
        private(set) lazy var characters: UnsafeMutablePointer<CChar> = {
            let bytes =
                value.bytes.map { $0.map { CChar(bitPattern: $0) } }
                ?? (value.name ?? "").utf8.map { CChar(bitPattern: $0) }
            let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            memory.initialize(repeating: 0, count: bytes.count + 1)
            for (index, byte) in bytes.enumerated() { memory[index] = byte }
            hasCharacters = true
            return memory
        }()
        private var hasCharacters = false

        init(_ value: PDFValue, _ file: PDFFile, _ owner: PDFHandles) {
            (self.value, self.file, self.owner) = (value, file, owner)
        }

        deinit { if hasCharacters { characters.deallocate() } }

        var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }
        /// The value that another one of the same file is, or refers to.
        func child(_ value: PDFValue?) -> Box { owner.box(file.resolve(value), file) }
    }

    private let lock = NSLock()
    private var boxes: [Box] = []

    func box(_ value: PDFValue, _ file: PDFFile) -> Box {
        let box = Box(value, file, self)
        lock.withLock { boxes.append(box) }
        return box
    }

    func dictionary(_ value: PDFValue, _ file: PDFFile) -> OpaquePointer? {
        value.dictionary == nil ? nil : box(value, file).pointer
    }

    func array(_ value: PDFValue, _ file: PDFFile) -> OpaquePointer? {
        value.array == nil ? nil : box(value, file).pointer
    }

    static func box(of pointer: OpaquePointer) -> Box {
        Unmanaged<Box>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
