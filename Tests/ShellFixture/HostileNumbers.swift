import Foundation
import UIKit

/// A value that holds numbers, and what it looks like with some that nobody means in each place.
protocol NumbersInside {
    static var hostile: [(String, Self)] { get }
}

/// One property that holds numbers, and an object that has it.
@MainActor struct NumericProperty {
    let name: String
    private let cases: @MainActor () -> [(String, () -> Void)]

    init(name: String, cases: @escaping @MainActor () -> [(String, () -> Void)]) {
        (self.name, self.cases) = (name, cases)
    }

    init<Object: AnyObject, Value: NumbersInside>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ make: @escaping @MainActor () -> Object
    ) {
        self.init(name: name) {
            Value.hostile.map { words, value in
                (words, { HostileNumbers.use(make()) { $0[keyPath: path] = value } })
            }
        }
    }

    var attacks: [(String, () -> Void)] { cases() }
}

/// Gives each public property that holds numbers, and what is called with them, those that nobody means: NaN, infinities, ±1e300, −0, denormals. Which one is on goes
/// to `Documents/numbers` first, so that the shell's test knows what ended the app; it goes on behind that at the next launch.
@MainActor enum HostileNumbers {
    static let box = CGRect(x: 10, y: 20, width: 100, height: 50)
    /// A constraint doesn't keep its view.
    static let held = UIView(frame: box)
    static let window = UIWindow(frame: UIScreen.main.bounds)

    static func begin() {
        guard Behaviour.current.has("numbers") else { return }
        Attacks.keepErrors()
        let path = NSHomeDirectory() + "/Documents/numbers"
        let done = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0.prefix { $0 != " " }) } ?? 0
        window.makeKeyAndVisible()
        let properties = properties + calls
        let isWhole = ProcessInfo.processInfo.environment["PORTICO_WHOLE_TABLES"] != nil
        var number = 0
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        for property in properties {
            for (words, attack) in property.attacks {
                number += 1
                // By default a quarter, spread as `SlowTable` does.
                let isChosen = isWhole || (UInt32(truncatingIfNeeded: number) &* 2_654_435_769) >> 30 == 0
                if number <= done || !isChosen { continue }
                let line = "\(number) \(property.name) = \(words)\n"
                ftruncate(file, 0)
                pwrite(file, line, line.utf8.count, 0)
                attack()
            }
        }
        close(file)
        tell("numbers/\(properties.count)/\(number)")
    }

    /// What an app does with it then: shows it, lays it out, asks for its size, and turns the run loop.
    static func use<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void) {
        switch object {
        case let view as UIView:
            window.addSubview(view)
            change(object)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            _ = view.sizeThatFits(CGSize(width: 100, height: 100))
            _ = view.intrinsicContentSize
            _ = view.systemLayoutSizeFitting(.zero)
            CATransaction.flush()
            _ = window.hitTest(CGPoint(x: 30, y: 30), with: nil)
            view.removeFromSuperview()
        case let controller as UIViewController:
            change(object)
            window.rootViewController = controller
            window.layoutIfNeeded()
            CATransaction.flush()
            window.rootViewController = nil
        case let layer as CALayer:
            window.layer.addSublayer(layer)
            change(object)
            layer.setNeedsLayout()
            layer.layoutIfNeeded()
            CATransaction.flush()
            _ = layer.presentation()
            layer.removeFromSuperlayer()
        case let animation as CAAnimation:
            change(object)
            (animation as? CAPropertyAnimation)?.keyPath = "opacity"
            let layer = CALayer()
            window.layer.addSublayer(layer)
            layer.add(animation, forKey: "a")
            CATransaction.flush()
            _ = layer.presentation()
            layer.removeFromSuperlayer()
        case let recognizer as UIGestureRecognizer:
            change(object)
            window.addGestureRecognizer(recognizer)
            window.removeGestureRecognizer(recognizer)
        case let layout as UICollectionViewLayout:
            change(object)
            show(layout)
        case let item as UIBarButtonItem:
            change(object)
            show { $0.navigationItem.rightBarButtonItem = item }
        case let constraint as NSLayoutConstraint:
            guard let view = constraint.firstItem as? UIView else { return }
            window.addSubview(view)
            constraint.isActive = true
            change(object)
            window.layoutIfNeeded()
            view.removeFromSuperview()
        case let path as UIBezierPath:
            change(object)
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 9, y: 9))
            draw { path.stroke() }
        case let shadow as NSShadow:
            change(object)
            draw { NSAttributedString(string: "text", attributes: [.shadow: shadow]).draw(at: .zero) }
        case let style as NSMutableParagraphStyle:
            change(object)
            let text = NSAttributedString(string: "some text\nand more", attributes: [.paragraphStyle: style])
            _ = text.boundingRect(with: CGSize(width: 50, height: 500), options: .usesLineFragmentOrigin, context: nil)
            draw { text.draw(in: box) }
        case let cell as CAEmitterCell:
            cell.birthRate = 1
            cell.lifetime = 1
            change(object)
            let layer = CAEmitterLayer()
            layer.emitterCells = [cell]
            window.layer.addSublayer(layer)
            CATransaction.flush()
            layer.removeFromSuperlayer()
        default: change(object)
        }
    }

    static func draw(_ body: () -> Void) {
        UIGraphicsBeginImageContext(CGSize(width: 60, height: 60))
        body()
        _ = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
    }

    static func show(_ change: (UIViewController) -> Void) {
        let controller = UIViewController()
        change(controller)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.layoutIfNeeded()
        CATransaction.flush()
        window.rootViewController = nil
    }

    static func show(_ layout: UICollectionViewLayout) {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        }
        let (list, source) = (UICollectionView(frame: box, collectionViewLayout: layout), Source())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        window.addSubview(list)
        list.layoutIfNeeded()
        CATransaction.flush()
        list.removeFromSuperview()
        withExtendedLifetime(source) {}
    }
}

