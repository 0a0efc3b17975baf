import Foundation

/// A library with the missing Python's name that leads to an installed one.
struct PythonShim {
    /// `libpython3.10.so.1.0`.
    let missing: String
    /// The toolchain's, for machines without another.
    let compiler: String

    /// Makes it where it isn't yet, and returns its folder.
    func makeShim(in folder: String) throws -> String {
        guard let installed = Self.installed() else {
            throw ProjectError(
                missing, "the debugger needs Python 3, and there is none",
                remedy: "install it: apt-get install libpython3-dev")
        }
        let place = "\(folder)/\(missing)-\(FilePaths.name(installed))"
        let library = place + "/" + missing
        if FilePaths.isFile(library) { return place }
        try FilePaths.makeFolder(place)
        let source = place + "/shim.c"
        try FilePaths.write(Data(PackageResources.PythonShim_c_txt), to: source)
        let program = FilePaths.program("cc") ?? compiler
        // Into place at once: another run may look for it.
        let new = library + ".\(getpid())"
        let result = try ToolRunner.messages(
            program,
            [
                "-shared", "-fPIC", "-O1", "-Wl,-soname,\(missing)", "-Wl,--no-as-needed", "-o", new, source, installed,
            ])
        guard result.status == 0, rename(new, library) == 0 else {
            throw ProjectError(
                library, "can't be made:\n\(result.text)", remedy: "install a C compiler: apt-get install gcc libc6-dev"
            )
        }
        return place
    }

    /// The newest Python 3 library that the linker finds.
    static func installed() -> String? {
        let folders = [
            "/usr/lib/\(machine)-linux-gnu", "/lib/\(machine)-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib",
        ]
        let found = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.wholeMatch(of: /libpython3\.\d+\.so\.\d[\d.]*/) != nil }.map { folder + "/" + $0 }
        }
        return found.max { version($0) < version($1) }
    }

    /// 11 of `libpython3.11.so.1.0`.
    static func version(_ path: String) -> Int {
        FilePaths.name(path).firstMatch(of: /libpython3\.(\d+)/).flatMap { Int($0.output.1) } ?? 0
    }

    private static var machine: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }
}
