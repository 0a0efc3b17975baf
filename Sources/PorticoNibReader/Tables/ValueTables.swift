extension NibTables {
    /// Values: colours, fonts, rectangles and the like, and what is in them.
    static let values = """
        value -
         key text
         type text
         width num
         height num
         x num
         y num
        rect -
         key text
         x num
         y num
         width num
         height num
        frame -
         key text
         x num
         y num
         minX num
         minY num
         maxX num
         maxY num
         width num
         height num
        point -
         key text
         x num
         y num
        size -
         key text
         width num
         height num
        inset -
         key text
         minX num 0
         minY num 0
         maxX num 0
         maxY num 0
        edgeInsets -
         key text
         top num 0
         left num 0
         bottom num 0
         right num 0
        directionalEdgeInsets -
         key text
         top num 0
         leading num 0
         bottom num 0
         trailing num 0
        offsetWrapper -
         key text
         horizontal num 0
         vertical num 0
        autoresizingMask -
         key text
         widthSizable bool NO
         heightSizable bool NO
         flexibleMinX bool NO
         flexibleMaxX bool NO
         flexibleMinY bool NO
         flexibleMaxY bool NO
        extendedEdge -
         key text
         top bool NO
         bottom bool NO
         left bool NO
         right bool NO
         leading bool NO
         trailing bool NO
        rectEdge -
         key text
         top bool NO
         bottom bool NO
         left bool NO
         right bool NO
        popoverArrowDirection -
         key text
         up bool NO
         down bool NO
         left bool NO
         right bool NO
        color -
         key text
         colorSpace text
         customColorSpace text
         red num
         green num
         blue num
         white num
         alpha num 1
         cyan num
         magenta num
         yellow num
         black num
         systemColor text
         cocoaTouchSystemColor text
         xcode11CocoaTouchSystemColor text
         name text
         catalog text
        nil -
         key text
         name text
        fontDescription -
         key text
         type system|boldSystem|italicSystem|custom
         name text
         family text
         weight ultraLight|thin|light|regular|medium|semibold|bold|heavy|black regular
         pointSize num
         style text
         size text
        font -
         key text
         name text
         size num
         metaFont text
         typeface text
        string -
         key text
         base64-UTF8 bool NO
        mutableString -
         key text
         base64-UTF8 bool NO
        array -
         key text
        mutableArray -
         key text
        scopeButtonTitles -
        integer -
         key text
         value int
        real -
         key text
         value num
        bool -
         key text
         value bool
        date -
         key text
         timeIntervalSinceReferenceDate num
        locale -
         key text
         localeIdentifier text
        mutableData -
         key text
        attributedString -
         key text
        fragment -
         content text
        attributes -
        paragraphStyle -
         key text
         alignment left|center|right|justified|natural natural
         lineBreakMode wordWrapping|charWrapping|clipping|truncatingHead|truncatingTail|truncatingMiddle wordWrapping
         baseWritingDirection natural|leftToRight|rightToLeft natural
         tighteningFactorForTruncation num
         allowsDefaultTighteningForTruncation bool YES
         lineHeightMultiple num 0
         lineSpacing num 0
         defaultTabInterval num 0
         headIndent num 0
         tailIndent num 0
         firstLineHeadIndent num 0
         paragraphSpacing num 0
         paragraphSpacingBefore num 0
         minimumLineHeight num 0
         maximumLineHeight num 0
         hyphenationFactor num 0
        tabStops -
        textTab -
         alignment text
         location num
        options -
        shadow -
         key text
         blurRadius num
        textAttributes -
         key text
        image -
         name text
         width num
         height num
         catalog text
         key text
        imageReference -
         key text
         image text
         catalog text
         symbolScale default|small|medium|large
         renderingMode text
        hierarchicalColors -
        preferredSymbolConfiguration -
         key text
         configurationType text
         pointSize num
         scale default|small|medium|large default
         weight ultraLight|thin|light|regular|medium|semibold|bold|heavy|black|unspecified
        buttonConfiguration -
         key text
         style plain|gray|tinted|filled|borderless|bordered|borderedTinted|borderedProminent plain
         title str
         subtitle str
         image text
         catalog text
         imagePlacement leading|trailing|top|bottom leading
         imagePadding num 0
         titlePadding num 1
         titleAlignment automatic|leading|center|trailing automatic
         cornerStyle fixed|dynamic|small|medium|large|capsule dynamic
         buttonSize mini|small|medium|large medium
         showsActivityIndicator bool NO
         macIdiomStyle editor
         indicator text
        backgroundConfiguration -
         key text
         image text
         catalog text
         cornerRadius num
         strokeWidth num 0
         strokeOutset num 0
         imageContentMode text
        listContentConfiguration -
         key text
         text str
         secondaryText str
         image text
         catalog text
         imageToTextPadding num
        namedColor -
         name text
        systemColor -
         name text
        blurEffect -
         style extraLight|light|dark|extraDark|regular|prominent|systemUltraThinMaterial|systemThinMaterial|systemMaterial|systemThickMaterial|systemChromeMaterial|systemUltraThinMaterialLight|systemThinMaterialLight|systemMaterialLight|systemThickMaterialLight|systemChromeMaterialLight|systemUltraThinMaterialDark|systemThinMaterialDark|systemMaterialDark|systemThickMaterialDark|systemChromeMaterialDark
         key text
        vibrancyEffect -
         key text
         style text
        accessibility -
         key text
         label str
         hint str
         value str
         identifier text
        accessibilityTraits -
         key text
         none bool
         button bool
         link bool
         image bool
         selected bool
         staticText bool
         searchField bool
         playsSound bool
         keyboardKey bool
         summaryElement bool
         notEnabled bool
         updatesFrequently bool
         startsMediaSession bool
         adjustable bool
         allowsDirectInteraction bool
         causesPageTurn bool
         header bool
         tabBar bool
        dataDetectorType -
         key text
         link bool
         phoneNumber bool
         calendarEvent bool
         address bool
         none bool
         shipmentTrackingNumber bool
         flightNumber bool
         lookupSuggestion bool
        dataDetectorTypes -
         key text
         none bool
        audiovisualMediaTypes -
         key text
         none bool
        wkWebViewConfiguration -
         key text
         allowsAirPlayForMediaPlayback bool
         allowsPictureInPictureMediaPlayback bool
         applicationNameForUserAgent text
        wkPreferences -
         key text
         minimumFontSize num
         javaScriptEnabled bool
         javaScriptCanOpenWindowsAutomatically bool
        menu - < object
         title str
         identifier text
        command - < object
         title str
         state text
        navigationBarAppearance -
         key text
         backgroundVisibility text
        toolbarAppearance -
         key text
         backgroundVisibility text
        tabBarAppearance -
         key text
         backgroundVisibility text
        tabBarItemAppearance -
         key text
        """
}
