import Foundation
import UIKit

/// UIKit from another thread, as code without concurrency checks calls it. The main thread waits meanwhile: what races would do is
/// nobody's promise.
@MainActor enum OffMainCalls {
    static func begin() {
        let behaviour = Behaviour.current
        guard behaviour.has("off-main") || behaviour.has("off-main-engine") || behaviour.has("off-main-assumption")
        else {
            return
        }
        Attacks.keepErrors()
        if behaviour.has("off-main-engine") { runEngine() }
        if behaviour.has("off-main-assumption") {
            elsewhere { assume() }
        }
        if behaviour.has("off-main") { runCalls() }
    }

    nonisolated static func assume() { MainActor.assumeIsolated { print("never") } }

    private static func elsewhere(_ body: @escaping @MainActor () -> Void) {
        let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self)
        let (started, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let thread = Thread {
            // Foundation on Linux loses a name that is given before the start has returned.
            started.wait()
            Thread.current.name = "worker"
            unchecked()
            done.signal()
        }
        thread.start()
        started.signal()
        done.wait()
    }

    private static func runEngine() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        outer.layoutIfNeeded()
        elsewhere { inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true }
    }

    private static func runCalls() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (label, image, scroll, button, box) = (
            UILabel(), UIImageView(), UIScrollView(), UIButton(type: .system), UIView()
        )
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (field, text, toggle, slider) = (UITextField(), UITextView(), UISwitch(), UISlider())
        for view in [label, image, scroll, button, box, table, field, text, toggle, slider] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            window.addSubview(view)
        }
        label.layer.cornerRadius = 1
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 1 }
        elsewhere {
            for _ in 0..<2 {
                box.frame = CGRect(x: 1, y: 2, width: 30, height: box.frame.height + 4)
                box.bounds = CGRect(x: 0, y: 0, width: box.bounds.width + 1, height: 3)
                box.center = CGPoint(x: box.center.x + 1, y: 7)
                box.alpha -= 0.2
                box.isHidden.toggle()
                box.backgroundColor = box.backgroundColor == .red ? .blue : .red
                box.setNeedsLayout()
                table.setNeedsDisplay()
                label.setNeedsDisplay()
                label.text = (label.text ?? "") + "text"
                image.image = UIImage()
                scroll.contentOffset.y += 5
                button.setTitle("title \(box.alpha)", for: .normal)
                let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
                box.addSubview(other)
                box.insertSubview(UIView(), at: 0)
                other.removeFromSuperview()
                label.layer.cornerRadius += 1
            }
            // What ended an app: UIKit's own assumptions about its thread.
            _ = attributes.hash
            _ = attributes.isEqual(attributes.copy())
            _ = animator.copy()
            _ = NSLayoutConstraint().description
            table.reloadData()
            field.text = "text"
            text.text = "text"
            toggle.isOn = true
            slider.value = 0.5
            UIView.animate(withDuration: 0.1) { box.alpha = 0.3 }
            UIView.performWithoutAnimation { box.alpha = 1 }
            let controller = UIViewController()
            controller.title = "title"
            controller.loadViewIfNeeded()
            UINavigationController(rootViewController: controller).pushViewController(
                UIViewController(), animated: false)
            window.layoutIfNeeded()
        }
        fflush(nil)
        tell("off-main/\(label.text?.prefix(4) ?? "")")
    }
}
