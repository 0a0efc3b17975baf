import UIKit

func made<V: UIView>(_ type: V.Type) -> V { V(frame: .zero) }
func made(anyOf type: UIView.Type) -> UIView { type.init() }
func made(controllerOf type: UIViewController.Type) -> UIViewController { type.init(nibName: nil, bundle: nil) }
