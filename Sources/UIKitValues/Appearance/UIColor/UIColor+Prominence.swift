import CoreGraphics
import Foundation

extension UIColor {
    /// The degree to which a colour stands out among others of its kind.
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary = 1
        case tertiary = 2
        case quaternary = 3

        /// The opacities of the system's labels in light.
        fileprivate var opacity: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The same colour, less prominent: with the opacity that labels of that prominence have. A dynamic colour stays dynamic.
    public func withProminence(_ prominence: Prominence) -> UIColor { withAlphaComponent(prominence.opacity) }
}
