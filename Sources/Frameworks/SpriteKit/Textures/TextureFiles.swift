import CoreGraphics
import Synchronization
import UIKit

/// Finds the pictures of textures in the app.
enum TextureFiles {
    private static let atlases = Mutex<[String: [String]]?>(nil)

    /// A picture by its name: a file's, a catalog's, or one of an atlas.
    static func image(named name: String) -> (image: CGImage, scale: CGFloat) {
        let found = UIImage(named: name) ?? atlasImage(named: name)
        if let image = found?.cgImage { return (image, found?.scale ?? 1) }
        print("SKTexture: Error loading image resource: \"\(name)\"")
        return (missing, 1)
    }

    private static func atlasImage(named name: String) -> UIImage? {
        for (folder, names) in folders.sorted(by: { $0.key < $1.key }) where names.contains(plain(name)) {
            if let image = UIImage(named: "\(folder).atlas/\(plain(name))") { return image }
        }
        return nil
    }

    /// The names of an atlas' pictures, without scales and endings; nil for an atlas that isn't there.
    static func names(inAtlas name: String) -> [String]? { folders[name] ?? catalogNames(inAtlas: name) }

    /// The app's atlases, as folders of pictures.
    private static var folders: [String: [String]] {
        if let known = atlases.withLock({ $0 }) { return known }
        let root = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        var found: [String: [String]] = [:]
        for folder in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        where folder.hasSuffix(".atlas") {
            found[String(folder.dropLast(6))] = pictures(in: root + "/" + folder) { !$0.hasPrefix(".") }
        }
        let folders = found
        atlases.withLock { $0 = folders }
        return folders
    }

    /// A catalog keeps an atlas as a folder of picture sets.
    private static func catalogNames(inAtlas name: String) -> [String]? {
        let root = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        for catalog in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        where catalog.hasSuffix(".xcassets") {
            let files = FileManager.default.enumerator(atPath: root + "/" + catalog)
            while let path = files?.nextObject() as? String {
                guard (path as NSString).lastPathComponent == name + ".spriteatlas" else { continue }
                return pictures(in: "\(root)/\(catalog)/\(path)") { $0.hasSuffix(".imageset") }
            }
        }
        return nil
    }

    private static func pictures(in folder: String, _ isOne: (String) -> Bool) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(files.filter(isOne).map(plain)).sorted()
    }

    private static func plain(_ file: String) -> String {
        var stem =
            ["png", "jpg", "jpeg", "imageset"].contains((file as NSString).pathExtension.lowercased())
            ? (file as NSString).deletingPathExtension : file
        for ending in ["~ipad", "~iphone", "@2x", "@3x"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
        return stem
    }

    /// Stands for a picture that isn't there.
    static let missing: CGImage = {
        let side = 64
        guard let buffer = PixelBuffer(width: side, height: side) else {
            preconditionFailure("no memory for a picture")
        }
        let pixels = buffer.data.assumingMemoryBound(to: UInt8.self)
        for y in 0..<side {
            for x in 0..<side {
                let isCross = abs(x - y) < 4 || abs(x + y - side + 1) < 4
                let pixel = pixels + y * buffer.bytesPerRow + 4 * x
                (pixel[0], pixel[1], pixel[2], pixel[3]) = isCross ? (0, 0, 255, 255) : (255, 255, 255, 255)
            }
        }
        return CGImage(pixelBuffer: buffer)
    }()

    /// Pixels of four bytes as a picture; nil for fewer than its size asks for.
    static func image(of data: Data, _ size: CGSize, topFirst: Bool) -> CGImage? {
        guard let (width, height) = PixelBuffer.size(size.width, size.height), data.count >= width * height * 4,
            let buffer = PixelBuffer(width: width, height: height)
        else { return nil }
        let bytes = [UInt8](data)
        for y in 0..<height {
            let row = (buffer.data + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let from = (topFirst ? y : height - 1 - y) * width * 4
            for x in 0..<width {
                let source = from + 4 * x
                let alpha = UInt32(bytes[source + 3])
                for channel in 0..<3 { row[4 * x + channel] = UInt8(UInt32(bytes[source + 2 - channel]) * alpha / 255) }
                row[4 * x + 3] = UInt8(alpha)
            }
        }
        return CGImage(pixelBuffer: buffer)
    }
}
