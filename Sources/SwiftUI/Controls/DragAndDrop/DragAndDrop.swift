import UIKit

/// Lets a view be dragged.
nonisolated struct DragModifier: ElementModifier {
    typealias Body = Never
    let payload: @MainActor () -> (value: Any?, provider: NSItemProvider)

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: DragView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        (element.effectView as? DragView)?.payload = environment.isEnabled ? payload : nil
    }
}

/// The view around one that can be dragged.
private final class DragView: PassthroughView, UIDragInteractionDelegate {
    var payload: (@MainActor () -> (value: Any?, provider: NSItemProvider))?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let interaction = UIDragInteraction(delegate: self)
        interaction.isEnabled = true
        addInteraction(interaction)
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let payload = payload?() else { return [] }
        let item = UIDragItem(itemProvider: payload.provider)
        item.localObject = payload.value
        return [item]
    }
}

/// What a view does with drops.
struct DropActions {
    /// Whether a drag is one that the view takes.
    var takes: @MainActor (any UIDropSession) -> Bool
    var update: @MainActor (any UIDropSession, CGPoint) -> DropProposal?
    var setTargeted: @MainActor (Bool, any UIDropSession, CGPoint) -> Void
    var perform: @MainActor (any UIDropSession, CGPoint) -> Void
}

/// Lets things be dropped on a view.
nonisolated struct DropModifier: ElementModifier {
    typealias Body = Never
    let actions: DropActions

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: DropView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        (element.effectView as? DropView)?.actions = environment.isEnabled ? actions : nil
    }
}

/// The view around one that takes drops. It is found where there is nothing in it, too.
private final class DropView: UIView, UIDropInteractionDelegate {
    var actions: DropActions?
    private var isTargeted = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        actions?.takes(session) ?? false
    }

    private func setTargeted(_ targeted: Bool, _ session: any UIDropSession) {
        guard isTargeted != targeted else { return }
        isTargeted = targeted
        actions?.setTargeted(targeted, session, session.location(in: self))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        setTargeted(true, session)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let wanted = actions?.update(session, session.location(in: self))?.operation ?? .copy
        return UIDropProposal(operation: wanted == .move && !session.allowsMoveOperation ? .copy : wanted.platform)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        setTargeted(false, session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        actions?.perform(session, session.location(in: self))
        setTargeted(false, session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        setTargeted(false, session)
    }
}

/// What a drop does.
public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move

    var platform: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// What a view would do with a drop.
public struct DropProposal: Sendable {
    /// What the drop does.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dropped, and where.
@MainActor @preconcurrency public struct DropInfo {
    let session: any UIDropSession
    /// Where the finger is, in the view's terms.
    public let location: CGPoint

    /// Whether something dragged has one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
    }

    /// The data of what is dragged that has one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.items.map(\.itemProvider).filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// Decides about drops on a view, and takes them.
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets people drag the view, which stands for a value.
    @preconcurrency nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    )
        -> some View
    {
        modifier(
            DragModifier {
                let value = payload()
                return (value, TransferProvider.provider(for: value))
            })
    }

    /// Lets people drag the view, which stands for a value. What is dragged looks like the view itself (DEV-1046).
    @preconcurrency nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(
            DragModifier {
                let value = payload()
                return (value, TransferProvider.provider(for: value))
            })
    }

    /// Takes values that are dropped on the view.
    @preconcurrency nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                actions: DropActions(
                    takes: { session in session.items.contains { TransferProvider.value(T.self, of: $0) != nil } },
                    update: { _, _ in nil }, setTargeted: { targeted, _, _ in isTargeted(targeted) },
                    perform: { session, location in
                        _ = action(session.items.compactMap { TransferProvider.value(T.self, of: $0) }, location)
                    })))
    }

    /// Lets people drag the view, which stands for data.
    @preconcurrency nonisolated public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
        modifier(DragModifier { (nil, data()) })
    }

    /// Lets people drag the view, which stands for data. What is dragged looks like the view itself (DEV-1046).
    @preconcurrency nonisolated public func onDrag<V: View>(
        _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { onDrag(data) }

    /// Takes data of types that is dropped on the view.
    @preconcurrency nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                actions: DropActions(
                    takes: { DropInfo(session: $0, location: .zero).hasItemsConforming(to: supportedContentTypes) },
                    update: { _, _ in nil }, setTargeted: { targeted, _, _ in isTargeted?.wrappedValue = targeted },
                    perform: { session, location in
                        let info = DropInfo(session: session, location: location)
                        _ = action(info.itemProviders(for: supportedContentTypes), location)
                    })))
    }

    /// Takes data of types that is dropped on the view.
    @preconcurrency nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

    /// Takes data of types, named by their identifiers, that is dropped on the view.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    @preconcurrency nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes data of types, named by their identifiers, that is dropped on the view.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    @preconcurrency nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

    /// Lets a delegate decide about data of types, named by their identifiers, that is dropped on the view.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop<D: DropDelegate>(of supportedTypes: [String], delegate: D) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }

    /// Lets a delegate decide about data of types that is dropped on the view.
    nonisolated public func onDrop<D: DropDelegate>(of supportedContentTypes: [UTType], delegate: D) -> some View {
        let delegate = MainActorAccess.Carried(delegate)
        return modifier(
            DropModifier(
                actions: DropActions(
                    takes: { session in
                        let info = DropInfo(session: session, location: .zero)
                        return info.hasItemsConforming(to: supportedContentTypes)
                            && delegate.value.validateDrop(info: info)
                    },
                    update: { delegate.value.dropUpdated(info: DropInfo(session: $0, location: $1)) },
                    setTargeted: { targeted, session, location in
                        let info = DropInfo(session: session, location: location)
                        if targeted {
                            delegate.value.dropEntered(info: info)
                        } else {
                            delegate.value.dropExited(info: info)
                        }
                    },
                    perform: { _ = delegate.value.performDrop(info: DropInfo(session: $0, location: $1)) })))
    }
}

/// Values and the data that stands for them where UIKit wants data.
@MainActor enum TransferProvider {
    static func provider(for value: Any) -> NSItemProvider {
        if let text = value as? String { return NSItemProvider(object: text as NSString) }
        if let url = value as? URL { return NSItemProvider(object: url as NSURL) }
        return NSItemProvider()
    }

    static func value<T: Transferable>(_ type: T.Type, of item: UIDragItem) -> T? {
        item.localObject.flatMap { TransferredValue.value(type, of: $0) }
    }
}
