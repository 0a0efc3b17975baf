/// Arranged views that come and go.
extension UIView {
    func setHidden(_ hidden: Bool) {
        guard flags.contains(.constraintBased), let stack = parentView as? UIStackView, stack.arranges(self) else {
            backing.isHidden = hidden
            return
        }
        guard isHidden != hidden else { return }
        // Nobody sees a stack outside of all windows change: a cell that is being set up, say.
        if let animation = ViewAnimation.current, stack.window != nil {
            stack.animateHiding(of: self, hidden, animation)
        } else {
            flags.remove(.hidesAfterAnimation)
            backing.isHidden = hidden
            stack.rearrange()
        }
    }
}

extension UIStackView {
    /// Inside an animation block the view shrinks or grows, and its neighbours with it, without the app's asking for layout.
    /// One that hides stays visible for as long as that takes.
    fileprivate func animateHiding(of view: UIView, _ hidden: Bool, _ animation: ViewAnimation) {
        if hidden {
            view.flags.insert(.hidesAfterAnimation)
            let isLast = beginHiding(view)
            animation.atEnd { [weak self] in
                guard view.flags.contains(.hidesAfterAnimation), isLast() else { return }
                view.flags.remove(.hidesAfterAnimation)
                view.backing.isHidden = true
                self?.rearrange()
            }
        } else {
            view.flags.remove(.hidesAfterAnimation)
            view.backing.isHidden = false
        }
        rearrange()
        var outermost = self
        while let outer = outermost.superview as? UIStackView { outermost = outer }
        (outermost.superview ?? outermost).layoutIfNeeded()
    }
}
