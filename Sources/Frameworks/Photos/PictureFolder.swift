import Foundation
import PorticoHost
import UIKit

/// The folder that keeps the device's pictures, as image pickers see it.
struct PictureFolder: Sendable {
    let url: URL

    static var shared: PictureFolder? {
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first.map {
            PictureFolder(url: $0.appendingPathComponent("Photos", isDirectory: true))
        }
    }

    /// Oldest names first.
    var files: [URL] {
        let all = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        return all.filter { ["png", "jpg", "jpeg", "webp"].contains($0.pathExtension.lowercased()) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    func add(_ data: Data, name: String) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try WholeFile.write(data, to: url.appendingPathComponent(name))
    }
}
