import CoreGraphics
import Foundation

/// A drag that is going on, as both ends see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// Of the finger.
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    /// Within this runtime every drag is.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether any item has data of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether any item can be made an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether any item can be made a value of a type that bridges to a class, such as `String`.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag as it is seen where it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Anything that the app keeps with the drag; a drop doesn't see it.
    var localContext: Any? { get set }
}

/// A drag as it is seen where it may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag, which always comes from this app here.
    var localDragSession: (any UIDragSession)? { get }
    /// Kept: in-app data is there at once.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of all items that can be one; the completion comes on the main thread. Only while a drop is performed.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values of all items that can be one, such as `String`; the completion comes on the main thread. Only while a drop is
    /// performed.
    @discardableResult public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { NSItemProvider.value($0) }) }
    }
}

/// The animation of a lift or a drop, which others can take part in.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// - From: `DragSession`, the lists' drop coordinators
@MainActor package final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    package func animate() { for block in animations { block() } }

    package func complete(_ position: UIViewAnimatingPosition) {
        let all = completions
        completions = []
        for block in all { block(position) }
    }
}
