import UIKit

// Optional methods are called with `?` on values that aren't optional.

class OneSection: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class PlainRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

func sections(of source: UITableViewDataSource, in list: UITableView) -> Int {
    let count = source.numberOfSections?(in: list)
    return count!
}

func mayChange(_ delegate: UITextViewDelegate, _ view: UITextView) -> Bool {
    if let may = delegate.textView?(view, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: "") {
        return may
    }
    return false
}

@objc protocol Basket: AnyObject {
    @objc optional func basket(_ name: String, priceOf item: Int) -> Int
    @objc optional func names() -> [String]
}
class Fruits: NSObject, Basket { func basket(_ name: String, priceOf item: Int) -> Int { item * 2 } }

func price(_ basket: Basket) -> Int { basket.basket?("a", priceOf: 3) ?? 0 }
func names(_ basket: Basket) -> [String]? { basket.names?() }

// Requirements of the class itself.

@objc protocol Palette: AnyObject {
    static var base: Int { get }
    @objc optional static var accent: Int { get }
    @objc optional static func mix(_ other: Int) -> Int
    @objc optional static func shade(of color: Int, by part: Int) -> Int
}
class PlainPalette: NSObject, Palette { static let base = 1 }
class FullPalette: NSObject, Palette {
    static let base = 2
    static let accent = 3
    static func mix(_ other: Int) -> Int { base + other }
    class func shade(of color: Int, by part: Int) -> Int { color * part }
}
class DarkPalette: FullPalette { override class func shade(of color: Int, by part: Int) -> Int { 0 } }

func accent(_ palette: Palette.Type) -> Int? { palette.accent }
func mixed(_ palette: Palette) -> Int? { type(of: palette).mix?(2) }
func shaded(_ palette: Palette.Type) -> Int? { palette.shade?(of: 4, by: 5) }

func tell(_ delegate: UIScrollViewDelegate, _ view: UIScrollView) { delegate.scrollViewDidScroll?(view) }

// A delegate that hands on to another: of URL sessions, too.

final class Forwarding: NSObject, URLSessionDataDelegate {
    weak var next: (any URLSessionDelegate)?

    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        (next as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        (next as? URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @Sendable @escaping (URLRequest?) -> Void
    ) {
        (next as? URLSessionTaskDelegate)?.urlSession?(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler) ?? completionHandler(request)
    }
}

protocol Loading: AnyObject {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
extension URLSession: Loading {}
