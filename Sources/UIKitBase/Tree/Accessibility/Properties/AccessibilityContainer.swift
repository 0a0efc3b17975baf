import Foundation

/// Elements by number, as containers keep them.
enum AccessibilityContainer {
    static func element(_ index: Int, of elements: [Any]?) -> Any? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    static func index(of element: Any, in elements: [Any]?) -> Int {
        elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}
