// The beginnings of Apple's images. Those here are ELF's (DEV-1401): code that looks for an image of Apple's by its name finds none, and reads
// nothing of this.

/// The beginning of an image of 64 bits.
public struct mach_header_64: Sendable {
    /// The kind of file.
    public let magic: UInt32
    /// The kind of processor.
    public let cputype: Int32
    /// The model of processor.
    public let cpusubtype: Int32
    /// The kind of image: a program, a library.
    public let filetype: UInt32
    /// The number of commands behind it.
    public let ncmds: UInt32
    /// Their bytes.
    public let sizeofcmds: UInt32
    /// Settings of the linker.
    public let flags: UInt32
    /// Nothing yet.
    public let reserved: UInt32
}

/// The beginning of each command.
public struct load_command: Sendable {
    /// The kind of command.
    public let cmd: UInt32
    /// Its bytes.
    public let cmdsize: UInt32
}

/// The command for a part of 64 bits.
public struct segment_command_64: Sendable {
    /// The kind of command.
    public let cmd: UInt32
    /// The bytes of the command.
    public let cmdsize: UInt32
    /// The part's name.
    public let segname:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar
        )
    /// Where it lies, without the distance that the image was moved.
    public let vmaddr: UInt64
    /// Its bytes in memory.
    public let vmsize: UInt64
    /// The offset of its bytes in the file.
    public let fileoff: UInt64
    /// Its bytes in the file.
    public let filesize: UInt64
    /// The most that may be allowed of its memory.
    public let maxprot: Int32
    /// The rights that its memory has at first.
    public let initprot: Int32
    /// The number of sections in it.
    public let nsects: UInt32
    /// Settings of the linker.
    public let flags: UInt32
}

/// The kind of command that is about a part of 64 bits.
public var LC_SEGMENT_64: Int32 { 0x19 }
