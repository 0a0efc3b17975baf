import TestSupport
import UIKit
import XCTest

/// Constraints over views: where things end up, and that nothing happens when nothing should.
final class AutoLayoutTests: MainTestCase, @unchecked Sendable {
    @MainActor private var root: UIView { harness.window.rootViewController!.view }

    @MainActor override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func add(_ view: UIView, to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    func test_edges_sizes_and_centres() {
        onMain {
            let view = add(UIView())
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                view.heightAnchor.constraint(equalToConstant: 44),
            ])
            let dot = add(UIView(), to: view)
            NSLayoutConstraint.activate([
                dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                dot.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
                dot.heightAnchor.constraint(equalTo: dot.widthAnchor, multiplier: 0.1),
            ])
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 16, y: 100, width: 361, height: 44))
            XCTAssertEqual(dot.bounds.width, 180.5, accuracy: 0.2)
            XCTAssertEqual(dot.center.x, 180.5, accuracy: 0.2)
            XCTAssertEqual(dot.center.y, 22, accuracy: 0.2)
        }
    }

    /// The window says where its root's view is: constraints of the app's needn't.
    func test_a_root_view_without_a_translated_frame_fills_its_window() {
        onMain {
            let controller = UIViewController()
            let page: UIView = controller.view
            page.translatesAutoresizingMaskIntoConstraints = false
            let filling = add(UIView(), to: page)
            NSLayoutConstraint.activate([
                filling.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                filling.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                filling.topAnchor.constraint(equalTo: page.topAnchor),
                filling.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            ])
            harness.window.rootViewController = controller
            page.layoutIfNeeded()
            XCTAssertEqual(page.frame, harness.window.bounds)
            XCTAssertEqual(filling.frame, harness.window.bounds)
            harness.turn()
            XCTAssertEqual(filling.frame, harness.window.bounds)
            // In another view it is where constraints put it.
            harness.window.rootViewController = UIViewController()
            harness.turn()
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            holder.addSubview(page)
            NSLayoutConstraint.activate([
                page.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 5),
                page.topAnchor.constraint(equalTo: holder.topAnchor, constant: 6),
                page.widthAnchor.constraint(equalToConstant: 20), page.heightAnchor.constraint(equalToConstant: 30),
            ])
            holder.layoutIfNeeded()
            XCTAssertEqual(page.frame, CGRect(x: 5, y: 6, width: 20, height: 30))
            XCTAssertEqual(filling.frame, CGRect(x: 0, y: 0, width: 20, height: 30))
        }
    }

    func test_content_size_hugs_and_resists() {
        onMain {
            let label = UILabel()
            label.text = "Hello"
            _ = add(label)
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
            harness.turn()
            let size = label.intrinsicContentSize
            XCTAssertEqual(label.bounds.width, size.width, accuracy: 0.5)
            XCTAssertEqual(label.bounds.height, size.height, accuracy: 0.5)
            label.text = "Hello, a longer text"
            harness.turn()
            XCTAssertGreaterThan(label.bounds.width, size.width + 20)
        }
    }

    func test_a_label_of_several_lines_is_as_high_as_its_text_at_its_width() {
        onMain {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "word ", count: 60)
            _ = add(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 200),
                label.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            harness.turn()
            XCTAssertEqual(label.bounds.width, 200)
            XCTAssertGreaterThan(label.bounds.height, 100)
            XCTAssertEqual(label.bounds.height, label.sizeThatFits(CGSize(width: 200, height: 0)).height, accuracy: 0.5)
        }
    }

    func test_constants_priorities_and_activation_change_the_layout() {
        onMain {
            let view = add(UIView())
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            let wide = view.widthAnchor.constraint(equalToConstant: 100)
            let narrow = view.widthAnchor.constraint(equalToConstant: 50)
            wide.priority = .defaultHigh
            narrow.priority = .defaultLow
            NSLayoutConstraint.activate([wide, narrow])
            harness.turn()
            XCTAssertEqual(view.bounds.width, 100)
            wide.constant = 120
            harness.turn()
            XCTAssertEqual(view.bounds.width, 120)
            wide.isActive = false
            harness.turn()
            XCTAssertEqual(view.bounds.width, 50)
            wide.isActive = true
            wide.priority = UILayoutPriority(1)
            harness.turn()
            XCTAssertEqual(view.bounds.width, 50)
            XCTAssertEqual(root.constraints.count, 2)
            XCTAssertEqual(view.constraints.count, 3)
            view.removeFromSuperview()
            XCTAssertEqual(root.constraints.count, 0, "constraints across the cut end")
            XCTAssertEqual(view.constraints.count, 3)
        }
    }

    /// A view may watch the constraints that are given to it by name; those that are activated come by themselves (DEV-750).
    func test_added_constraints_pass_overrides() {
        onMain {
            final class Watching: UIView {
                var added: [NSLayoutConstraint] = []
                var removed: [NSLayoutConstraint] = []
                override func addConstraint(_ constraint: NSLayoutConstraint) {
                    added.append(constraint)
                    super.addConstraint(constraint)
                }
                override func removeConstraint(_ constraint: NSLayoutConstraint) {
                    removed.append(constraint)
                    super.removeConstraint(constraint)
                }
            }
            let view = Watching()
            _ = add(view)
            let (width, height) = (
                view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20)
            )
            view.addConstraints([width, height])
            XCTAssertEqual(view.added, [width, height])
            harness.turn()
            XCTAssertEqual(view.bounds.size, CGSize(width: 30, height: 20))
            view.removeConstraints([width])
            XCTAssertEqual(view.removed, [width])
            XCTAssertEqual(view.constraints, [height])
            width.isActive = true
            XCTAssertEqual(view.added.count, 2)
        }
    }

    func test_the_safe_area_and_margins_have_guides() {
        onMain {
            let view = add(UIView())
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ])
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 16, y: 59, width: 361, height: 852 - 59 - 34))
            XCTAssertEqual(root.safeAreaLayoutGuide.layoutFrame.minY, 59)
        }
    }

    func test_C11_a_changed_frame_lays_out_what_hangs_on_it() {
        onMain {
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            root.addSubview(box)
            let view = add(UIView())
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: box.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalTo: box.heightAnchor),
            ])
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 115, y: 10, width: 10, height: 100))
            box.frame = CGRect(x: 30, y: 20, width: 50, height: 40)
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 85, y: 20, width: 10, height: 40))
        }
    }

    func test_C18_content_priorities_decide_who_gives_way() {
        onMain {
            let left = UILabel()
            let right = UILabel()
            left.text = String(repeating: "left ", count: 20)
            right.text = String(repeating: "right ", count: 20)
            _ = add(left)
            _ = add(right)
            NSLayoutConstraint.activate([
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            left.text = "short left"
            harness.turn()
            XCTAssertEqual(left.bounds.width, left.intrinsicContentSize.width, accuracy: 0.5)
            XCTAssertEqual(right.frame.maxX, 393, accuracy: 0.5)
            XCTAssertLessThan(right.bounds.width, right.intrinsicContentSize.width)
        }
    }

    func test_right_to_left_turns_leading_and_trailing() {
        onMain {
            root.semanticContentAttribute = .forceRightToLeft
            let view = add(UIView())
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.widthAnchor.constraint(equalToConstant: 100), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 393 - 116, y: 0, width: 100, height: 10))
        }
    }

    // DEV-040
    func test_contradictions_break_the_newest_and_go_on() {
        onMain {
            let view = add(UIView())
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 100),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
            harness.turn()
            XCTAssertEqual(view.bounds.width, 100)
        }
    }

    func test_fitting_size_and_animated_layout() {
        onMain {
            let box = UIView()
            let label = UILabel()
            label.text = "Fits"
            _ = add(label, to: box)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
            ])
            let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            XCTAssertEqual(size.width, label.intrinsicContentSize.width + 20, accuracy: 1)
            XCTAssertEqual(size.height, label.intrinsicContentSize.height + 10, accuracy: 1)

            let view = add(UIView())
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            harness.turn()
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.root.layoutIfNeeded() }
            XCTAssertEqual(view.frame.minX, 100)
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(view.layer.presentation()!.frame.minX, 50, accuracy: 2)
        }
    }

    func test_nothing_is_laid_out_again_when_nothing_changed() {
        onMain {
            final class Counting: UIView {
                var layouts = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    layouts += 1
                }
            }
            let view = Counting()
            _ = add(view)
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                width, view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            harness.turn()
            XCTAssertEqual(view.layouts, 1)
            width.constant = 100
            harness.turn()
            root.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(view.layouts, 1)
            width.constant = 120
            harness.turn()
            XCTAssertEqual(view.layouts, 2)
        }
    }

    func test_visual_formats() {
        onMain {
            let (icon, label) = (add(UIView()), add(UIView()))
            let views = ["icon": icon, "label": label]
            let formats = [
                "H:|-[icon(40)]-gap-[label(>=icon)]-20-|", "V:|-100-[icon(40)]", "V:[label(==icon@750)]",
            ]
            for (format, options) in zip(formats, [.alignAllCenterY, [], []] as [NSLayoutConstraint.FormatOptions]) {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: options, metrics: ["gap": 12], views: views))
            }
            harness.turn()
            XCTAssertEqual(icon.frame, CGRect(x: 16, y: 100, width: 40, height: 40), "“|-” is the margin")
            XCTAssertEqual(label.frame, CGRect(x: 68, y: 100, width: 393 - 88, height: 40))
        }
    }

    func test_a_view_alone_in_a_visual_format_may_have_any_alignment() {
        onMain {
            let view = add(UIView())
            for (format, option) in [("V:|[v]|", .alignAllTop), ("H:|[v]|", .alignAllLeading)]
                as [(String, NSLayoutConstraint.FormatOptions)]
            {
                let made = NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: option, metrics: nil, views: ["v": view])
                XCTAssertEqual(made.count, 2)
                NSLayoutConstraint.activate(made)
            }
            harness.turn()
            XCTAssertEqual(view.frame, root.bounds)
        }
    }

    @MainActor private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        final class Box: UIView {
            var size = CGSize.zero
            override var intrinsicContentSize: CGSize { size }
        }
        let box = Box()
        box.size = CGSize(width: width, height: height)
        return box
    }

    func test_stack_views_distribute_align_and_hide() {
        onMain {
            let views = [box(20, 10), box(30, 40), box(50, 20)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 10
            stack.alignment = .center
            _ = add(stack)
            stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            harness.turn()
            XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 120, height: 40))
            XCTAssertEqual(views.map(\.frame.minX), [0, 30, 70])
            XCTAssertEqual(views[0].frame.midY, 20)
            stack.setCustomSpacing(0, after: views[0])
            harness.turn()
            XCTAssertEqual(views.map(\.frame.minX), [0, 20, 60])
            views[1].isHidden = true
            harness.turn()
            XCTAssertEqual(stack.frame.width, 70)
            views[1].isHidden = false
            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
            stack.distribution = .fillEqually
            stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
            harness.turn()
            XCTAssertEqual(views.map(\.frame.width), [60, 60, 60])
            stack.axis = .vertical
            stack.alignment = .fill
            harness.turn()
            XCTAssertEqual(views.map(\.frame.width), [200, 200, 200])
            XCTAssertEqual(views.map(\.frame.height), [40, 40, 40])
        }
    }

    func test_equal_spacing_spreads_the_room() {
        onMain {
            let views = [box(20, 10), box(30, 10), box(50, 10)]
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .equalSpacing
            _ = add(stack)
            NSLayoutConstraint.activate([
                stack.leftAnchor.constraint(equalTo: root.leftAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: 200),
            ])
            harness.turn()
            XCTAssertEqual(views.map(\.frame.minX), [0, 70, 150])
        }
    }
}
