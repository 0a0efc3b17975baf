import CoreGraphics
import PorticoObjC
import UIKit
import UIKitBase
import UIKitValues

/// Shows a document: pages below or beside each other, to be scrolled and zoomed.
///
/// Longer than a file should be: what apps may override has to stand in the class itself, and it uses the class's private state.
///
/// - From: the app
/// - To: `PDFPageLayout`, `PDFPageView`
@preconcurrency @MainActor
open class PDFView: UIView, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let content = UIView()
    private var layout = PDFPageLayout(
        [], columns: 1, isBook: false, isHorizontal: false, isReversed: false, margins: .zero, shown: nil)
    private var pageViews: [Int: PDFPageView] = [:]
    /// The page that single page modes show, and that a view without a size is to show.
    private var shownIndex = 0
    private var toldPage: PDFPage?
    private var toldVisible: [PDFPage] = []
    private var needsLayoutOfPages = true
    private var pendingDestination: PDFDestination?
    private var history: [Int] = []
    private var future: [Int] = []
    private let observers = PDFObservers()
    private var lastSize = CGSize.zero
    private var isPlacing = false

    /// The document. A new one is shown from its beginning.
    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            (shownIndex, history, future, toldPage, toldVisible) = (0, [], [], nil, [])
            (currentSelection, highlightedSelections) = (nil, nil)
            observe()
            rebuild()
            scroll.contentOffset = .zero
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
            setNeedsLayout()
        }
    }

    /// Hears of taps. It isn't owned.
    open weak var delegate: (any PDFViewDelegate)?
    /// Gives views that lie over pages. It isn't owned.
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? { didSet { rebuild() } }

    /// How pages are laid out; below each other at first.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            guard displayMode != oldValue else { return }
            keepPage()
            NotificationCenter.default.post(name: .PDFViewDisplayModeChanged, object: self)
        }
    }
    /// In which direction pages follow each other; downwards at first.
    open var displayDirection = PDFDisplayDirection.vertical {
        didSet { if displayDirection != oldValue { keepPage() } }
    }
    /// Whether there is room between pages.
    open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { keepPage() } } }
    /// The room around each page, at scale 1.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { if pageBreakMargins != oldValue { keepPage() } }
    }
    /// Which box of pages is shown.
    open var displayBox = PDFDisplayBox.cropBox {
        didSet {
            guard displayBox != oldValue else { return }
            keepPage()
            NotificationCenter.default.post(name: .PDFViewDisplayBoxChanged, object: self)
        }
    }
    /// Whether the first page of two beside each other stands alone.
    open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { keepPage() } } }
    /// Whether pages beside each other go from right to left.
    open var displaysRTL = false { didSet { if displaysRTL != oldValue { keepPage() } } }
    /// Whether pages cast shadows.
    open var pageShadowsEnabled = true { didSet { for view in pageViews.values { styleShadow(view) } } }
    /// How pictures in pages are smoothed. It is kept (DEV-1224).
    open var interpolationQuality = PDFInterpolationQuality.high
    /// Whether addresses in texts can be tapped. It is kept (DEV-1224).
    open var enableDataDetectors = false
    /// Whether a finger marks text. It is kept (DEV-1224).
    open var isInMarkupMode = false
    /// Whether pages turn by a swipe, one at a time.
    open private(set) var isUsingPageViewController = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = UIColor(white: 0.67, alpha: 1) }
        scroll.delegate = self
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.minimumZoomScale = 0.25
        scroll.maximumZoomScale = 5
        scroll.contentInsetAdjustmentBehavior = .automatic
        addSubview(scroll)
        scroll.addSubview(content)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in
            guard let self, $0.state == .ended else { return }
            self.tap($0.location(in: self))
        }
        content.addGestureRecognizer(tap)
    }

    /// The view that holds the pages, and that is scrolled.
    open var documentView: UIView? { document == nil ? nil : content }

    private func observe() {
        observers.end()
        guard let document else { return }
        observers.add(PDFDocument.changed, of: document) { [weak self] notification in
            let page = (notification.userInfo?["page"] as? PDFPage).map { ObjectIdentifier($0) }
            MainActor.assumeIsolated {
                guard let self else { return }
                guard let page else { return self.keepPage() }
                for view in self.pageViews.values where ObjectIdentifier(view.page) == page { view.setNeedsDisplay() }
            }
        }
    }

    // MARK: Scale

    /// How large pages are shown: 1 is a point of the page for each of the view's. Setting it ends `autoScales`.
    open var scaleFactor: CGFloat {
        get { scroll.zoomScale }
        set {
            autoScales = false
            zoom(to: newValue)
        }
    }
    /// The smallest scale.
    open var minScaleFactor: CGFloat {
        get { scroll.minimumZoomScale }
        set {
            scroll.minimumZoomScale = newValue
            if scroll.zoomScale < newValue { zoom(to: newValue) }
        }
    }
    /// The largest scale.
    open var maxScaleFactor: CGFloat {
        get { scroll.maximumZoomScale }
        set {
            scroll.maximumZoomScale = newValue
            if scroll.zoomScale > newValue { zoom(to: newValue) }
        }
    }
    /// Whether the scale follows the view's size, so that pages fit into it.
    open var autoScales = false {
        didSet { if autoScales { setNeedsLayout() } }
    }

    /// The scale at which pages fit: their width, in horizontal documents their height, in single page modes both.
    open var scaleFactorForSizeToFit: CGFloat {
        layOutPagesIfNeeded()
        guard layout.size.width > 0, layout.size.height > 0, bounds.width > 0, bounds.height > 0 else { return 1 }
        let room = bounds.inset(by: scroll.adjustedContentInset).size
        let across = room.width / layout.size.width, down = room.height / layout.size.height
        if !displayMode.isContinuous { return min(across, down) }
        return displayDirection == .horizontal ? down : across
    }

    private func zoom(to scale: CGFloat) {
        let bounded = min(max(scale, scroll.minimumZoomScale), scroll.maximumZoomScale)
        guard bounded != scroll.zoomScale else { return }
        scroll.zoomScale = bounded
        placeContent()
        sharpen()
    }

    /// Whether it can be shown larger.
    open var canZoomIn: Bool { scroll.zoomScale < scroll.maximumZoomScale }
    /// Whether it can be shown smaller.
    open var canZoomOut: Bool { scroll.zoomScale > scroll.minimumZoomScale }
    /// Shows it a quarter larger.
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    /// Shows it a fifth smaller.
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }

    // MARK: Layout

    private func pageSizes() -> [CGSize] {
        guard let document else { return [] }
        return (0..<document.pageCount).map { document.page(at: $0)?.shownSize(displayBox) ?? .zero }
    }

    private func layOutPagesIfNeeded() {
        guard needsLayoutOfPages else { return }
        needsLayoutOfPages = false
        layout = PDFPageLayout(
            pageSizes(), columns: displayMode.columns, isBook: displaysAsBook,
            isHorizontal: displayDirection == .horizontal && displayMode.isContinuous, isReversed: displaysRTL,
            margins: displaysPageBreaks ? pageBreakMargins : .zero,
            shown: displayMode.isContinuous && !isUsingPageViewController ? nil : shownIndex)
    }

    private func rebuild() {
        for (index, _) in pageViews { removePageView(index) }
        needsLayoutOfPages = true
        setNeedsLayout()
    }

    /// Lays out anew, and goes on with the page that was seen.
    private func keepPage() {
        let index = currentPage.flatMap { document?.index(for: $0) }
        rebuild()
        if let index, index != NSNotFound, let page = document?.page(at: index) {
            shownIndex = index
            pendingDestination = PDFDestination(
                page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue))
        } else {
            shownIndex = min(shownIndex, max(0, (document?.pageCount ?? 1) - 1))
        }
    }

    /// Lays out what was changed.
    open func layoutDocumentView() {
        keepPage()
        layoutIfNeeded()
    }

    /// Draws a page anew whose annotations have changed.
    open func annotationsChanged(on page: PDFPage) {
        for view in pageViews.values where view.page === page { view.setNeedsDisplay() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let isNew = needsLayoutOfPages
        layOutPagesIfNeeded()
        let index = isNew || lastSize == bounds.size ? nil : currentPage.flatMap { document?.index(for: $0) }
        if autoScales, bounds.width > 0 {
            let scale = scaleFactorForSizeToFit
            if scale < scroll.minimumZoomScale { scroll.minimumZoomScale = scale }
            if scale > scroll.maximumZoomScale { scroll.maximumZoomScale = scale }
            // A finger's zoom stays until the size changes.
            if isNew || lastSize != bounds.size || scroll.zoomScale == 1 { scroll.zoomScale = scale }
        }
        lastSize = bounds.size
        placeContent()
        if let pendingDestination {
            self.pendingDestination = nil
            show(pendingDestination)
        } else if let index, let page = document?.page(at: index) {
            show(
                PDFDestination(
                    page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)))
        }
        updatePages()
    }

    /// The content is as large as the pages, in the middle where they are smaller than the view.
    private func placeContent() {
        let scale = scroll.zoomScale
        let size = CGSize(width: layout.size.width * scale, height: layout.size.height * scale)
        isPlacing = true
        content.bounds = CGRect(origin: .zero, size: layout.size)
        scroll.contentSize = size
        let room = scroll.bounds.inset(by: scroll.adjustedContentInset).size
        content.center = CGPoint(
            x: size.width / 2 + max(0, (room.width - size.width) / 2),
            y: size.height / 2 + max(0, (room.height - size.height) / 2))
        isPlacing = false
    }

    /// What is seen, in the document's points.
    private var visibleRect: CGRect { content.convert(bounds, from: self) }

    private func updatePages() {
        guard let document, bounds.width > 0, bounds.height > 0 else { return }
        let near = visibleRect.insetBy(dx: -visibleRect.width / 2, dy: -visibleRect.height / 2)
        let wanted = layout.frames.filter { $0.value.intersects(near) }
        for index in pageViews.keys where wanted[index] == nil { removePageView(index) }
        for (index, frame) in wanted {
            guard let page = document.page(at: index) else { continue }
            if pageViews[index]?.page !== page { removePageView(index) }
            let view = pageViews[index] ?? addPageView(page, index)
            if view.frame != frame { view.frame = frame }
            view.sharpen(scroll.isZooming ? view.contentScaleFactor / traitCollection.displayScale : scroll.zoomScale)
        }
        tellOfPages()
    }

    private func addPageView(_ page: PDFPage, _ index: Int) -> PDFPageView {
        let view = PDFPageView(page, self)
        pageViews[index] = view
        content.addSubview(view)
        styleShadow(view)
        if let overlay = pageOverlayViewProvider?.pdfView(self, overlayViewFor: page) {
            pageOverlayViewProvider?.pdfView(self, willDisplayOverlayView: overlay, for: page)
            view.overlay = overlay
            overlay.frame = view.bounds
            view.addSubview(overlay)
        }
        return view
    }

    private func styleShadow(_ view: PDFPageView) {
        view.layer.shadowOpacity = pageShadowsEnabled ? 0.3 : 0
        view.layer.shadowRadius = 2
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    private func removePageView(_ index: Int) {
        guard let view = pageViews.removeValue(forKey: index) else { return }
        if let overlay = view.overlay {
            pageOverlayViewProvider?.pdfView(self, willEndDisplayingOverlayView: overlay, for: view.page)
        }
        view.removeFromSuperview()
    }

    private func sharpen() { for view in pageViews.values { view.sharpen(scroll.zoomScale) } }

    private func tellOfPages() {
        let page = currentPage
        if page !== toldPage {
            toldPage = page
            NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
        }
        let visible = visiblePages
        if !visible.elementsEqual(toldVisible, by: ===) {
            toldVisible = visible
            NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
        }
    }

    // MARK: Drawing

    /// Draws a page, the paper filled already: the box as it is looked at, its lower left corner at the origin, y up.
    open func draw(_ page: PDFPage, to context: CGContext) { page.draw(with: displayBox, to: context) }

    /// Draws what lies over a page: selections.
    open func drawPagePost(_ page: PDFPage, to context: CGContext) {
        page.transform(context, for: displayBox)
        for selection in highlightedSelections ?? [] { selection.fill(page, in: context, active: false) }
        currentSelection?.fill(page, in: context, active: true)
    }

    // MARK: Where it is

    /// The pages of which something is seen, in their order.
    open var visiblePages: [PDFPage] {
        guard let document else { return [] }
        let seen = visibleRect
        return layout.frames.filter { $0.value.intersects(seen) }.keys.sorted().compactMap { document.page(at: $0) }
    }

    /// The page that is nearest to the middle; before the first layout, the one that will be shown.
    open var currentPage: PDFPage? {
        guard let document, document.pageCount > 0 else { return nil }
        if needsLayoutOfPages || bounds.isEmpty || pendingDestination != nil {
            return pendingDestination?.page ?? document.page(at: shownIndex)
        }
        // At its ends a document shows its first and last page, however small they are.
        if scroll.contentOffset.y <= -scroll.adjustedContentInset.top,
            scroll.contentOffset.x <= -scroll.adjustedContentInset.left,
            displayMode.isContinuous
        {
            return document.page(at: 0)
        }
        let middle = CGPoint(x: visibleRect.midX, y: visibleRect.midY)
        return page(nearestTo: middle)
    }

    private func page(nearestTo point: CGPoint) -> PDFPage? {
        func distance(_ box: CGRect) -> CGFloat {
            let dx = max(box.minX - point.x, 0, point.x - box.maxX), dy = max(box.minY - point.y, 0, point.y - box.maxY)
            return dx * dx + dy * dy
        }
        return layout.frames.min { (distance($0.value), $0.key) < (distance($1.value), $1.key) }
            .flatMap { document?.page(at: $0.key) }
    }

    /// The place at the view's upper left corner.
    open var currentDestination: PDFDestination? {
        guard let page = currentPage else { return nil }
        return PDFDestination(page: page, at: convert(CGPoint(x: bounds.minX, y: bounds.minY), to: page))
    }

    /// The page at a point of the view.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        layOutPagesIfNeeded()
        let place = content.convert(point, from: self)
        if let hit = layout.frames.first(where: { $0.value.contains(place) }) { return document?.page(at: hit.key) }
        return nearest ? page(nearestTo: place) : nil
    }

    /// From the page's space to the document's.
    private func transform(of page: PDFPage) -> CGAffineTransform? {
        guard let index = document?.index(for: page), let frame = layout.frames[index] else { return nil }
        return page.transform(for: displayBox).concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: frame.minX, ty: frame.maxY))
    }

    /// A point of the view in a page's space.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        transform(of: page).map { content.convert(point, from: self).applying($0.inverted()) } ?? point
    }
    /// A rectangle of the view in a page's space.
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        transform(of: page).map { content.convert(rect, from: self).applying($0.inverted()) } ?? rect
    }
    /// A point of a page's space in the view.
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        transform(of: page).map { content.convert(point.applying($0), to: self) } ?? point
    }
    /// A rectangle of a page's space in the view.
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        transform(of: page).map { content.convert(rect.applying($0), to: self) } ?? rect
    }

    /// How large a page's row is, at scale 1.
    open func rowSize(for page: PDFPage) -> CGSize {
        layOutPagesIfNeeded()
        guard let index = document?.index(for: page), let row = layout.rows.first(where: { $0.contains(index) }) else {
            return .zero
        }
        return row.compactMap { layout.frames[$0] }.reduce(CGRect.null) { $0.union($1) }.orZero.size
    }

    /// What lies at a point of the view.
    open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
        guard let page = page(for: cursorLocation, nearest: false) else { return [] }
        let point = convert(cursorLocation, to: page)
        var area: PDFAreaOfInterest = .pageArea
        if page.characterIndex(at: point) >= 0 { area.insert(.textArea) }
        if let annotation = page.annotation(at: point) {
            area.insert(.annotationArea)
            switch annotation.type {
            case "Link": area.insert(.linkArea)
            case "Popup": area.insert(.popupArea)
            case "Text": area.insert(.iconArea)
            case "Widget": area.insert(annotation.widgetFieldType == .text ? .textFieldArea : .controlArea)
            default: break
            }
        }
        return area
    }

    // MARK: Going

    /// Goes to a place.
    open func go(to destination: PDFDestination) {
        guard let document, let page = destination.page else { return }
        let index = document.index(for: page)
        guard index != NSNotFound else { return }
        if let current = currentPage.map({ document.index(for: $0) }), current != index {
            history.append(current)
            future = []
            NotificationCenter.default.post(name: .PDFViewChangedHistory, object: self)
        }
        move(to: destination, index)
    }

    private func move(to destination: PDFDestination, _ index: Int) {
        let changesRow = (!displayMode.isContinuous || isUsingPageViewController) && layout.frames[index] == nil
        shownIndex = index
        if changesRow { rebuild() }
        if needsLayoutOfPages || bounds.isEmpty || window == nil {
            pendingDestination = destination
            setNeedsLayout()
            if !bounds.isEmpty { layoutIfNeeded() }
        } else {
            show(destination)
        }
    }

    private func show(_ destination: PDFDestination) {
        guard let document, let page = destination.page, let frame = layout.frames[document.index(for: page)] else {
            return
        }
        let unknown = kPDFDestinationUnspecifiedValue
        if destination.zoom != unknown, destination.zoom > 0 { zoom(to: destination.zoom) }
        var place = CGPoint(x: frame.minX, y: frame.minY)
        if let transform = transform(of: page) {
            let box = page.bounds(for: displayBox)
            let wanted = CGPoint(
                x: destination.point.x == unknown ? box.minX : destination.point.x,
                y: destination.point.y == unknown ? box.maxY : destination.point.y
            ).applying(transform)
            if destination.point.y != unknown { place.y = wanted.y }
            if destination.point.x != unknown { place.x = wanted.x }
        }
        let scale = scroll.zoomScale, insets = scroll.adjustedContentInset
        let room = scroll.bounds.inset(by: insets).size
        func bounded(_ value: CGFloat, _ size: CGFloat, _ room: CGFloat) -> CGFloat {
            min(max(0, value), max(0, size - room))
        }
        // The page's margin is seen above it.
        let margin = displaysPageBreaks && destination.point.y == unknown ? pageBreakMargins.top : 0
        let left =
            displayDirection == .horizontal || destination.point.x != unknown
            ? place.x * scale : scroll.contentOffset.x + insets.left
        scroll.contentOffset = CGPoint(
            x: bounded(left, scroll.contentSize.width, room.width) - insets.left,
            y: bounded((place.y - margin) * scale, scroll.contentSize.height, room.height) - insets.top)
        updatePages()
    }

    /// Goes to a page's beginning.
    open func go(to page: PDFPage) {
        go(
            to: PDFDestination(
                page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)))
    }

    /// Goes to the beginning of a selection.
    open func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: selection.bounds(for: page), on: page)
    }

    /// Goes to a rectangle of a page's space.
    open func go(to rect: CGRect, on page: PDFPage) {
        go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
    }

    private var currentIndex: Int? { currentPage.flatMap { document?.index(for: $0) } }

    private func step(_ rows: Int) {
        layOutPagesIfNeeded()
        guard let current = currentIndex, let row = layout.rows.firstIndex(where: { $0.contains(current) }),
            layout.rows.indices.contains(row + rows), let page = document?.page(at: layout.rows[row + rows][0])
        else { return }
        go(to: page)
    }

    private var currentRow: Int? {
        layOutPagesIfNeeded()
        return currentIndex.flatMap { current in layout.rows.firstIndex { $0.contains(current) } }
    }

    /// Whether there is a page before.
    open var canGoToFirstPage: Bool { (currentIndex ?? 0) > 0 }
    /// Whether there is a page behind.
    open var canGoToLastPage: Bool { currentIndex.map { $0 + 1 < (document?.pageCount ?? 0) } ?? false }
    /// Whether there is a page, or a pair of pages, behind.
    open var canGoToNextPage: Bool { currentRow.map { $0 + 1 < layout.rows.count } ?? false }
    /// Whether there is a page, or a pair of pages, before.
    open var canGoToPreviousPage: Bool { (currentRow ?? 0) > 0 }
    /// Goes to the first page.
    open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map { go(to: $0) } }
    /// Goes to the last page.
    open func goToLastPage(_ sender: Any?) { document.flatMap { $0.page(at: $0.pageCount - 1) }.map { go(to: $0) } }
    /// Goes to the next page, or pair of pages.
    open func goToNextPage(_ sender: Any?) { step(1) }
    /// Goes to the page before, or pair of pages.
    open func goToPreviousPage(_ sender: Any?) { step(-1) }

    /// Whether there was a page before going.
    open var canGoBack: Bool { !history.isEmpty }
    /// Whether one has gone back.
    open var canGoForward: Bool { !future.isEmpty }
    /// Goes back to the page before the last going.
    open func goBack(_ sender: Any?) { travel(&history, &future) }
    /// Takes a going back back.
    open func goForward(_ sender: Any?) { travel(&future, &history) }

    private func travel(_ from: inout [Int], _ to: inout [Int]) {
        guard let index = from.popLast(), let page = document?.page(at: index) else { return }
        if let current = currentIndex { to.append(current) }
        move(
            to: PDFDestination(
                page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)),
            index)
        NotificationCenter.default.post(name: .PDFViewChangedHistory, object: self)
    }

    /// Shows a page at a time, which a swipe turns, or all as `displayMode` says. The options are kept (DEV-1224).
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        guard enable != isUsingPageViewController else { return }
        isUsingPageViewController = enable
        for old in gestureRecognizers ?? [] where old is UISwipeGestureRecognizer { removeGestureRecognizer(old) }
        if enable {
            for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
                let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
                swipe.addHandler { [weak self] in
                    if $0.state == .ended { self?.step(direction == .left ? 1 : -1) }
                }
                swipe.direction = direction
                addGestureRecognizer(swipe)
            }
        }
        keepPage()
    }

    // MARK: Selections

    /// What is selected.
    open var currentSelection: PDFSelection? {
        didSet {
            redrawPages()
            NotificationCenter.default.post(name: .PDFViewSelectionChanged, object: self)
        }
    }
    /// What is marked besides.
    open var highlightedSelections: [PDFSelection]? { didSet { redrawPages() } }

    private func redrawPages() { for view in pageViews.values { view.setNeedsDisplay() } }

    /// Selects text. The animation of iOS isn't there.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    /// Selects nothing.
    open func clearSelection() { currentSelection = nil }
    /// Selects the text of all pages.
    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
    /// Copies the selected text, if the document's author allows it.
    open override func copy(_ sender: Any?) {
        guard document?.allowsCopying ?? false, let text = currentSelection?.string else { return }
        UIPasteboard.general.string = text
    }
    /// Goes to what is selected.
    open func scrollSelectionToVisible(_ sender: Any?) { currentSelection.map { go(to: $0) } }

    // MARK: Taps

    private func tap(_ point: CGPoint) {
        guard let page = page(for: point, nearest: false) else { return }
        guard let annotation = page.annotation(at: convert(point, to: page)) else { return }
        NotificationCenter.default.post(
            name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": annotation])
        annotation.action.map { perform($0) }
    }

    /// Does what a link or an entry of an outline says.
    open func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL:
            guard let url = action.url else { return }
            if let delegate,
                OptionalCall.call(
                    .application, delegate, "PDFViewWillClickOnLink:withURL:",
                    {
                        delegate.pdfViewWillClick(onLink: self, with: url)
                    }) != nil
            {
                return
            }
            UIApplication.shared.open(url)
        case let action as PDFActionRemoteGoTo: delegate?.pdfViewOpenPDF(self, forRemoteGoToAction: action)
        case let action as PDFActionNamed: perform(action.name)
        default: break
        }
    }

    private func perform(_ name: PDFActionNamedName) {
        switch name {
        case .nextPage: goToNextPage(nil)
        case .previousPage: goToPreviousPage(nil)
        case .firstPage: goToFirstPage(nil)
        case .lastPage: goToLastPage(nil)
        case .goBack: goBack(nil)
        case .goForward: goForward(nil)
        case .zoomIn: zoomIn(nil)
        case .zoomOut: zoomOut(nil)
        case .find: delegate?.pdfViewPerformFind(self)
        case .goToPage: delegate?.pdfViewPerformGo(toPage: self)
        case .none, .print: break
        }
    }

    // MARK: Scrolling

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { if !isPlacing, !needsLayoutOfPages { updatePages() } }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        placeContent()
        NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
    }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        autoScales = false
        sharpen()
        updatePages()
    }
}
