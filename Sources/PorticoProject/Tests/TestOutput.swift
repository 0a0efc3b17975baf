import Foundation

/// What a program says that runs beside others: kept in a file, and shown in one piece when it has ended.
struct TestOutput {
    private let file: URL
    let handle: FileHandle

    init(folder: String, name: String) throws {
        file = URL(fileURLWithPath: "\(folder)/\(name).log")
        try FilePaths.makeFolder(folder)
        // Appended to: this process and the program write in turn.
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ProjectError(file.path, "cannot write this file", remedy: "check free space on the disk")
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func showLive(on output: FileHandle) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return }
        output.write(data)
    }
}
