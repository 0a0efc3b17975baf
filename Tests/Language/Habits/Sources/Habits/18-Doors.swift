import Darwin
import UIKit

// What any object is asked beside its own methods.

func isAdopted(_ view: UIView, _ delegate: any UITableViewDelegate) -> [Bool] {
    [
        view.conforms(to: UITableViewDelegate.self), delegate.conforms(to: UIScrollViewDelegate.self),
        delegate.superclass === NSObject.self, UILabel().superclass === UIView.self,
    ]
}
final class RowDelegate: NSObject, UITableViewDelegate {}

func numbers(_ value: Any) -> [UInt?] { [(value as AnyObject).uintValue, (value as AnyObject?)?.uintValue] }
func copied(_ object: AnyObject) -> Any { object.mutableCopy() }
func isExactly(_ object: AnyObject, _ type: AnyClass) -> Bool {
    object.isMember(of: type) && object.conforms(to: NSObjectProtocol.self)
}
func forget(_ object: AnyObject, _ observer: NSObject) {
    object.addObserver(observer, forKeyPath: "name", options: [], context: nil)
    object.removeObserver(observer, forKeyPath: "name")
}

// Classes in the place of objects.

func kinds(_ view: UIView) -> Int {
    let one: AnyObject = type(of: view)
    let all: [AnyObject] = [UIView.self, view, type(of: view)]
    return all.filter { $0 === one || $0 is UIView }.count
}

// Names by the modules that have them on iOS.

let length: CoreFoundation.CGFloat = 2
let isObject = ObjectiveC.NSObject().isKind(of: ObjectiveC.NSObject.self)

func elapsed(_ work: () -> Void) -> Double {
    var base = mach_timebase_info_data_t()
    mach_timebase_info(&base)
    let begin = mach_absolute_time()
    work()
    return Double(mach_absolute_time() - begin) * Double(base.numer) / Double(base.denom) / 1e9
}

// What a class says of its keys.

@objcMembers class Counter: NSObject {
    dynamic var total = 0
    dynamic var label: String { "\(total)" }

    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key != "total" && super.automaticallyNotifiesObservers(forKey: key)
    }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "label" ? ["total"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }
    override func setNilValueForKey(_ key: String) {
        if key == "total" { total = 0 } else { super.setNilValueForKey(key) }
    }
    func add() {
        willChangeValue(for: \.total)
        total += 1
        didChangeValue(for: \.total)
    }
}
