/// Apple's classes: written by `Scripts/make/generate-sdk-types` from the sources of UIKit and QuartzCore.
extension SDKTypes {
    /// A line for each class that has others below it: its name, and those right below.
    static let classRows = """
        NSObject: AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent AXDataPoint AXDataPointValue \
        AXDataSeriesDescriptor AXNumericDataAxisDescriptor CAAnimation CADisplayLink CAEmitterCell CALayer \
        CAMediaTimingFunction CATransaction CAValueFunction DDMatch Formatter NSAdaptiveImageGlyph NSCoder \
        NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
        NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize \
        NSCollectionLayoutSpacing NSDataAsset NSDiffableDataSourceSectionSnapshotReference \
        NSDiffableDataSourceSnapshotReference NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle \
        NSShadow NSStringDrawingContext NSTextAttachment NSTextAttachmentViewProvider NSTextContainer \
        NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList \
        NSTextRange NSTextSelection NSTextSelectionNavigation NSTextTab NSTextViewportLayoutController \
        NSUserActivity Operation Thread Timer UIAccessibilityCustomAction UIAccessibilityCustomRotor \
        UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate \
        UIAccessibilityLocationDescriptor UIActivity UIAlertAction UIApplicationShortcutIcon \
        UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup \
        UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICalendarSelection \
        UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionViewCompositionalLayoutConfiguration \
        UICollectionViewDiffableDataSource UICollectionViewDiffableDataSourceReference UICollectionViewLayout \
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem \
        UIColor UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction \
        UICubicTimingParameters UIDevice UIDocument UIDocumentBrowserAction UIDocumentBrowserTransitionController \
        UIDocumentInteractionController UIDocumentProperties UIDragInteraction UIDragItem UIDragPreview \
        UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup \
        UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFindInteraction UIFindSession \
        UIFocusAnimationCoordinator UIFocusDebugger UIFocusEffect UIFocusMovementHint UIFocusSystem \
        UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer \
        UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImageAsset UIImageReader UIKey \
        UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UILocalizedIndexedCollation \
        UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect \
        UINavigationItem UINib UIOpenURLContext UIPageControlProgress UIPasteConfiguration UIPasteboard \
        UIPencilHoverPose UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerAccessory \
        UIPointerInteraction UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerStyle \
        UIPresentationController UIPress UIPreviewAction UIPreviewParameters UIPreviewTarget UIPrintFormatter \
        UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrinter \
        UIPrinterPickerController UIRegion UIResponder UISceneActivationConditions UISceneConfiguration \
        UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen \
        UIScreenMode UIScrollEdgeEffect UISearchSuggestionItem UISearchToken UISpringLoadedInteraction \
        UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource \
        UISwipeActionsConfiguration UITab UITabBarItemAppearance UITabBarItemStateAppearance \
        UITableViewDiffableDataSource UITableViewDiffableDataSourceReference UITableViewRowAction UITargetedPreview \
        UITextChecker UITextDragPreviewRenderer UITextInputAssistantItem UITextInputMode UITextInputPasswordRules \
        UITextInputStringTokenizer UITextInteraction UITextItem UITextLoupeSession UITextPosition UITextRange \
        UITextSearchOptions UITextSelectionDisplayInteraction UITextSelectionRect UIToolTipConfiguration \
        UIToolTipInteraction UITouch UITraitCollection UIUpdateActionPhase UIUpdateInfo UIUpdateLink \
        UIViewPropertyAnimator UIVisualEffect URLProtocol
        CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
        CALayer: CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer CAScrollLayer CAShapeLayer \
        CATextLayer CATiledLayer CATransformLayer
        DDMatch: DDMatchCalendarEvent DDMatchEmailAddress DDMatchFlightNumber DDMatchLink DDMatchMoneyAmount \
        DDMatchPhoneNumber DDMatchPostalAddress DDMatchShipmentTrackingNumber
        NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup \
        NSCollectionLayoutSupplementaryItem
        NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSParagraphStyle: NSMutableParagraphStyle
        NSTextContentManager: NSTextContentStorage
        NSTextElement: NSTextParagraph
        Operation: UIActivityItemProvider
        UIApplicationShortcutItem: UIMutableApplicationShortcutItem
        UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarItem: UIBarButtonItem UITabBarItem
        UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate \
        UICalendarSelectionWeekOfYear
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout \
        UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
        UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior \
        UIGravityBehavior UIPushBehavior UISnapBehavior
        UIEvent: UIPressesEvent
        UIFeedbackGenerator: UICanvasFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
        UISelectionFeedbackGenerator
        UIFindSession: UITextSearchingFindSession
        UIFocusEffect: UIFocusHaloEffect
        UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
        UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
        UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
        UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
        UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
        UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
        UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
        UIPageControlProgress: UIPageControlTimerProgress
        UIPresentationController: UIPopoverPresentationController UISheetPresentationController
        UIPreviewParameters: UIDragPreviewParameters
        UIPreviewTarget: UIDragPreviewTarget
        UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
        UITab: UISearchTab UITabGroup
        UITargetedPreview: UITargetedDragPreview
        UIVisualEffect: UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
        CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
        NSTextParagraph: NSTextListElement
        UICommand: UIKeyCommand
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIScene: UIWindowScene
        UITrackingLayoutGuide: UIKeyboardLayoutGuide
        UIView: UIActivityIndicatorView UICalendarView UICollectionReusableView UIContentUnavailableView UIControl \
        UIImageView UIInputView UILabel UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView \
        UIProgressView UIScrollView UISearchBar UIStackView UIStandardTextCursorView UITabBar UITableViewCell \
        UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
        UIViewController: SFSafariViewController UIActivityViewController UIAlertController \
        UICollectionViewController UIColorPickerViewController UIDocumentBrowserViewController \
        UIDocumentPickerViewController UIDocumentViewController UIFontPickerViewController UIInputViewController \
        UINavigationController UIPageViewController UIReferenceLibraryViewController UISearchContainerViewController \
        UISearchController UISplitViewController UITabBarController UITableViewController \
        UITextFormattingViewController
        CABasicAnimation: CASpringAnimation
        UICollectionReusableView: UICollectionViewCell
        UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl \
        UISegmentedControl UISlider UIStepper UISwitch UITextField
        UINavigationController: UIImagePickerController
        UIScrollView: UICollectionView UITableView UITextView
        UICollectionViewCell: UICollectionViewListCell
        UITextField: UISearchTextField
        """

    /// Apple's generic classes.
    static let generic: Set<String> = [
        "NSCache", "NSFetchRequest", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor", "NSMapTable",
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]
}
