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
