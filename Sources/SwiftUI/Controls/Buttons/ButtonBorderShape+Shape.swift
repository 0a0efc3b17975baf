import UIKit

extension ButtonBorderShape: InsettableShape {
    /// The shape of a bordered button of this size.
    public func path(in rect: CGRect) -> Path { makePath(in: rect, inset: 0) }

    /// The shape, smaller on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetButtonShape(shape: self, amount: amount)
    }

    nonisolated fileprivate func makePath(in rect: CGRect, inset: CGFloat) -> Path {
        switch kind {
        case .capsule: Capsule().inset(by: inset).path(in: rect)
        case .circle: Circle().inset(by: inset).path(in: rect)
        case .automatic: RoundedRectangle(cornerRadius: 8).inset(by: inset).path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 8).inset(by: inset).path(in: rect)
        }
    }
}

/// The shape of a button, smaller on each side.
private struct InsetButtonShape: InsettableShape {
    let shape: ButtonBorderShape
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.makePath(in: rect, inset: amount) }
    nonisolated func inset(by amount: CGFloat) -> InsetButtonShape {
        InsetButtonShape(shape: shape, amount: self.amount + amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
