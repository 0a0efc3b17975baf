import Foundation
import FoundationNetworking

/// Has the addresses of files, of data and of WebSocket loaded as on iOS. Called when the library is loaded (`CNetworking`).
@_cdecl("portico_begin_networking")
package func beginNetworking() {
    _ = URLProtocol.registerClass(FileURLProtocol.self)
    _ = URLProtocol.registerClass(DataURLProtocol.self)
    WebSocketURLProtocol.installMethods()
    TaskStarts.beginWatching()
}

/// Loads the addresses of files, as a session does on iOS: a plain response with the file's length, and its bytes.
final class FileURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        do {
            let data = try Data(contentsOf: url, options: .mappedIfSafe)
            let response = URLResponse(
                url: url, mimeType: Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream",
                expectedContentLength: data.count, textEncodingName: nil)
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            if task is URLSessionDownloadTask {
                guard let file = DownloadedFile.write(data), setDownloadedFile(file) else {
                    return client.urlProtocol(self, didFailWithError: Self.error(.cannotCreateFile, url))
                }
            } else if !data.isEmpty {
                client.urlProtocol(self, didLoad: data)
            }
            client.urlProtocolDidFinishLoading(self)
        } catch {
            client.urlProtocol(self, didFailWithError: Self.error(Self.code(of: error, url), url))
        }
    }
    override func stopLoading() {}

    private static func code(of error: any Error, _ url: URL) -> URLError.Code {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            return .fileDoesNotExist
        }
        if isDirectory.boolValue { return .fileIsDirectory }
        return (error as? CocoaError)?.code == .fileReadNoPermission ? .noPermissionsToReadFile : .cannotOpenFile
    }

    private static func error(_ code: URLError.Code, _ url: URL) -> URLError {
        URLError(
            code,
            // Apps read the second, too, whose constant is deprecated.
            userInfo: [NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString])
    }

    private static let types = [
        "css": "text/css", "csv": "text/csv", "gif": "image/gif", "heic": "image/heic", "htm": "text/html",
        "html": "text/html", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
        "json": "application/json", "m4a": "audio/x-m4a", "mov": "video/quicktime", "mp3": "audio/mpeg",
        "mp4": "video/mp4", "pdf": "application/pdf", "plist": "application/x-plist", "png": "image/png",
        "svg": "image/svg+xml", "txt": "text/plain", "wav": "audio/x-wav", "webp": "image/webp", "xml": "text/xml",
        "zip": "application/zip",
    ]
}
