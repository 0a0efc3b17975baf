extension NibTables {
    static let editorOnly = """
        dependencies deployment development plugIn capability device adaptation designables designable inferredMetricsTieBreakers
        simulatedMetricsContainer simulatedNavigationBarMetrics simulatedStatusBarMetrics simulatedTabBarMetrics
        simulatedToolbarMetrics simulatedOrientationMetrics simulatedScreenMetrics freeformSimulatedSizeMetrics
        modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics accessibilityOverrides customFonts animations
        classes modalFormSheetSize simulatedStatusBar
        """

    /// The document, connections and what every object has.
    static let objects = """
        document -
         type text
         version text
         toolsVersion editor
         systemVersion editor
         targetRuntime text
         propertyAccessControl editor
         useAutolayout bool NO
         useTraitCollections bool NO
         useSafeAreas bool NO
         colorMatched editor
         launchScreen bool NO
         initialViewController ref
         defaultVersion editor
         variant editor
         maxSystemVersion editor
         generatesPrototypingConstraints editor
        scenes -
        scene -
         sceneID text
        objects -
        resources -
        connections -
        subviews -
        constraints -
        layoutGuides -
        userGuides -
        prototypes -
        sections -
        cells -
        items -
        segments -
        children -
        toolbarItems -
        leftBarButtonItems -
        rightBarButtonItems -
        gestureRecognizers -
        userDefinedRuntimeAttributes -
         key text
        object NSObject
         id text
         key text
         customClass text
         customModule text
         customModuleProvider text
         userLabel editor
         userComments editor
         colorLabel editor
         sceneMemberID editor
         misplaced editor
         ambiguous editor
         verifyAmbiguity editor
         placeholderIntrinsicWidth editor
         placeholderIntrinsicHeight editor
         simulatedAppContext editor
         restorationIdentifier text - > restorationIdentifier
        placeholder - < object
         placeholderIdentifier text
        exit - < object
        customObject NSObject < object
        viewControllerPlaceholder - < object
         storyboardName text
         referencedIdentifier text
         bundleIdentifier text
         storyboardIdentifier text
        outlet - < object
         property text
         destination ref
        outletCollection - < object
         property text
         destination ref
         collectionClass text
         appends bool NO
        action - < object
         selector text
         destination ref
         eventType touchDown|touchDownRepeat|touchDragInside|touchDragOutside|touchDragEnter|touchDragExit|touchUpInside|touchUpOutside|touchCancel|valueChanged|primaryActionTriggered|menuActionTriggered|editingDidBegin|editingChanged|editingDidEnd|editingDidEndOnExit
        segue - < object
         destination ref
         kind relationship|show|showDetail|presentation|popoverPresentation|embed|unwind|push|modal|custom|replace|popover
         relationship text
         identifier text
         unwindAction text
         reference ref
         trigger text
         action text
         animates bool YES
         modalPresentationStyle fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|overCurrentContext|popover|none|automatic
         modalTransitionStyle coverVertical|flipHorizontal|crossDissolve|partialCurl
         popoverAnchorView ref
         popoverAnchorBarButtonItem ref
         destinationCreationSelector text
         inheritsFrom text
         splitViewControllerTargetIndex int
        constraint NSLayoutConstraint < object
         firstItem ref
         firstAttribute text
         relation equal|lessThanOrEqual|greaterThanOrEqual equal
         secondItem ref
         secondAttribute text
         constant num 0
         multiplier ratio 1
         priority num 1000
         symbolic bool NO
         symbolType text
         identifier text
         placeholder bool NO
        viewLayoutGuide UILayoutGuide < object
        keyboardLayoutGuide UILayoutGuide < object
        userLayoutGuide UILayoutGuide < object
         location text
         affinity text
        viewControllerLayoutGuide UILayoutGuide < object
         type top|bottom
        userDefinedRuntimeAttribute -
         type text
         keyPath text
         value text
         localized bool NO
         catalog text
        variation -
         key text
         constant num
         priority num
         axis horizontal|vertical
         spacing num
         alignment text
         distribution text
         hidden bool
         alpha num
         text str
         title str
         image text
         numberOfLines int
         textAlignment text
         tag int
         installed bool
         misplaced editor
         fixedFrame bool
         ambiguous editor
         preservesSuperviewLayoutMargins bool
        mask -
         key text
        include -
         reference ref
        exclude -
         reference ref
        """
}
