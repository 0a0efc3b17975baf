import UIKit

// Optional methods are called with `?` on values that aren't optional.

class OneSection: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
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
