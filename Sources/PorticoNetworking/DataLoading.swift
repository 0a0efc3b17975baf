import Foundation
import FoundationNetworking

/// Loads what an address names with the shared session, for libraries that load this one only when they need it (`AsyncImage`).
///
/// - Parameters:
///   - completion: called once on any thread with the context, and an `NSData` or an `NSError`, each retained for the callee.
/// - Returns: the task, retained, for `portico_cancel_loading`; nil where the address is none, and then `completion` isn't called.
@_cdecl("portico_load_data")
public func porticoLoadData(
    _ address: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer,
    _ completion:
        @escaping @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
        -> Void
) -> UnsafeMutableRawPointer? {
    guard let url = URL(string: String(cString: address)) else { return nil }
    let bits = UInt(bitPattern: context)
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
        guard let context = UnsafeMutableRawPointer(bitPattern: bits) else { return }
        var failure = error as NSError?
        if failure == nil, let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 {
            failure = NSError(
                domain: NSURLErrorDomain, code: URLError.Code.badServerResponse.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "\(url.host ?? "The server") answers with status \(status)."])
        }
        if let data, failure == nil {
            completion(context, Unmanaged.passRetained(data as NSData).toOpaque(), nil)
        } else {
            let error = failure ?? NSError(domain: NSURLErrorDomain, code: URLError.Code.unknown.rawValue)
            completion(context, nil, Unmanaged.passRetained(error).toOpaque())
        }
    }
    task.resume()
    return Unmanaged.passRetained(task).toOpaque()
}

/// Cancels what `portico_load_data` began, or lets go of it if it is over.
@_cdecl("portico_cancel_loading")
public func porticoCancelLoading(_ task: UnsafeMutableRawPointer) {
    Unmanaged<URLSessionDataTask>.fromOpaque(task).takeRetainedValue().cancel()
}
