/// What has queries for the elements in it, by kind.
public protocol XCUIElementTypeQueryProvider {
    /// The first element that matches, looked for no further.
    var firstMatch: XCUIElement { get }
    /// Everything of a kind that lies in it, however deep.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// Bars of keys above a Mac's keyboard; always empty here.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// Elements that only hold others together; always empty here, where such elements are `otherElements`.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The app's windows, each a `UIWindow`.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// Action sheets: alert controllers of the style `actionSheet`. For other presented controllers see `otherElements`.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Panels at the side of a Mac's window; always empty here.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// Alerts of the app itself, each labelled with its title; those of the system aren't there (DEV-491).
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Dialogs of the Mac; always empty here. An app's own are `alerts`.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// Buttons of any make, those of bars, tab bars and alerts among them, and whatever has the button trait.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// Buttons of which one of a group is on, of the Mac; always empty here.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// Groups of radio buttons, of the Mac; always empty here.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// Check boxes of the Mac; always empty here.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// Triangles of the Mac that show and hide what is below them; always empty here.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// Pop-up buttons of the Mac; always empty here. A button with a menu is one of `buttons`.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// Fields with a list of values, of the Mac; always empty here.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// Buttons of the Mac that open a menu; always empty here. On iOS they are `buttons`.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// Buttons of a Mac's toolbar; always empty here. Those of a `UIToolbar` are `buttons`.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// Popovers that are on the screen.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The keyboard, while something takes text: the one on the screen, or one element that stands for a hardware keyboard (DEV-491).
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// Keys that type a character: elements with the trait `keyboardKey`.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Navigation bars, each identified by its top item's title unless it has an identifier of its own.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// Tab bars, whose tabs are `buttons`.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Groups of a Mac's tabs; always empty here.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// Toolbars, whose items are `buttons`.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// Status bars; always empty here, where the shell draws it, not the app.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// Tables, each a `UITableView`; rows are `cells`.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// Rows of a Mac's table; always empty here. Rows of a `UITableView` are `cells`.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// Columns of a Mac's table; always empty here.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// Outlines of the Mac; always empty here.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// Rows of a Mac's outline; always empty here.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// Rows of a Mac's outline below a disclosed one; always empty here.
    public var disclosedChildRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// Lists of columns of the Mac; always empty here.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// Collection views; of their items, the `cells`, those that are laid out are found (DEV-491).
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// Sliders, and what has the trait `adjustable` without being of another kind.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// Page controls.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Progress views.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// Activity indicators; one that hides when it stops is there only while it turns.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// Segmented controls, whose segments are `buttons`.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Picker views, whose columns are `pickerWheels`.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// Columns of a picker that turn; `adjust(toPickerWheelValue:)` turns one.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Switches, and what has the trait `toggleButton`; the value is “0” or “1”.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// Buttons that stay pressed, of the Mac; always empty here. See `switches`.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The elements with the trait `link`.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Image views, and what has the trait `image`.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Icons of apps on a home screen; always empty here.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// Search fields, each a `UISearchTextField`, and what has the trait `searchField`.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Scroll views that are neither tables, collections nor text views.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// Scroll bars of the Mac; always empty here.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// Labels, and what has the trait `staticText`.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Text fields that show what they hold; secure ones are `secureTextFields`.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Text fields with `isSecureTextEntry`; their value is a dot for each letter.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Date pickers.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Text views, whether they can be edited or not.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// Menus of the Mac; always empty here.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// Entries of the edit menu. Entries of a context menu are `buttons`.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// Menu bars of the Mac; always empty here.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// Titles in a Mac's menu bar; always empty here.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// Maps; always empty here.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// Web views; always empty here.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// Steppers, whose halves are `buttons`.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// Rows of tables, and items of collections.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// Areas of a layout that apps of the Mac tell; always empty here.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// Things in a layout area of the Mac; always empty here.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// Handles of a layout item of the Mac; always empty here.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// Views of no other kind: plain containers, and headers and footers of tables.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The upper halves of a Mac's steppers; always empty here.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The lower halves of a Mac's steppers; always empty here.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// Tabs of a Mac's tab group; always empty here. Tabs of a `UITabBar` are `buttons`.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// Time lines of the Mac; always empty here.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// Indicators of a rating, of the Mac; always empty here.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The parts of the Mac's indicators that show their value; always empty here.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// Views of the Mac that splitters divide; always empty here.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// Dividers of a split group of the Mac; always empty here.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// Indicators of relevance, of the Mac; always empty here.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// Colour wells of the Mac; always empty here, where a `UIColorWell` is of the kind that its traits say.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// Help tags of the Mac; always empty here.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// Mattes that frame a part of a picture, of the Mac; always empty here.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// Icons in a Mac's dock; always empty here.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// Rulers of the Mac; always empty here.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// Markers on a ruler of the Mac; always empty here.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// Grids of the Mac; always empty here.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// Level indicators of the Mac; always empty here.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// Items in a Mac's menu bar that show a state; always empty here.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
