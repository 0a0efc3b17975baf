import UIKit

protocol Marked {}
extension Marked { var accessibilityLabel: String? { "marked" } }
class MarkedObject: NSObject, Marked {}
func label(of object: MarkedObject) -> String? { object.accessibilityLabel }

func delegatesWindow() -> UIWindow?? { UIApplication.shared.delegate?.window }

func narrowed(_ text: UITextView) -> UITextViewDelegate? { text.delegate }
