extension NibTables {
    static let controllers = """
        viewController UIViewController < object
         storyboardIdentifier text
         useStoryboardIdentifierAsRestorationIdentifier bool NO > restorationIdentifier
         title str
         automaticallyAdjustsScrollViewInsets bool YES
         extendedLayoutIncludesOpaqueBars bool NO
         hidesBottomBarWhenPushed bool NO
         definesPresentationContext bool NO
         providesPresentationContextTransitionStyle bool NO
         modalPresentationStyle fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|overCurrentContext|popover|none|automatic
         modalTransitionStyle coverVertical|flipHorizontal|crossDissolve|partialCurl coverVertical
         autoresizesArchivedViewToFullSize bool YES
         wantsFullScreenLayout bool NO
         clearsSelectionOnViewWillAppear bool YES
         nibName text
         interfaceStyle unspecified|light|dark - > overrideUserInterfaceStyle
         modalInPresentation bool NO > isModalInPresentation
        tableViewController UITableViewController < viewController
        collectionViewController UICollectionViewController < viewController
        navigationController UINavigationController < viewController
         navigationBarHidden bool NO > isNavigationBarHidden
         toolbarHidden bool YES > isToolbarHidden
         hidesBarsOnSwipe bool NO
         hidesBarsOnTap bool NO
         hidesBarsWhenVerticallyCompact bool NO
         hidesBarsWhenKeyboardAppears bool NO
        tabBarController UITabBarController < viewController
        splitViewController UISplitViewController < viewController
         style unspecified|doubleColumn|tripleColumn unspecified
         allowDoubleColumnStyle editor
         allowTripleColumnStyle editor
         preferredDisplayMode automatic|secondaryOnly|oneBesideSecondary|oneOverSecondary|twoBesideSecondary|twoOverSecondary|twoDisplaceSecondary|primaryHidden|allVisible|primaryOverlay automatic
         behavior automatic|tile|overlay|displace automatic > preferredSplitBehavior
         primaryBackgroundStyle none|sidebar none
         minimumPrimaryColumnWidth num
         maximumPrimaryColumnWidth num
         preferredPrimaryColumnWidthFraction num
         presentsWithGesture bool YES
         showsSecondaryOnlyButton bool NO
        pageViewController UIPageViewController < viewController
         transitionStyle pageCurl|scroll pageCurl
         navigationOrientation horizontal|vertical horizontal
         spineLocation none|min|mid|max min
         pageSpacing num 0
         doubleSided bool NO > isDoubleSided
        avPlayerViewController AVPlayerViewController < viewController
         videoGravity text
        hostingController UIViewController < viewController
        searchDisplayController - < object
        glkViewController GLKViewController < viewController
        navigationItem UINavigationItem < object
         title str
         prompt str
         largeTitleDisplayMode automatic|always|never automatic
         leftItemsSupplementBackButton bool NO
         hidesBackButton bool NO
         backButtonTitle str
         backButtonDisplayMode default|generic|minimal default
         style navigator|browser|editor navigator
        barItem - < object
         title str
         image text
         catalog text
         tag int 0
         enabled bool YES > isEnabled
         landscapeImage text > landscapeImagePhone
         largeContentSizeImage text
        barButtonItem UIBarButtonItem < barItem
         systemItem done|cancel|edit|save|add|flexibleSpace|fixedSpace|compose|reply|action|organize|bookmarks|search|refresh|stop|camera|trash|play|pause|rewind|fastForward|undo|redo|pageCurl|close
         style plain|done|bordered plain
         width num 0
         changesSelectionAsPrimaryAction bool NO
         selected bool NO > isSelected
         springLoaded bool NO > isSpringLoaded
        tabBarItem UITabBarItem < barItem
         systemItem more|favorites|featured|topRated|recents|contacts|history|bookmarks|search|downloads|mostRecent|mostViewed
         selectedImage text
         badgeValue str
         springLoaded bool NO
        """
}
