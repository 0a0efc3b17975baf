/// What the index knows of Apple's classes, which no source of the project declares.
enum SDKTypes {
    /// The class above each class; enough of them to find a member that an extension of an ancestor declares.
    static let superclasses: [String: String] = {
        var table: [String: String] = [:]
        for row in rows.split(separator: "\n") {
            let parts = row.split(separator: ":")
            for child in parts[1].split(separator: " ") { table[String(child)] = String(parts[0]) }
        }
        return table
    }()

    private static let rows = """
        NSObject:UIResponder CALayer CAAnimation CADisplayLink UIGestureRecognizer UIBarItem UIColor UIFont UIImage UIBezierPath UIScreen UIDevice UINavigationItem NSLayoutConstraint UICollectionViewLayout UIStoryboard UINib UIPresentationController UIDynamicAnimator UIDynamicBehavior NSCoder Formatter Operation Thread Timer URLProtocol
        UIResponder:UIView UIViewController UIApplication UIScene
        UIScene:UIWindowScene
        UIView:UIControl UIWindow UILabel UIImageView UIScrollView UIStackView UINavigationBar UITabBar UIToolbar UISearchBar UIActivityIndicatorView UIProgressView UIPickerView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIVisualEffectView UIInputView
        UIControl:UIButton UISwitch UISlider UIStepper UITextField UISegmentedControl UIPageControl UIDatePicker UIRefreshControl UIColorWell
        UIScrollView:UITableView UICollectionView UITextView
        UICollectionReusableView:UICollectionViewCell
        UICollectionViewCell:UICollectionViewListCell
        UIViewController:UINavigationController UITabBarController UITableViewController UICollectionViewController UISplitViewController UIPageViewController UIAlertController UIActivityViewController UIImagePickerController UISearchController UIInputViewController
        UIGestureRecognizer:UITapGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer
        UIBarItem:UIBarButtonItem UITabBarItem
        UICollectionViewLayout:UICollectionViewFlowLayout UICollectionViewCompositionalLayout
        CALayer:CAShapeLayer CAGradientLayer CATextLayer CAScrollLayer CAReplicatorLayer CAEmitterLayer CATransformLayer CATiledLayer CAMetalLayer
        CAAnimation:CAPropertyAnimation CATransition CAAnimationGroup
        CAPropertyAnimation:CABasicAnimation CAKeyframeAnimation
        CABasicAnimation:CASpringAnimation
        """

    /// Apple's generic classes.
    static let generic: Set<String> = [
        "NSLayoutAnchor", "NSCache", "NSHashTable", "NSMapTable", "NSFetchRequest", "NSFetchedResultsController",
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]

    /// Whether a class of Apple's belongs to the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        name.hasPrefix("UI") && !["UIColor", "UIFont", "UIImage", "UIBezierPath", "UIFontDescriptor"].contains(name)
            || ["NSLayoutConstraint", "NSLayoutAnchor"].contains(name)
    }

    /// Objective-C's names of Apple's methods where the Swift name, taken through the compiler's rules, gives another.
    static let selectors: [String: String] = [
        "awakeFromNib()": "awakeFromNib",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "draw(_:)": "drawRect:",
        "draw(in:)": "drawInContext:",
        "insertSubview(_:at:)": "insertSubview:atIndex:",
        "motionBegan(_:with:)": "motionBegan:withEvent:",
        "motionEnded(_:with:)": "motionEnded:withEvent:",
        "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "point(inside:with:)": "pointInside:withEvent:",
        "willMove(toSuperview:)": "willMoveToSuperview:",
        "willMove(toWindow:)": "willMoveToWindow:",
        "willMove(toParent:)": "willMoveToParentViewController:",
        "didMove(toParent:)": "didMoveToParentViewController:",
        "addChild(_:)": "addChildViewController:",
        "removeFromParent()": "removeFromParentViewController",
        "responds(to:)": "respondsToSelector:",
        "value(forKey:)": "valueForKey:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "value(forKeyPath:)": "valueForKeyPath:",
        "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    ]

    /// Optional methods of Apple's protocols that UIKit asks for without calling them: what they do can't be undone.
    static let askedFor: [String: String] = [
        "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
        "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
    ]

    /// `NSObject`'s members that apps override, and that Foundation here does not declare on `NSObject`.
    static let objectOverrides: [String: String] = [
        "observeValue(forKeyPath:of:change:context:)": "_porticoObserveValue",
        "responds(to:)": "_porticoResponds", "value(forKey:)": "_porticoValue",
        "setValue(_:forKey:)": "_porticoSetValue",
        "value(forKeyPath:)": "_porticoValue", "setValue(_:forKeyPath:)": "_porticoSetValue",
        "value(forUndefinedKey:)": "_porticoValue", "setValue(_:forUndefinedKey:)": "_porticoSetValue",
    ]

    /// More of them, without a plain form for `super`.
    static let otherObjectOverrides: Set<String> = nibOverrides.union(["forwardingTarget(for:)"])

    /// Those of objects in nibs, which Apple's own classes do declare.
    static let nibOverrides: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]
}
