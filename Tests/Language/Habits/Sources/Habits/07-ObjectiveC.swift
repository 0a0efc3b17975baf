import UIKit

class Runner: NSObject { @objc func run(_ body: () -> Void) { body() } }

@objc protocol MenuDelegate { @objc optional func menu(_ index: Int) -> String }
class Menu: NSObject, MenuDelegate { func menu(_ index: Int) -> String { "menu \(index)" } }

func call(_ delegate: AnyObject?) -> String? { delegate?.menu?(3) }
func number(_ value: Any) -> Double? { (value as AnyObject).doubleValue }
func described(_ object: AnyObject) -> Any? { object["description"] }

class Model: NSObject { @objc dynamic var name = "a" }
func watch<O: NSObject, V>(_ object: O, _ path: KeyPath<O, V>, _ body: @escaping () -> Void) -> NSKeyValueObservation {
    object.observe(path, options: [.new]) { _, _ in body() }
}
