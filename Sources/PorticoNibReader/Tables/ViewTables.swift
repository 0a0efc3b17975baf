extension NibTables {
    static let views = """
        view UIView < object
         contentMode scaleToFill|scaleAspectFit|scaleAspectFill|redraw|center|top|bottom|left|right|topLeft|topRight|bottomLeft|bottomRight scaleToFill
         translatesAutoresizingMaskIntoConstraints bool YES
         fixedFrame bool NO > translatesAutoresizingMaskIntoConstraints
         clipsSubviews bool NO > clipsToBounds
         multipleTouchEnabled bool NO > isMultipleTouchEnabled
         opaque bool YES > isOpaque
         hidden bool NO > isHidden
         alpha num 1
         tag int 0
         userInteractionEnabled bool YES > isUserInteractionEnabled
         clearsContextBeforeDrawing bool YES
         autoresizesSubviews bool YES
         insetsLayoutMarginsFromSafeArea bool YES
         preservesSuperviewLayoutMargins bool NO
         layoutMarginsFollowReadableWidth bool NO
         semanticContentAttribute unspecified|playback|spatial|forceLeftToRight|forceRightToLeft unspecified
         horizontalHuggingPriority num 250 > setContentHuggingPriority
         verticalHuggingPriority num 250 > setContentHuggingPriority
         horizontalCompressionResistancePriority num 750 > setContentCompressionResistancePriority
         verticalCompressionResistancePriority num 750 > setContentCompressionResistancePriority
         fixedHeight editor
         fixedWidth editor
         interfaceStyle unspecified|light|dark - > overrideUserInterfaceStyle
         largeContentTitle str - > largeContentTitle
         showsLargeContentViewer bool NO
         appearanceType editor
         springLoaded bool NO > isSpringLoaded
         contentHorizontalAlignment center|left|right|fill|leading|trailing center
         contentVerticalAlignment center|top|bottom|fill center
        containerView UIView < view
        label UILabel < view
         text str - > text
         usesAttributedText bool NO > attributedText
         numberOfLines int 1
         textAlignment left|center|right|justified|natural natural
         lineBreakMode wordWrap|characterWrap|clip|headTruncation|tailTruncation|middleTruncation tailTruncation
         baselineAdjustment alignBaselines|alignCenters|none alignBaselines
         adjustsFontSizeToFit bool NO > adjustsFontSizeToFitWidth
         minimumFontSize num - > minimumScaleFactor
         minimumScaleFactor num 0
         adjustsFontForContentSizeCategory bool NO
         adjustsLetterSpacingToFitWidth bool NO > allowsDefaultTighteningForTruncation
         preferredMaxLayoutWidth num 0
         enabled bool YES > isEnabled
         highlighted bool NO > isHighlighted
         showsExpansionTextWhenTruncated bool NO
         sizingRule text
         preferredVibrancy text
        imageView UIImageView < view
         image text
         catalog text
         highlightedImage text
         highlighted bool NO > isHighlighted
         adjustsImageSizeForAccessibilityContentSizeCategory bool NO
        stackView UIStackView < view
         axis horizontal|vertical horizontal
         distribution fill|fillEqually|fillProportionally|equalSpacing|equalCentering fill
         alignment fill|leading|trailing|center|top|bottom|firstBaseline|lastBaseline fill
         spacing num 0
         spacingType standard
         baselineRelativeArrangement bool NO > isBaselineRelativeArrangement
         layoutMarginsRelativeArrangement bool NO > isLayoutMarginsRelativeArrangement
        scrollView UIScrollView < view
         showsHorizontalScrollIndicator bool YES
         showsVerticalScrollIndicator bool YES
         pagingEnabled bool NO > isPagingEnabled
         scrollEnabled bool YES > isScrollEnabled
         bounces bool YES
         bouncesZoom bool YES
         alwaysBounceVertical bool NO
         alwaysBounceHorizontal bool NO
         directionalLockEnabled bool NO > isDirectionalLockEnabled
         delaysContentTouches bool YES
         canCancelContentTouches bool YES
         keyboardDismissMode none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory none
         indicatorStyle default|black|white default
         contentInsetAdjustmentBehavior automatic|scrollableAxes|never|always automatic
         minimumZoomScale num 1
         maximumZoomScale num 1
         automaticallyAdjustsScrollIndicatorInsets bool YES
         scrollsToTop bool YES
        visualEffectView UIVisualEffectView < view
        activityIndicatorView UIActivityIndicatorView < view
         style gray|white|whiteLarge|medium|large medium
         hidesWhenStopped bool NO
         animating bool NO > startAnimating
        progressView UIProgressView < view
         progress num 0
         progressViewStyle default|bar default
        navigationBar UINavigationBar < view
         largeTitles bool NO > prefersLargeTitles
         translucent bool YES > isTranslucent
         barStyle default|black|blackOpaque|blackTranslucent default
         backIndicatorImage text
         backIndicatorTransitionMask text
        toolbar UIToolbar < view
         translucent bool YES > isTranslucent
         barStyle default|black|blackOpaque|blackTranslucent default
        tabBar UITabBar < view
         translucent bool YES > isTranslucent
         barStyle default|black|blackOpaque|blackTranslucent default
         itemPositioning automatic|fill|centered automatic
         itemWidth num 0
         itemSpacing num 0
        searchBar UISearchBar < view
         searchBarStyle default|prominent|minimal default
         barStyle default|black|blackOpaque|blackTranslucent default
         translucent bool YES > isTranslucent
         placeholder str
         prompt str
         text str
         showsCancelButton bool NO
         showsBookmarkButton bool NO
         showsSearchResultsButton bool NO
         showsScopeBar bool NO
         selectedScopeButtonIndex int 0
        pickerView UIPickerView < view
         showsSelectionIndicator bool YES
        mapView MKMapView < view
         mapType text
         showsUserLocation bool NO
         pitchEnabled bool YES
         showsCompass bool YES
         rotateEnabled bool YES
         showsBuildings bool YES
         showsPointsOfInterest bool YES
         showsScale bool NO
         showsTraffic bool NO
         zoomEnabled bool YES
         scrollEnabled bool YES
        webView UIWebView < view
         scalesPageToFit bool NO
         allowsInlineMediaPlayback bool NO
        wkWebView WKWebView < view
         allowsBackForwardNavigationGestures bool NO
         allowsLinkPreview bool YES
        arscnView ARSCNView < view
         sceneName text
        sceneKitView SCNView < view
         sceneName text
        skView SKView < view
         sceneName text
        mtkView MTKView < view
         colorPixelFormat text
         depthStencilPixelFormat text
        glkView GLKView < view
        """
}
