import UIKit

/// SwiftUI's views as the content of UIKit's cells.
///
/// In a list, be it a table or a list section of a collection, the views' `swipeActions` are those of the cell, where the list has none for
/// it, and the separator begins where a view states `listRowSeparatorLeading`, else at the first text.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    var insets: EdgeInsets?
    var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    /// Sets the room around the content, in points, at the given edges. The others keep theirs: 11 above and below, 16 at the sides.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the room around the content, in points, at the given edges. The others keep theirs: 11 above and below, 16 at the sides.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var copy = self
        var changed = self.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if edges.contains(.top) { changed.top = insets.top }
        if edges.contains(.leading) { changed.leading = insets.leading }
        if edges.contains(.bottom) { changed.bottom = insets.bottom }
        if edges.contains(.trailing) { changed.trailing = insets.trailing }
        copy.insets = changed
        return copy
    }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var copy = self
        copy.minimum = (width, height)
        return copy
    }

    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        UIHostingConfiguration<Content, _ShapeView<Rectangle, S>>(
            content: content, background: _ShapeView(shape: Rectangle(), style: style), insets: insets, minimum: minimum
        )
    }

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            content: self.content, background: content(), insets: insets, minimum: minimum)
    }

    /// What is shown in the cell.
    @MainActor fileprivate var root: some View {
        content
            .padding(insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
            .frame(minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height ?? 44, alignment: .leading)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// The view that a hosting configuration gives its cell.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView, ListRowContent {
    private let hosting: _UIHostingView<AnyView>
    /// The background, of the whole cell: under its accessories, too, and with the corners of its card. nil where there is none.
    private let backing: _UIHostingView<AnyView>?
    private var shown: UIHostingConfiguration<Content, Background>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        hosting = _UIHostingView(rootView: AnyView(configuration.root))
        backing = Background.self == EmptyView.self ? nil : _UIHostingView(rootView: AnyView(configuration.background))
        super.init(frame: .zero)
        if let backing {
            backing.backgroundColor = nil
            backing.ignoresSafeArea = true
            backing.isUserInteractionEnabled = false
            addSubview(backing)
        }
        hosting.backgroundColor = nil
        hosting.ignoresSafeArea = true
        hosting.onContentSizeChange = { [weak self] in self?.contentSizeDidChange() }
        hosting.host.updateObservers.append { [weak self] in self?.treeDidUpdate() }
        addSubview(hosting)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            hosting.rootView = AnyView(new.root)
            backing?.rootView = AnyView(new.background)
            contentSizeDidChange()
        }
    }

    private var hasOtherSize = false

    private func contentSizeDidChange() {
        hasOtherSize = true
        invalidateIntrinsicContentSize()
    }

    /// The cell around hears of another size when the tree is as it will be, and asks its list for another height.
    private func treeDidUpdate() {
        guard hasOtherSize else { return }
        hasOtherSize = false
        superview?.invalidateIntrinsicContentSize()
    }

    func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIHostingConfiguration<Content, Background>
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
        guard let backing else { return }
        let cell = sequence(first: self as UIView, next: \.superview).first {
            $0 is UICollectionViewCell || $0 is UITableViewCell
        }
        backing.frame = cell.map { convert($0.bounds, from: $0) } ?? bounds
        (cell as? UICollectionViewListCell)?.contentBackground = backing
    }

    // MARK: In lists

    var separatorStart: CGFloat? {
        // The place of the row's views is known once they are laid out.
        layoutIfNeeded()
        hosting.layoutIfNeeded()
        return RowSeparator.statedStart(in: hosting.host, isRightToLeft: isRightToLeft)
    }

    func swipeActions(isTrailing: Bool) -> UISwipeActionsConfiguration? {
        hosting.host.preference(ListRowKey.self).swipeConfiguration(at: isTrailing ? .trailing : .leading)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 && horizontal == .required ? targetSize.width : nil
        let size = hosting.host.sizeThatFits(ProposedViewSize(width: width, height: nil))
        return CGSize(width: width ?? size.width, height: size.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosting.host.sizeThatFits(ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }

    override var intrinsicContentSize: CGSize {
        let size = hosting.host.sizeThatFits(
            ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil))
        return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
    }
}
