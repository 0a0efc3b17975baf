extension XCUIElement {
    /// The kind of thing on the screen that an element is.
    public enum ElementType: UInt, Sendable {
        case any, other, application, group, window, sheet, drawer, alert, dialog, button
        case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
        case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn
        case outline, outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator
        case activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon
        case searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu
        case menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator
        case valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler
        case rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
    }
}

extension XCUIElement.ElementType {
    /// As messages of failures name it: `Button`, `StaticText`.
    var name: String {
        let text = "\(self)"
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
