import Foundation
import UIKit

extension NumericProperty {
    /// A function or an initialiser, called with numbers that nobody means.
    init<Value: NumbersInside>(call name: String, _ call: @escaping @MainActor (Value) -> Void) {
        self.init(name: name) { Value.hostile.map { words, value in (words, { call(value) }) } }
    }
}

/// What takes numbers without being a property, by hand; statement by statement, as in the other table.
extension HostileNumbers {
    static var calls: [NumericProperty] { values + views + animations + pictures + drawing + paths + texts }

    private static var values: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "UIColor(hue:saturation:brightness:alpha:)") { (x: CGFloat) in
                paint(UIColor(hue: x, saturation: 1, brightness: 1, alpha: 1))
                paint(UIColor(hue: 0.5, saturation: x, brightness: x, alpha: x))
            })
        list.append(
            .init(call: "UIColor(red:green:blue:alpha:)") { (x: CGFloat) in
                paint(UIColor(red: x, green: 1, blue: x, alpha: x))
                paint(UIColor(displayP3Red: x, green: 1, blue: x, alpha: x))
            })
        list.append(
            .init(call: "UIColor(white:alpha:)") { (x: CGFloat) in
                paint(UIColor(white: x, alpha: x))
                paint(UIColor.systemBlue.withAlphaComponent(x))
            })
        list.append(
            .init(call: "CGColor") { (x: CGFloat) in
                paint(UIColor(cgColor: CGColor(red: x, green: x, blue: x, alpha: x)))
                paint(UIColor(cgColor: CGColor(gray: x, alpha: x)))
                paint(UIColor(cgColor: CGColor(genericCMYKCyan: x, magenta: x, yellow: x, black: x, alpha: x)))
            })
        list.append(
            .init(call: "Timer") { (x: Double) in
                let timers = [
                    Timer.scheduledTimer(_porticoTimeInterval: x, repeats: true) { _ in },
                    Timer.scheduledTimer(_porticoTimeInterval: x, repeats: false) { _ in },
                    Timer(
                        _porticoFire: Date(timeIntervalSinceReferenceDate: x), interval: x, repeats: true,
                        block: { _ in }),
                ]
                for timer in timers {
                    RunLoop.main.add(timer, forMode: .common)
                    timer.tolerance = x
                    timer.fireDate = Date(timeIntervalSinceReferenceDate: x)
                    _ = RunLoop.main.limitDate(forMode: .default)
                    timer.fire()
                    timer.invalidate()
                }
            })
        list.append(
            .init(call: "CAFrameRateRange") { (x: Float) in
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.preferredFrameRateRange = CAFrameRateRange(minimum: x, maximum: x, preferred: x)
                use(animation) { $0.duration = 1 }
            })
        list.append(
            .init(call: "UIImpactFeedbackGenerator.impactOccurred") { (x: CGFloat) in
                UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: x)
            })
        list.append(
            .init(call: "CGRect") { (r: CGRect) in
                // What else a rectangle can do is Foundation's, and ends the process by itself for NaN.
                _ = (
                    r.applying(CGAffineTransform(rotationAngle: 1)),
                    r.inset(by: UIEdgeInsets(top: r.minX, left: 1, bottom: 1, right: 1))
                )
            })
        list.append(
            .init(call: "CGAffineTransform") { (t: CGAffineTransform) in
                _ = t.inverted().concatenating(t).rotated(by: t.a).scaledBy(x: t.c, y: t.tx).translatedBy(
                    x: t.a, y: t.ty)
                _ = box.applying(t)
            })
        return list
    }

    private static var views: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "UIView geometry") { (p: CGPoint) in
                window.addSubview(held)
                _ = (held.convert(p, to: nil), held.convert(p, from: window), held.hitTest(p, with: nil))
                _ = (held.point(inside: p, with: nil), held.layer.hitTest(p), held.layer.convert(p, to: window.layer))
                held.removeFromSuperview()
            })
        list.append(
            .init(call: "UIView rectangles") { (r: CGRect) in
                window.addSubview(held)
                _ = (held.convert(r, to: nil), held.frame(forAlignmentRect: r), held.alignmentRect(forFrame: r))
                held.setNeedsDisplay(r)
                _ = held.resizableSnapshotView(
                    from: r, afterScreenUpdates: true,
                    withCapInsets: UIEdgeInsets(top: r.minX, left: 1, bottom: r.width, right: 1))
                draw { _ = held.drawHierarchy(in: r, afterScreenUpdates: false) }
                CATransaction.flush()
                held.removeFromSuperview()
            })
        list.append(
            .init(call: "fitting") { (s: CGSize) in
                let stack = UIStackView(arrangedSubviews: [label(), label()])
                for view in [stack, label(), UIButton(type: .system), UITextField(), UITextView(), UISearchBar()] {
                    window.addSubview(view)
                    _ = (view.sizeThatFits(s), view.systemLayoutSizeFitting(s))
                    _ = view.systemLayoutSizeFitting(
                        s, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                    view.removeFromSuperview()
                }
            })
        list.append(
            .init(call: "UIStackView.setCustomSpacing") { (x: CGFloat) in
                let stack = UIStackView(arrangedSubviews: [label(), label()])
                show(stack) { stack.setCustomSpacing(x, after: stack.arrangedSubviews[0]) }
            })
        list.append(
            .init(call: "anchors") { (x: CGFloat) in
                let view = UIView()
                show(view) { view.widthAnchor.constraint(greaterThanOrEqualToConstant: x).isActive = true }
            })
        list.append(
            .init(call: "multipliers") { (x: CGFloat) in
                let view = UIView()
                show(view) {
                    view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: x, constant: 1).isActive = true
                }
            })
        list.append(
            .init(call: "UIScrollView") { (r: CGRect) in
                let scroll = UIScrollView(frame: box)
                scroll.contentSize = CGSize(width: 500, height: 500)
                scroll.maximumZoomScale = 4
                show(scroll) {
                    scroll.setContentOffset(r.origin, animated: true)
                    scroll.setContentOffset(r.origin, animated: false)
                    scroll.scrollRectToVisible(r, animated: true)
                    scroll.scrollRectToVisible(r, animated: false)
                    scroll.setZoomScale(r.width, animated: true)
                    scroll.setZoomScale(r.width, animated: false)
                    scroll.zoom(to: r, animated: true)
                    scroll.zoom(to: r, animated: false)
                }
            })
        list.append(
            .init(call: "UISlider.setValue") { (x: Float) in
                let (slider, progress) = (UISlider(frame: box), UIProgressView(frame: box))
                show(slider) { slider.setValue(x, animated: true) }
                show(progress) { progress.setProgress(x, animated: true) }
            })
        list.append(
            .init(call: "UISegmentedControl.setWidth") { (s: CGSize) in
                let control = UISegmentedControl(items: ["A", "B"])
                show(control) {
                    control.setWidth(s.width, forSegmentAt: 0)
                    control.setContentOffset(s, forSegmentAt: 1)
                }
            })
        list.append(
            .init(call: "UIDatePicker.setDate") { (x: Double) in
                let picker = UIDatePicker(frame: box)
                show(picker) { picker.setDate(Date(timeIntervalSinceReferenceDate: x), animated: true) }
            })
        list.append(
            .init(call: "UITableView") { (r: CGRect) in
                let table = UITableView(frame: box)
                show(table) { _ = (table.indexPathForRow(at: r.origin), table.indexPathsForRows(in: r)) }
            })
        list.append(
            .init(call: "UICollectionView") { (r: CGRect) in
                let layout = UICollectionViewFlowLayout()
                let list = UICollectionView(frame: box, collectionViewLayout: layout)
                show(list) { _ = (list.indexPathForItem(at: r.origin), layout.layoutAttributesForElements(in: r)) }
            })
        list.append(
            .init(call: "NSCollectionLayoutDimension") { (x: CGFloat) in
                for width in [
                    NSCollectionLayoutDimension.absolute(x), .estimated(x), .fractionalWidth(x), .fractionalHeight(x),
                ] {
                    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: width)
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                    group.interItemSpacing = .fixed(x)
                    show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
                }
            })
        list.append(
            .init(call: "UIBarButtonItem") { (x: CGFloat) in
                let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
                item.setTitlePositionAdjustment(UIOffset(horizontal: x, vertical: x), for: .default)
                item.setBackgroundVerticalPositionAdjustment(x, for: .default)
                show { $0.navigationItem.rightBarButtonItem = item }
            })
        return list
    }

    private static var animations: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "UIView.animate") { (x: Double) in
                let view = UIView(frame: box)
                show(view) {
                    UIView.animate(withDuration: x) { view.alpha = 0.5 }
                    UIView.animate(withDuration: 1, delay: x) { view.alpha = 0.6 }
                    UIView.animate(
                        withDuration: x, delay: x, usingSpringWithDamping: CGFloat(x), initialSpringVelocity: CGFloat(x)
                    ) {
                        view.frame.origin.x += 5
                    }
                    UIView.animateKeyframes(withDuration: x, delay: x) {
                        UIView.addKeyframe(withRelativeStartTime: x, relativeDuration: x) { view.alpha = 0.7 }
                    }
                    UIView.transition(with: view, duration: x, options: .transitionCrossDissolve, animations: {})
                }
            })
        list.append(
            .init(call: "UIViewPropertyAnimator") { (x: Double) in
                let view = UIView(frame: box)
                show(view) {
                    for animator in [
                        UIViewPropertyAnimator(duration: x, dampingRatio: CGFloat(x)),
                        UIViewPropertyAnimator(duration: x, curve: .easeIn),
                        UIViewPropertyAnimator(
                            duration: 1, controlPoint1: CGPoint(x: x, y: x), controlPoint2: CGPoint(x: x, y: 1)),
                        UIViewPropertyAnimator(
                            duration: 1,
                            timingParameters: UISpringTimingParameters(
                                mass: CGFloat(x), stiffness: CGFloat(x), damping: CGFloat(x),
                                initialVelocity: CGVector(dx: x, dy: x))),
                    ] {
                        animator.addAnimations { view.frame.origin.y += 5 }
                        animator.addAnimations({ view.alpha = 0.5 }, delayFactor: CGFloat(x))
                        animator.startAnimation(afterDelay: x)
                        animator.pauseAnimation()
                        animator.fractionComplete = CGFloat(x)
                        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(x))
                        CATransaction.flush()
                        animator.stopAnimation(true)
                    }
                }
            })
        list.append(
            .init(call: "CAMediaTimingFunction") { (x: Float) in
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.timingFunction = CAMediaTimingFunction(controlPoints: x, x, 1, x)
                use(animation) { $0.duration = 1 }
            })
        list.append(
            .init(call: "CAKeyframeAnimation") { (x: Double) in
                let animation = CAKeyframeAnimation(keyPath: "opacity")
                animation.values = [0, x, 1]
                animation.keyTimes = [0, NSNumber(value: x), 1]
                use(animation) { $0.duration = 1 }
            })
        list.append(
            .init(call: "CALayer.convertTime") { (x: Double) in
                _ = (held.layer.convertTime(x, to: window.layer), held.layer.convertTime(x, from: nil))
            })
        list.append(
            .init(call: "CATransform3D") { (t: CATransform3D) in
                _ = CATransform3DInvert(t)
                _ = CATransform3DConcat(CATransform3DRotate(t, t.m11, t.m34, 1, 1), CATransform3DScale(t, t.m41, 1, 1))
                _ = (CATransform3DIsAffine(t), CATransform3DGetAffineTransform(t))
            })
        return list
    }

    private static var pictures: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "UIGraphicsBeginImageContextWithOptions") { (s: CGSize) in
                UIGraphicsBeginImageContextWithOptions(s, false, 1)
                UIGraphicsEndImageContext()
                UIGraphicsBeginImageContextWithOptions(CGSize(width: 9, height: 9), false, s.width)
                UIGraphicsEndImageContext()
            })
        list.append(
            .init(call: "UIGraphicsImageRenderer") { (s: CGSize) in
                _ = UIGraphicsImageRenderer(size: s).image { $0.fill(box) }
            })
        list.append(
            .init(call: "UIImage drawing") { (r: CGRect) in
                draw {
                    picture.draw(in: r)
                    picture.draw(at: r.origin, blendMode: .multiply, alpha: r.width)
                    picture.drawAsPattern(in: r)
                    resizable(r.minX).draw(in: box)
                    resizable(5).draw(in: r)
                }
            })
        list.append(
            .init(call: "UIImage derived") { (x: CGFloat) in
                _ = (
                    picture.jpegData(compressionQuality: x), picture.preparingThumbnail(of: CGSize(width: x, height: x))
                )
                _ = UIImage.animatedImage(with: [picture, picture], duration: Double(x))
                let view = UIImageView(
                    image: picture.withAlignmentRectInsets(UIEdgeInsets(top: x, left: x, bottom: x, right: x)))
                show(view) { view.image = picture.cgImage.map { UIImage(cgImage: $0, scale: x, orientation: .up) } }
            })
        list.append(.init(call: "CGImage.cropping") { (r: CGRect) in _ = picture.cgImage?.cropping(to: r) })
        list.append(
            .init(call: "UIImage.stretchableImage") { (n: Int) in
                draw { picture.stretchableImage(withLeftCapWidth: n, topCapHeight: n).draw(in: box) }
            })
        return list
    }

    private static var drawing: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "CGContext lines") { (x: CGFloat) in
                onContext { context in
                    context.setLineWidth(x)
                    context.setMiterLimit(x)
                    context.setFlatness(x)
                    context.setLineDash(phase: x, lengths: [x, 1])
                    context.setAlpha(x)
                    context.setShadow(offset: CGSize(width: x, height: 1), blur: x)
                    context.setFillColor(red: x, green: x, blue: x, alpha: x)
                    context.stroke(CGRect(x: 1, y: 1, width: 9, height: 9), width: x)
                    context.stroke(CGRect(x: 1, y: 1, width: 9, height: 9))
                }
            })
        list.append(
            .init(call: "CGContext rectangles") { (r: CGRect) in
                onContext { context in
                    context.fill(r)
                    context.fillEllipse(in: r)
                    context.strokeEllipse(in: r)
                    context.clear(r)
                    context.draw(picture.cgImage!, in: r)
                    context.clip(to: r)
                    context.fill(box)
                }
            })
        list.append(
            .init(call: "CGContext transforms") { (t: CGAffineTransform) in
                onContext { context in
                    context.concatenate(t)
                    context.scaleBy(x: t.a, y: t.tx)
                    context.rotate(by: t.c)
                    context.translateBy(x: t.tx, y: t.ty)
                    context.fill(box)
                    "text".draw(at: .zero, withAttributes: nil)
                }
            })
        list.append(
            .init(call: "CGGradient") { (x: CGFloat) in
                let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
                guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [x, 1]) else { return }
                onContext { context in
                    context.drawLinearGradient(
                        gradient, start: CGPoint(x: x, y: x), end: CGPoint(x: 9, y: x), options: [])
                    context.drawRadialGradient(
                        gradient, startCenter: CGPoint(x: x, y: 1), startRadius: x, endCenter: CGPoint(x: 1, y: x),
                        endRadius: x,
                        options: .drawsAfterEndLocation)
                }
            })
        return list
    }

    private static var paths: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "UIBezierPath shapes") { (r: CGRect) in
                for path in [
                    UIBezierPath(rect: r), UIBezierPath(ovalIn: r), UIBezierPath(roundedRect: r, cornerRadius: r.width),
                    UIBezierPath(roundedRect: box, cornerRadius: r.minX),
                    UIBezierPath(roundedRect: r, byRoundingCorners: .topLeft, cornerRadii: r.size),
                ] { stroke(path) }
            })
        list.append(
            .init(call: "UIBezierPath curves") { (x: CGFloat) in
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: x, y: 1), radius: x, startAngle: x, endAngle: x, clockwise: true)
                path.addArc(withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: x, clockwise: false)
                path.addLine(to: CGPoint(x: x, y: x))
                path.addCurve(
                    to: CGPoint(x: x, y: 1), controlPoint1: CGPoint(x: 1, y: x), controlPoint2: CGPoint(x: x, y: x))
                path.addQuadCurve(to: CGPoint(x: x, y: 1), controlPoint: CGPoint(x: 1, y: x))
                path.setLineDash([x, x], count: 2, phase: x)
                path.apply(CGAffineTransform(a: x, b: 0, c: 0, d: 1, tx: x, ty: 0))
                stroke(path)
            })
        list.append(
            .init(call: "CGPath") { (x: CGFloat) in
                let path = CGMutablePath()
                path.addRoundedRect(in: box, cornerWidth: 5, cornerHeight: 5)
                path.addArc(tangent1End: CGPoint(x: x, y: 1), tangent2End: CGPoint(x: 1, y: x), radius: x)
                path.addRelativeArc(center: CGPoint(x: 1, y: x), radius: x, startAngle: x, delta: x)
                _ = path.copy(strokingWithWidth: x, lineCap: .round, lineJoin: .miter, miterLimit: x).boundingBox
                _ = path.copy(dashingWithPhase: x, lengths: [x, 2]).boundingBoxOfPath
                _ = (path.contains(CGPoint(x: x, y: x)), path.flattened(threshold: x))
            })
        return list
    }

    private static var texts: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(
            .init(call: "UIFont") { (x: CGFloat) in
                for font in [
                    UIFont.systemFont(ofSize: x), .systemFont(ofSize: 17, weight: UIFont.Weight(x)),
                    .systemFont(ofSize: 17).withSize(x), UIFont(name: "Helvetica", size: x),
                    .monospacedDigitSystemFont(ofSize: x, weight: .bold),
                    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: x), maximumPointSize: x),
                ] {
                    let label = label()
                    show(label) { label.font = font }
                }
                _ = UIFontMetrics.default.scaledValue(for: x)
            })
        list.append(
            .init(call: "NSAttributedString") { (r: CGRect) in
                let text = NSAttributedString(
                    string: "some text",
                    attributes: [
                        .kern: r.width, .baselineOffset: r.minX, .strokeWidth: r.minX, .obliqueness: r.width,
                        .expansion: r.minX,
                    ])
                _ = (text.size(), text.boundingRect(with: r.size, options: .usesLineFragmentOrigin, context: nil))
                draw {
                    text.draw(at: r.origin)
                    text.draw(in: r)
                    text.draw(with: r, options: .usesLineFragmentOrigin, context: nil)
                }
            })
        list.append(
            .init(call: "NSLayoutManager") { (r: CGRect) in
                let (storage, manager, container) = (
                    NSTextStorage(string: "some text"), NSLayoutManager(), NSTextContainer(size: r.size)
                )
                storage.addLayoutManager(manager)
                manager.addTextContainer(container)
                _ = (manager.glyphRange(for: container), manager.glyphRange(forBoundingRect: r, in: container))
                _ = manager.glyphIndex(for: r.origin, in: container)
                draw { manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 9), at: r.origin) }
            })
        list.append(
            .init(call: "UITextView") { (p: CGPoint) in
                let view = UITextView(frame: box)
                view.text = "some text"
                show(view) { _ = (view.closestPosition(to: p), view.characterRange(at: p)) }
            })
        return list
    }

    // MARK: Shown

    private static func label() -> UILabel {
        let label = UILabel(frame: box)
        label.text = "some text"
        return label
    }

    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
    }

    private static func resizable(_ x: CGFloat) -> UIImage {
        picture.resizableImage(withCapInsets: UIEdgeInsets(top: x, left: x, bottom: x, right: x), resizingMode: .tile)
    }

    private static func paint(_ color: UIColor) {
        _ = (
            color.getRed(nil, green: nil, blue: nil, alpha: nil),
            color.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
        )
        _ = (color.description, color.hash)
        use(UIView(frame: box)) { $0.backgroundColor = color }
        draw {
            color.setFill()
            UIRectFill(box)
        }
    }

    private static func show(_ view: UIView, _ change: () -> Void) { use(view) { _ in change() } }

    private static func stroke(_ path: UIBezierPath) {
        _ = (path.bounds, path.contains(CGPoint(x: 1, y: 1)), path.cgPath.boundingBox)
        draw {
            path.fill()
            path.stroke()
            path.addClip()
        }
    }

    private static func onContext(_ body: (CGContext) -> Void) {
        draw { UIGraphicsGetCurrentContext().map(body) }
    }
}