// MARK: Numbers

private let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, -0.0, 5e-324, -1]

extension Double: NumbersInside {
    static var hostile: [(String, Double)] { numbers.map { ("\($0)", $0) } }
}

extension CGFloat: NumbersInside {
    static var hostile: [(String, CGFloat)] { numbers.map { ("\($0)", CGFloat($0)) } }
}

extension Float: NumbersInside {
    static var hostile: [(String, Float)] {
        ([.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -3e38, -0.0, 1e-45, -1] as [Float]).map {
            ("\($0)", $0)
        }
    }
}

extension Int: NumbersInside {
    static var hostile: [(String, Int)] { [.min, -1, 0, 1_000_000_007, .max].map { ("\($0)", $0) } }
}

extension Optional: NumbersInside where Wrapped: NumbersInside {
    static var hostile: [(String, Wrapped?)] { Wrapped.hostile.map { ($0.0, $0.1) } }
}

extension CGPoint: NumbersInside {
    static var hostile: [(String, CGPoint)] { pairs { CGPoint(x: $0, y: $1) } }
}

extension CGSize: NumbersInside {
    static var hostile: [(String, CGSize)] { pairs { CGSize(width: $0, height: $1) } }
}

extension CGVector: NumbersInside {
    static var hostile: [(String, CGVector)] { pairs { CGVector(dx: $0, dy: $1) } }
}

extension UIOffset: NumbersInside {
    static var hostile: [(String, UIOffset)] { pairs { UIOffset(horizontal: $0, vertical: $1) } }
}

extension CGRect: NumbersInside {
    static var hostile: [(String, CGRect)] { fours { CGRect(x: $0, y: $1, width: $2, height: $3) } }
}

extension UIEdgeInsets: NumbersInside {
    static var hostile: [(String, UIEdgeInsets)] { fours { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) } }
}

extension NSDirectionalEdgeInsets: NumbersInside {
    static var hostile: [(String, NSDirectionalEdgeInsets)] {
        fours { NSDirectionalEdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
    }
}

extension CGAffineTransform: NumbersInside {
    static var hostile: [(String, CGAffineTransform)] {
        fours { CGAffineTransform(a: $0, b: 0, c: $1, d: 1, tx: $2, ty: $3) }
    }
}

extension CATransform3D: NumbersInside {
    static var hostile: [(String, CATransform3D)] {
        fours {
            var transform = CATransform3DIdentity
            (transform.m11, transform.m22, transform.m34, transform.m41) = ($0, $1, $2, $3)
            return transform
        }
    }
}

extension NSRange: NumbersInside {
    static var hostile: [(String, NSRange)] {
        Int.hostile.flatMap { words, n in
            [("\(words), 1", NSRange(location: n, length: 1)), ("0, \(words)", NSRange(location: 0, length: n))]
        }
    }
}

private func pairs<Value>(_ make: (Double, Double) -> Value) -> [(String, Value)] {
    numbers.flatMap { [("\($0), 1", make($0, 1)), ("1, \($0)", make(1, $0)), ("\($0), \($0)", make($0, $0))] }
}

private func fours<Value>(_ make: (Double, Double, Double, Double) -> Value) -> [(String, Value)] {
    numbers.flatMap { n in
        [
            ("\(n), 1, 9, 9", make(n, 1, 9, 9)), ("1, 1, \(n), 9", make(1, 1, n, 9)),
            ("1, 1, 9, \(n)", make(1, 1, 9, n)),
            ("all \(n)", make(n, n, n, n)),
        ]
    }
}
