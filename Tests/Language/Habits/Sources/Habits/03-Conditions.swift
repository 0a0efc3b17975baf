import UIKit

#if os(macOS)
    extension EmptyController { override func frobnicate() { x = #selector(goo) } }
#endif
#if NEVER
    extension UIButton { override var isEnabled: Bool { didSet {} } }
#endif

class Conditional: UIViewController { @objc func always() {} }
#if NEVER
    extension Conditional { @objc func never() {} }
#endif
extension Conditional { @objc func too() {} }

#if FANCY
    let fancy = true
#else
    let fancy: Nothing = 1
#endif
