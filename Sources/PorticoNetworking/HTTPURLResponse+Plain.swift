import Foundation
import FoundationNetworking

extension HTTPURLResponse {
    /// An answer of the status 200 that says what it has, as each response can. A generic function, because Foundation's own, which
    /// lies in the class above, can't be overridden.
    public convenience init<Length: BinaryInteger>(
        url: URL, mimeType: String?, expectedContentLength length: Length, textEncodingName name: String?
    ) {
        var fields: [String: String] = [:]
        if let mimeType { fields["Content-Type"] = mimeType + (name.map { "; charset=\($0)" } ?? "") }
        if length >= 0 { fields["Content-Length"] = "\(length)" }
        self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
    }
}
