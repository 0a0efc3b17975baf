import Glibc

/// The beginning of a loaded image. What lies there is ELF's own (DEV-1401): only its address says something.
public struct mach_header: Sendable {
    /// The kind of file.
    public let magic: UInt32
}

/// The programs and libraries that are loaded, as the loader lists them: the program itself comes first.
private struct LoadedImages {
    private var images: [(name: UnsafePointer<CChar>?, base: UInt)] = []

    /// What the loader calls for each: two words, the address and the name, begin what it tells.
    private typealias Visit = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
    private typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32

    init() {
        // Glibc's module has it for programs alone that ask for GNU's names.
        guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return }
        let iterate = unsafeBitCast(symbol, to: Iterate.self)
        withUnsafeMutablePointer(to: &images) { images in
            _ = iterate(
                { info, _, images in
                    guard let info, let images else { return 0 }
                    let name = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
                    images.assumingMemoryBound(to: [(name: UnsafePointer<CChar>?, base: UInt)].self).pointee
                        .append((name, info.load(as: UInt.self)))
                    return 0
                }, images)
        }
    }

    var count: Int { images.count }

    subscript(index: UInt32) -> (name: UnsafePointer<CChar>?, base: UInt)? {
        images.indices.contains(Int(index)) ? images[Int(index)] : nil
    }

    /// The loader has no name for the program.
    static let program = UInt(bitPattern: realpath("/proc/self/exe", nil))
}

/// The number of programs and libraries that are loaded.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages().count) }

/// The path of a loaded image; nil where there is none of that number.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? {
    guard let image = LoadedImages()[image_index] else { return nil }
    if let name = image.name, name.pointee != 0 { return name }
    return UnsafePointer(bitPattern: LoadedImages.program)
}

/// The beginning of a loaded image; nil where there is none of that number.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? {
    LoadedImages()[image_index].flatMap { UnsafePointer(bitPattern: $0.base) }
}

/// The distance of an image from its own addresses.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
    LoadedImages()[image_index].map { Int(bitPattern: $0.base) } ?? 0
}
