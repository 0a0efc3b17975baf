extension NibTables {
    static let controls = """
        control UIControl < view
         enabled bool YES > isEnabled
         selected bool NO > isSelected
         highlighted bool NO > isHighlighted
         showsMenuAsPrimaryAction bool NO
         toolTip str
        button UIButton < control
         buttonType custom|roundedRect|system|detailDisclosure|infoLight|infoDark|contactAdd|plain|close custom
         lineBreakMode wordWrap|characterWrap|clip|headTruncation|tailTruncation|middleTruncation middleTruncation
         showsTouchWhenHighlighted bool NO
         reversesTitleShadowWhenHighlighted bool NO
         adjustsImageWhenHighlighted bool YES
         adjustsImageWhenDisabled bool YES
         adjustsImageSizeForAccessibilityContentSizeCategory bool NO
         pointerInteraction bool NO > isPointerInteractionEnabled
         changesSelectionAsPrimaryAction bool NO
         hasAttributedTitle bool NO
         role normal|primary|cancel|destructive normal
        state -
         key text
         title str
         image text
         backgroundImage text
         catalog text
        textField UITextField < control
         text str
         placeholder str
         borderStyle none|line|bezel|roundedRect none
         textAlignment left|center|right|justified|natural natural
         clearButtonMode never|whileEditing|unlessEditing|always never
         minimumFontSize num 0
         adjustsFontSizeToFit bool YES > adjustsFontSizeToFitWidth
         adjustsFontForContentSizeCategory bool NO
         clearsOnBeginEditing bool NO
         allowsEditingTextAttributes bool NO
         usesAttributedText bool NO > attributedText
         background text
         disabledBackground text
        textInputTraits -
         key text
         autocapitalizationType none|words|sentences|allCharacters none
         autocorrectionType default|no|yes default
         spellCheckingType default|no|yes default
         smartQuotesType default|no|yes default
         smartDashesType default|no|yes default
         smartInsertDeleteType default|no|yes default
         keyboardType default|alphabet|asciiCapable|numbersAndPunctuation|URL|numberPad|phonePad|namePhonePad|emailAddress|decimalPad|twitter|webSearch|asciiCapableNumberPad default
         keyboardAppearance default|alert|dark|light default
         returnKeyType default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue default
         enablesReturnKeyAutomatically bool NO
         secureTextEntry bool NO > isSecureTextEntry
         textContentType text
        textView UITextView < scrollView
         text str
         textAlignment left|center|right|justified|natural natural
         editable bool YES > isEditable
         selectable bool YES > isSelectable
         usesAttributedText bool NO > attributedText
         allowsEditingTextAttributes bool NO
         adjustsFontForContentSizeCategory bool NO
         clearsOnInsertion bool NO
         layoutManager text
        switch UISwitch < control
         on bool NO > isOn
         title str
        slider UISlider < control
         minValue num 0 > minimumValue
         maxValue num 1 > maximumValue
         value num 0
         continuous bool YES > isContinuous
         minimumValueImage text
         maximumValueImage text
         catalog text
        stepper UIStepper < control
         minimumValue num 0
         maximumValue num 100
         value num 0
         stepValue num 1
         continuous bool YES > isContinuous
         autorepeat bool YES
         wraps bool NO
        segmentedControl UISegmentedControl < control
         selectedSegmentIndex int -1
         segmentControlStyle editor
         momentary bool NO > isMomentary
         apportionsSegmentWidthsByContent bool NO
        segment -
         title str
         image text
         catalog text
         width num 0
         enabled bool YES
         contentOffset num
        pageControl UIPageControl < control
         numberOfPages int 0
         currentPage int 0
         hidesForSinglePage bool NO
        datePicker UIDatePicker < control
         datePickerMode time|date|dateAndTime|countDownTimer|yearAndMonth dateAndTime
         minuteInterval int 1
         style automatic|wheels|compact|inline automatic > preferredDatePickerStyle
         useCurrentDate bool YES > date
         countDownDuration num 0
        refreshControl UIRefreshControl < control
        tapGestureRecognizer UITapGestureRecognizer < gestureRecognizer
         numberOfTapsRequired int 1
         numberOfTouchesRequired int 1
        pongPressGestureRecognizer UILongPressGestureRecognizer < gestureRecognizer
         allowableMovement num 10
         minimumPressDuration num 0.5
         numberOfTapsRequired int 0
         numberOfTouchesRequired int 1
        panGestureRecognizer UIPanGestureRecognizer < gestureRecognizer
         minimumNumberOfTouches int 1
         maximumNumberOfTouches int
        swipeGestureRecognizer UISwipeGestureRecognizer < gestureRecognizer
         direction text right
         numberOfTouchesRequired int 1
        screenEdgePanGestureRecognizer UIScreenEdgePanGestureRecognizer < panGestureRecognizer
        pinchGestureRecognizer UIPinchGestureRecognizer < gestureRecognizer
         scale num 1
        rotationGestureRecognizer UIRotationGestureRecognizer < gestureRecognizer
         rotation num 0
        gestureRecognizer UIGestureRecognizer < object
         enabled bool YES > isEnabled
         cancelsTouchesInView bool YES
         delaysTouchesBegan bool NO
         delaysTouchesEnded bool YES
         requiresExclusiveTouchType bool YES
        """
}
