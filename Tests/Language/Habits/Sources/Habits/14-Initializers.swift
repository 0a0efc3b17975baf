import Foundation
import UIKit

// Every initialiser of Apple's classes, on classes that only the running program knows.

extension UIColor {
    static func rgb(_ code: UInt) -> Self {
        Self(
            red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255,
            blue: CGFloat(code & 255) / 255, alpha: 1)
    }
    static func gray(_ white: CGFloat) -> Self { .init(white: white, alpha: 1) }
}
extension UIBarButtonItem {
    static func closing() -> Self { .init(barButtonSystemItem: .close, target: nil, action: nil) }
    static func pictured(_ name: String) -> Self {
        .init(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }
}
final class CloseItem: UIBarButtonItem {}

extension UIFont { static func text(_ size: CGFloat) -> Self? { Self(name: "Helvetica", size: size) } }
extension UIImage { static func named(_ name: String) -> Self? { self.init(named: name) } }
extension UIBezierPath {
    static func box(_ side: CGFloat) -> Self { Self(rect: CGRect(x: 0, y: 0, width: side, height: side)) }
}
extension UITableView { static func grouped() -> Self { Self(frame: .zero, style: .grouped) } }
extension UITableViewCell { static func subtitled() -> Self { Self(style: .subtitle, reuseIdentifier: "a") } }
extension UIStackView { static func of(_ views: [UIView]) -> Self { Self(arrangedSubviews: views) } }
extension NSAttributedString { static func of(_ text: String) -> Self { Self(string: text, attributes: [:]) } }
extension NSError { static func known(_ code: Int) -> Self { Self(domain: "habits", code: code) } }
extension UIAlertController { static func asking() -> Self { Self(title: "a", message: nil, preferredStyle: .alert) } }
extension CABasicAnimation { static func fading() -> Self { Self(keyPath: "opacity") } }

func maker<V: UIView>(_ type: V.Type, _ make: () -> V = V.init) -> V { make() }
func framed<V: UIView>(_ frames: [CGRect]) -> [V] { frames.map(V.init(frame:)) }
