import Foundation

/// Moves into the control groups that the variable `HOG_GROUPS` names and reads a file again and again that does not fit into their
/// memory, so that it waits for memory all the time. Runs until it is killed.
enum MemoryHog {
    static func run() -> Never {
        let environment = ProcessInfo.processInfo.environment
        for group in (environment["HOG_GROUPS"] ?? "").split(separator: ":") {
            guard let file = fopen("\(group)/cgroup.procs", "w"), fputs("\(getpid())", file) >= 0, fclose(file) == 0
            else {
                exit(2)
            }
        }
        let size = 64 << 20
        guard let path = environment["HOG_FILE"] else { exit(3) }
        let file = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
        guard file >= 0 else { exit(3) }
        unlink(path)
        let block = [UInt8](repeating: 1, count: 1 << 20)
        for _ in 0..<size / block.count { guard write(file, block, block.count) == block.count else { exit(4) } }
        guard fsync(file) == 0, let memory = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), memory != MAP_FAILED
        else {
            exit(5)
        }
        var sum = 0
        while true {
            for offset in stride(from: 0, to: size, by: 4096) {
                sum &+= Int(memory.load(fromByteOffset: offset, as: UInt8.self))
            }
            if sum == -1 { exit(6) }
        }
    }
}
