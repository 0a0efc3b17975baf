/// What the index knows of Apple's classes, which no source of the project declares.
enum SDKTypes {
    /// The class right above each class.
    static let superclasses: [String: String] = {
        var table: [String: String] = [:]
        for row in classRows.split(separator: "\n") {
            let names = row.split { ": ".contains($0) }
            for child in names.dropFirst() { table[String(child)] = String(names[0]) }
        }
        return table
    }()

    /// Whether a class of Apple's belongs to the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        name.hasPrefix("UI") && !["UIColor", "UIFont", "UIImage", "UIBezierPath", "UIFontDescriptor"].contains(name)
            || ["NSLayoutConstraint", "NSLayoutAnchor"].contains(name)
    }

    /// Objective-C's names of Apple's methods where the Swift name, taken through the compiler's rules, gives another.
    static let selectors: [String: String] = [
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
        "awakeFromNib()": "awakeFromNib",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "setNilValueForKey(_:)": "setNilValueForKey:",
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
        "setNilValueForKey(_:)": "_porticoSetNilValueForKey",
        "automaticallyNotifiesObservers(forKey:)": "_porticoAutomaticallyNotifiesObservers",
        "keyPathsForValuesAffectingValue(forKey:)": "_porticoKeyPathsForValuesAffectingValue",
    ]

    /// Methods that formatters of apps override: each is found by a protocol, and Foundation's own has another name.
    static let formatterOverrides: [String: (found: String, plain: String)] = [
        "getObjectValue(_:for:errorDescription:)": ("_PorticoObjectReading", "_porticoObjectValue"),
        "getObjectValue(_:for:range:)": ("_PorticoRangeReading", "_porticoObjectValue"),
    ]

    /// More of them, without a plain form for `super`.
    static let otherObjectOverrides: Set<String> = nibOverrides.union(formatterOverrides.keys).union([
        "forwardingTarget(for:)",
        "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    ])

    /// Those of objects in nibs, which Apple's own classes do declare.
    static let nibOverrides: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]
}
