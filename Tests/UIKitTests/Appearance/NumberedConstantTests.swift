import UIKit
import XCTest

/// The numbers by which nibs, archives and Objective-C know constants: those of Apple's headers.
final class NumberedConstantTests: XCTestCase {
    private func numbers<T: RawRepresentable>(_ values: [T]) -> [T.RawValue] { values.map(\.rawValue) }

    func testTextAndParagraphs() {
        let breaks: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead]
        XCTAssertEqual(numbers(breaks), [0, 1, 2, 3])
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        XCTAssertEqual(numbers(alignments), [0, 1, 2, 3, 4])
        let directions: [NSWritingDirection] = [.natural, .leftToRight, .rightToLeft]
        XCTAssertEqual(numbers(directions), [-1, 0, 1])
        XCTAssertEqual(NSUnderlineStyle.thick.rawValue, 2)
        let adjustments: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
        XCTAssertEqual(numbers(adjustments), [0, 1, 2])
        let options: [NSStringDrawingOptions] = [.usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine]
        XCTAssertEqual(numbers(options), [1, 2, 32])
    }

    func testTheKeyboard() {
        let returnKeys: [UIReturnKeyType] = [
            .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
        ]
        XCTAssertEqual(numbers(returnKeys), Array(0...11))
        let keyboards: [UIKeyboardType] = [.asciiCapable, .namePhonePad, .asciiCapableNumberPad]
        XCTAssertEqual(numbers(keyboards), [1, 6, 11])
        let appearances: [UIKeyboardAppearance] = [.default, .dark, .light]
        XCTAssertEqual(numbers(appearances), [0, 1, 2])
        let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
        XCTAssertEqual(numbers(capitals), [0, 1, 2, 3])
        let corrections: [UITextAutocorrectionType] = [.default, .no, .yes]
        XCTAssertEqual(numbers(corrections), [0, 1, 2])
        let spelling: [UITextSpellCheckingType] = [.default, .no, .yes]
        XCTAssertEqual(numbers(spelling), [0, 1, 2])
        let dashes: [UITextSmartDashesType] = [.default, .no, .yes]
        XCTAssertEqual(numbers(dashes), [0, 1, 2])
        let quotes: [UITextSmartQuotesType] = [.default, .no, .yes]
        XCTAssertEqual(numbers(quotes), [0, 1, 2])
        let spaces: [UITextSmartInsertDeleteType] = [.default, .no, .yes]
        XCTAssertEqual(numbers(spaces), [0, 1, 2])
    }

    func testEdgesCornersAndSides() {
        let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
        XCTAssertEqual(numbers(edges), [1, 2, 4, 8])
        XCTAssertEqual(UIRectCorner.bottomRight.rawValue, 8)
        XCTAssertTrue(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
        let alignments: [NSRectAlignment] = [.none, .top, .topLeading, .leading, .bottomLeading, .bottom]
        XCTAssertEqual(numbers(alignments), Array(0...5))
        XCTAssertEqual(UIAxis.both, [UIAxis.horizontal, .vertical])
        XCTAssertEqual(UIAxis.horizontal.rawValue, 1)
        let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        XCTAssertEqual(numbers(directions), [1, 2, 4, 8])
        XCTAssertEqual(UICollectionView.ScrollPosition.right.rawValue, 32)
    }

    func testDirectionsOfReading() {
        let interface: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
        XCTAssertEqual(numbers(interface), [0, 1])
        let traits: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
        XCTAssertEqual(numbers(traits), [-1, 0, 1])
        let semantics: [UISemanticContentAttribute] = [
            .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
        ]
        XCTAssertEqual(numbers(semantics), Array(0...4))
    }

    func testTheDevice() {
        XCTAssertEqual(UIUserInterfaceIdiom.mac.rawValue, 5)
        let orientations: [UIDeviceOrientation] = [.portraitUpsideDown, .landscapeLeft, .landscapeRight]
        XCTAssertEqual(numbers(orientations), [2, 3, 4])
        XCTAssertEqual(orientations.map(\.isLandscape), [false, true, true])
        XCTAssertTrue(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
        XCTAssertFalse(UIInterfaceOrientation.landscapeLeft.isPortrait)
        XCTAssertFalse(UIInterfaceOrientation.unknown.isPortrait)
        XCTAssertEqual(UIInterfaceOrientation.unknown.rawValue, 0)
        XCTAssertEqual(UIInterfaceOrientationMask.portraitUpsideDown.rawValue, 4)
        XCTAssertFalse(UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
        XCTAssertEqual(UIForceTouchCapability.available.rawValue, 2)
        XCTAssertEqual(UIEvent.EventSubtype.motionShake.rawValue, 1)
        XCTAssertEqual(UITouch.Phase.ended.rawValue, 3)
        XCTAssertEqual(UIGestureRecognizer.State.recognized, .ended)
        XCTAssertEqual(UIBackgroundTaskIdentifier.invalid.rawValue, 0)
    }

    func testTheCameraAndFeedback() {
        let modes: [UIImagePickerController.CameraCaptureMode] = [.photo, .video]
        XCTAssertEqual(numbers(modes), [0, 1])
        let devices: [UIImagePickerController.CameraDevice] = [.rear, .front]
        XCTAssertEqual(numbers(devices), [0, 1])
        let flashes: [UIImagePickerController.CameraFlashMode] = [.off, .auto, .on]
        XCTAssertEqual(numbers(flashes), [-1, 0, 1])
        let qualities: [UIImagePickerController.QualityType] = [
            .typeHigh, .typeMedium, .typeLow, .type640x480, .typeIFrame1280x720, .typeIFrame960x540,
        ]
        XCTAssertEqual(numbers(qualities), Array(0...5))
        let impacts: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
        XCTAssertEqual(numbers(impacts), Array(0...4))
        let results: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
        XCTAssertEqual(numbers(results), [0, 1, 2])
    }

    func testViews() {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight, .bottomLeft, .bottomRight,
        ]
        XCTAssertEqual(numbers(modes), Array(0...12))
        let tints: [UIView.TintAdjustmentMode] = [.automatic, .normal, .dimmed]
        XCTAssertEqual(numbers(tints), [0, 1, 2])
        let options: [UIView.AnimationOptions] = [
            .allowAnimatedContent, .overrideInheritedOptions, .curveEaseOut, .transitionFlipFromRight,
            .transitionFlipFromTop, .transitionFlipFromBottom,
        ]
        XCTAssertEqual(numbers(options), [1 << 7, 1 << 9, 2 << 16, 2 << 20, 6 << 20, 7 << 20])
        let keyframes: [UIView.KeyframeAnimationOptions] = [.layoutSubviews, .calculationModeCubic]
        XCTAssertEqual(numbers(keyframes), [1, 3 << 10])
        XCTAssertEqual(UIBlurEffect.Style.prominent.rawValue, 5)
        let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
        XCTAssertEqual(numbers(levels), [0, 1000, 2000])
        XCTAssertEqual(levels.sorted(), levels)
    }

    func testControls() {
        let events: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
        XCTAssertEqual(numbers(events), [1 << 16, 1 << 17, 1 << 18, 1 << 19])
        XCTAssertTrue(UIControl.Event.allEditingEvents.isSuperset(of: UIControl.Event(events)))
        XCTAssertTrue(UIControl.Event.allEditingEvents.isDisjoint(with: .allTouchEvents))
        XCTAssertTrue(UIControl.Event.allTouchEvents.contains(.touchUpInside))
        let horizontal: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill, .leading, .trailing]
        XCTAssertEqual(numbers(horizontal), Array(0...5))
        let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
        XCTAssertEqual(numbers(vertical), Array(0...3))
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
        XCTAssertEqual(numbers(states), [0, 1, 2, 4])
        let buttons: [UIButton.ButtonType] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd]
        XCTAssertEqual(numbers(buttons), Array(0...5))
        let segments: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
        XCTAssertEqual(numbers(segments), Array(0...4))
        let renderings: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
        XCTAssertEqual(numbers(renderings), [0, 1, 2])
        let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
        XCTAssertEqual(numbers(modes), Array(0...3))
        let reasons: [UITextField.DidEndEditingReason] = [.committed, .cancelled]
        XCTAssertEqual(numbers(reasons), [0, 1])
    }

    func testBars() {
        XCTAssertEqual(UIBarStyle.default.rawValue, 0)
        XCTAssertEqual(UIBarButtonItem.Style.plain.rawValue, 0)
        let items: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
        ]
        XCTAssertEqual(numbers(items), Array(0...22))
        let tabs: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        XCTAssertEqual(numbers(tabs), Array(0...11))
        let positions: [UITabBar.ItemPositioning] = [.automatic, .fill, .centered]
        XCTAssertEqual(numbers(positions), [0, 1, 2])
        XCTAssertEqual(UINavigationItem.LargeTitleDisplayMode.automatic.rawValue, 0)
        let operations: [UINavigationController.Operation] = [.none, .push, .pop]
        XCTAssertEqual(numbers(operations), [0, 1, 2])
        let styles: [UISearchBar.Style] = [.default, .prominent, .minimal]
        XCTAssertEqual(numbers(styles), [0, 1, 2])
        XCTAssertEqual(UISearchBar.Icon.bookmark.rawValue, 2)
    }

    func testScrollingAndLists() {
        XCTAssertEqual(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue, 1)
        let indexes: [UIScrollView.IndexDisplayMode] = [.automatic, .alwaysHidden]
        XCTAssertEqual(numbers(indexes), [0, 1])
        let indicators: [UIScrollView.IndicatorStyle] = [.default, .black, .white]
        XCTAssertEqual(numbers(indicators), [0, 1, 2])
        let rates: [UIScrollView.DecelerationRate] = [.normal, .fast]
        XCTAssertEqual(numbers(rates), [0.998, 0.99])
        let accessories: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        XCTAssertEqual(numbers(accessories), Array(0...4))
        XCTAssertEqual(UITableViewCell.EditingStyle.insert.rawValue, 2)
        XCTAssertEqual(UITableViewCell.FocusStyle.default.rawValue, 0)
        let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
        XCTAssertEqual(numbers(selections), Array(0...3))
        XCTAssertEqual(UITableViewCell.SeparatorStyle.singleLine.rawValue, 1)
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        XCTAssertEqual(numbers(animations), [0, 1, 2, 3, 4, 5, 6, 100])
        let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
        XCTAssertEqual(numbers(positions), Array(0...3))
        XCTAssertEqual(UICollectionView.ElementCategory.cell.rawValue, 0)
        let cadences: [UICollectionView.ReorderingCadence] = [.immediate, .fast, .slow]
        XCTAssertEqual(numbers(cadences), [0, 1, 2])
        let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
        XCTAssertEqual(numbers(directions), [0, 1])
        let references: [UICollectionViewFlowLayout.SectionInsetReference] = [
            .fromContentInset, .fromSafeArea, .fromLayoutMargins,
        ]
        XCTAssertEqual(numbers(references), [0, 1, 2])
        let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
        XCTAssertEqual(numbers(actions), Array(0...4))
        XCTAssertEqual(UICollectionLayoutSectionOrthogonalScrollingBehavior.none.rawValue, 0)
        XCTAssertEqual(UIListContentConfiguration.TextProperties.TextAlignment.center.rawValue, 1)
        XCTAssertEqual(UIContextMenuConfiguration.ElementOrder.automatic.rawValue, 0)
    }

    func testContainersAndPresentation() {
        XCTAssertEqual(UIModalTransitionStyle.coverVertical.rawValue, 0)
        XCTAssertEqual(UISplitViewController.BackgroundStyle.sidebar.rawValue, 1)
        XCTAssertEqual(UISplitViewController.DisplayMode.automatic.rawValue, 0)
        XCTAssertEqual(UISplitViewController.PrimaryEdge.leading.rawValue, 0)
        XCTAssertEqual(UITransitionContextViewControllerKey.from.rawValue, "UITransitionContextFromViewController")
        XCTAssertEqual(UITransitionContextViewKey.to.rawValue, "UITransitionContextToView")
        let containers: [UIAccessibilityContainerType] = [.none, .dataTable, .list, .landmark, .semanticGroup]
        XCTAssertEqual(numbers(containers), Array(0...4))
        XCTAssertEqual(UIAccessibilityNavigationStyle.separate.rawValue, 1)
    }

    func testDataDetectors() {
        let types: [UIDataDetectorTypes] = [
            .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .lookupSuggestion,
        ]
        XCTAssertEqual(numbers(types), [1, 2, 4, 8, 16, 32, 64])
        XCTAssertTrue(UIDataDetectorTypes.all.isSuperset(of: UIDataDetectorTypes(types)))
    }

    func testFontsAndTheirTraits() {
        let traits: [UIFontDescriptor.SymbolicTraits] = [
            .traitExpanded, .traitCondensed, .traitMonoSpace, .traitVertical, .traitUIOptimized, .traitTightLeading,
            .traitLooseLeading,
        ]
        XCTAssertEqual(numbers(traits), [5, 6, 10, 11, 12, 15, 16].map { UInt32(1) << $0 })
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold]
        XCTAssertEqual(numbers(weights), numbers(weights).sorted())
        XCTAssertEqual(UIFont.Weight.regular.rawValue, 0)
        let styles: [UIFont.TextStyle] = [.title3, .callout, .caption1]
        let names = ["Title3", "Callout", "Caption1"].map { "UICTFontTextStyle" + $0 }
        XCTAssertEqual(numbers(styles), names)
        XCTAssertEqual(UIFont.smallSystemFontSize, 12)
        XCTAssertEqual(UIFont.systemFontSize, 14)
        XCTAssertEqual(UIFont.labelFontSize, 17)
    }

    func testAccessibilityTraitsAreBitsOfTheirOwn() {
        let traits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
            .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
            .causesPageTurn, .header, .tabBar,
        ]
        for (index, trait) in traits.enumerated() {
            for other in traits[(index + 1)...] { XCTAssertTrue(trait.isDisjoint(with: other)) }
            XCTAssertFalse(trait.isEmpty)
        }
        XCTAssertEqual(numbers(Array(traits[4...6])), [1 << 4, 1 << 5, 1 << 6])
    }
}
