import Foundation

/// The file that a download is handed over as: one of the app's temporary folder, which whoever gets it moves or removes.
enum DownloadedFile {
    static func write(_ data: Data) -> URL? {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
        return (try? data.write(to: file)) == nil ? nil : file
    }
}
