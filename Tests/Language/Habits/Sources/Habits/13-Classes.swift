import QuartzCore
import UIKit

// Classes as values, and what any object is asked.

func isView(_ type: AnyClass?) -> Bool { type === UIView.self }
func isKnown(_ type: AnyClass) -> Bool { type === UILabel.self || type !== UIView.self }

final class Owners {
    var names: [String] = []
    func keep(owner: AnyObject) { names.append("\(owner)") }
}
func owned() -> [String] {
    let owners = Owners()
    owners.keep(owner: UILabel.self)
    let view: AnyObject = UIView.self
    owners.keep(owner: view)
    return owners.names
}

func ownedTwice() -> Bool {
    let (one, other): (AnyObject, AnyObject) = (UIView.self as AnyObject, UIView.self as AnyObject)
    return one === other
}

@objc protocol Speaking: NSObjectProtocol { @objc optional func speak() -> String }
final class Speaker: NSObject, Speaking {
    @objc func speak() -> String { "hello" }
    @objc func name() -> NSString { "speaker" }
}

func asked(_ speaking: Speaking) -> [Bool] {
    [
        speaking.isKind(of: Speaker.self), speaking.isKind(of: UIView.self), speaking.isMember(of: Speaker.self),
        speaking.responds(to: #selector(Speaking.speak)),
    ]
}
func performed(_ speaking: Speaking) -> Any? { speaking.perform(#selector(Speaker.name))?.takeUnretainedValue() }
func spoken(by object: AnyObject) -> AnyObject? { object.perform(NSSelectorFromString("name"))?.takeUnretainedValue() }
func transform(in value: NSValue) -> CATransform3D? { value.value(of: CATransform3D.self) }
func range(in value: NSValue) -> NSRange? { value.value(of: NSRange.self) }
func rectangle(of value: Any?) -> CGRect? { value.map { $0 as AnyObject }?.cgRectValue }

class StandIn: UIScreen {
    let raw: CGFloat
    init(scale: CGFloat) { raw = scale }
}
class TouchStandIn: UIEvent {
    let name: String
    init(name: String) { self.name = name }
}

let border: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let fill = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
func bordered(_ layer: CALayer) { layer.borderColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1) }

class Watching: UIViewController {
    var told = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
            self.told += 1
        }
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: Watching, _) in controller.told += 1 }
    }
}
