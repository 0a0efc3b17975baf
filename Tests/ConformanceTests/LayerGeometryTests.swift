import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Contract D01, D02, D04, D16, D17: what a view has of its layer, and how a layer's frame is computed.
final class LayerGeometryTests: MainTestCase, @unchecked Sendable {
    final class OwnLayer: CALayer {}

    final class OwnLayerView: UIView {
        override class var layerClass: AnyClass { OwnLayer.self }
    }

    func test_D01_every_view_has_a_layer_of_its_layer_class_with_the_view_as_delegate() {
        onMain {
            let view = OwnLayerView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertTrue(type(of: view.layer) == OwnLayer.self)
            XCTAssertTrue(view.layer.delegate === view)
            XCTAssertTrue(type(of: UIView().layer) == CALayer.self)
            XCTAssertFalse((view.layer as AnyObject) is UIResponder)
        }
    }

    func test_D02_frame_follows_anchor_position_bounds_and_transform() {
        onMain {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
            layer.position = CGPoint(x: 200, y: 100)
            XCTAssertEqual(layer.frame, CGRect(x: 150, y: 75, width: 100, height: 50))
            layer.anchorPoint = .zero
            XCTAssertEqual(layer.frame, CGRect(x: 200, y: 100, width: 100, height: 50))
            layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            XCTAssertEqual(layer.position, CGPoint(x: 10, y: 20))
            XCTAssertEqual(layer.bounds.size, CGSize(width: 30, height: 40))
        }
    }

    func test_D02_a_rotated_layers_frame_is_its_bounding_box() {
        onMain {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
            layer.position = CGPoint(x: 100, y: 100)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            XCTAssertEqual(layer.frame.minX, 75, accuracy: 1e-9)
            XCTAssertEqual(layer.frame.minY, 50, accuracy: 1e-9)
            XCTAssertEqual(layer.frame.width, 50, accuracy: 1e-9)
            XCTAssertEqual(layer.frame.height, 100, accuracy: 1e-9)
        }
    }

    func test_D02_a_views_geometry_is_its_layers() {
        onMain {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.layer.position = CGPoint(x: 100, y: 100)
            XCTAssertEqual(view.center, CGPoint(x: 100, y: 100))
            XCTAssertEqual(view.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
            view.layer.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
            XCTAssertEqual(view.bounds, CGRect(x: 5, y: 6, width: 10, height: 10))
        }
    }

    final class SetterLayer: CALayer {
        var calls: [String] = []
        override var bounds: CGRect {
            get { super.bounds }
            set {
                calls.append("setBounds:")
                super.bounds = newValue
            }
        }
        override var position: CGPoint {
            get { super.position }
            set {
                calls.append("setPosition:")
                super.position = newValue
            }
        }
        override var frame: CGRect {
            get { super.frame }
            set {
                calls.append("setFrame:")
                super.frame = newValue
            }
        }
    }

    final class SetterView: UIView {
        var calls: [String] = []
        override class var layerClass: AnyClass { SetterLayer.self }
        override var center: CGPoint {
            get { super.center }
            set {
                calls.append("setCenter:")
                super.center = newValue
            }
        }
        override var bounds: CGRect {
            get { super.bounds }
            set {
                calls.append("setBounds:")
                super.bounds = newValue
            }
        }
        override var frame: CGRect {
            get { super.frame }
            set {
                calls.append("setFrame:")
                super.frame = newValue
            }
        }
    }

    func test_D03_T10_creation_sets_layer_bounds_then_frames_and_never_center() {
        onMain {
            let view = SetterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            let layer = view.layer as? SetterLayer
            XCTAssertEqual(view.calls, ["setFrame:"])
            XCTAssertEqual(layer?.calls, ["setBounds:", "setFrame:", "setPosition:", "setBounds:"])
        }
    }

    func test_D04_setting_a_views_bounds_calls_only_the_layers_setters() {
        onMain {
            let view = SetterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            let layer = view.layer as? SetterLayer
            view.calls = []
            layer?.calls = []
            view.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
            XCTAssertEqual(view.calls, ["setBounds:"])
            XCTAssertEqual(layer?.calls, ["setBounds:"])
        }
    }

    func test_D16_view_and_layer_stay_in_step_both_ways() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.alpha = 0.25
            XCTAssertEqual(view.layer.opacity, 0.25)
            view.layer.opacity = 0.75
            XCTAssertEqual(view.alpha, 0.75)
            view.isHidden = true
            XCTAssertTrue(view.layer.isHidden)
            view.layer.isHidden = false
            XCTAssertFalse(view.isHidden)
            view.backgroundColor = .red
            XCTAssertEqual(view.layer.backgroundColor, UIColor.red.cgColor)
            view.transform = CGAffineTransform(scaleX: 2, y: 3)
            XCTAssertEqual(view.layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
            view.layer.setAffineTransform(.identity)
            XCTAssertEqual(view.transform, .identity)
            view.clipsToBounds = true
            XCTAssertTrue(view.layer.masksToBounds)
        }
    }

    func test_D17_sublayers_stand_beside_subviews() {
        onMain {
            let parent = UIView()
            let first = UIView()
            let second = UIView()
            let extra = CALayer()
            parent.addSubview(first)
            parent.layer.addSublayer(extra)
            parent.addSubview(second)
            XCTAssertEqual(parent.subviews, [first, second])
            XCTAssertEqual(parent.layer.sublayers, [first.layer, extra, second.layer])
            parent.insertSubview(second, at: 0)
            XCTAssertEqual(parent.subviews, [second, first])
            first.removeFromSuperview()
            XCTAssertEqual(parent.layer.sublayers, [second.layer, extra])
        }
    }
}
