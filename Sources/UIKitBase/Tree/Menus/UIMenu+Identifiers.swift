extension UIMenu.Identifier {
    /// The menu that bears the app's name.
    public static let application = Self("com.apple.menu.application")
    /// The menu of scenes and documents.
    public static let file = Self("com.apple.menu.file")
    /// The menu of undoing, of the pasteboard and of searching.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu of what is shown around the content.
    public static let view = Self("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Self("com.apple.menu.window")
    /// The menu of help, empty by itself.
    public static let help = Self("com.apple.menu.help")
    /// The menu that holds all others.
    public static let root = Self("com.apple.menu.root")

    // Of the application menu.
    /// In the app's menu: what the app is. Empty by itself.
    public static let about = Self("com.apple.menu.about")
    /// In the app's menu: its settings. Empty by itself.
    public static let preferences = Self("com.apple.menu.preferences")
    /// In the app's menu: what other apps offer. Empty by itself.
    public static let services = Self("com.apple.menu.services")
    /// In the app's menu: hiding the app. Not in the main menu by itself.
    public static let hide = Self("com.apple.menu.hide")
    /// In the app's menu: quitting. Empty by itself.
    public static let quit = Self("com.apple.menu.quit")

    // Of the file menu.
    /// In the file menu: opening a new scene. Empty by itself.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// In the file menu: documents of late. Empty by itself.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// In the file menu: closing. Empty by itself.
    public static let close = Self("com.apple.menu.close")
    /// In the file menu: printing. Not in the main menu by itself (DEV-097).
    public static let print = Self("com.apple.menu.print")
    /// In the file menu: commands of a document (DEV-144).
    public static let document = Self("com.apple.menu.document")

    // Of the edit menu.
    /// In the edit menu: undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// In the edit menu: cut, copy, paste, delete and select all.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// In the edit menu: searching in the content.
    public static let find = Self("com.apple.menu.find")
    /// In edit menus of text: replacing what is selected. Empty by itself.
    public static let replace = Self("com.apple.menu.replace")
    /// In edit menus: sharing. Not offered here (DEV-112).
    public static let share = Self("com.apple.menu.share")
    /// In the font menu and edit menus: bold, italic and underlined.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// In the edit menu: spelling. Not in the main menu by itself.
    public static let spelling = Self("com.apple.menu.spelling")
    /// In the spelling menu: its panel. Not in the main menu by itself.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// In the spelling menu: its switches. Not in the main menu by itself.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// In the edit menu: replacing while one types. Not in the main menu by itself.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// In the substitutions menu: its panel. Not in the main menu by itself.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// In the substitutions menu: its switches. Not in the main menu by itself.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// In the edit menu: capitals and small letters. Not in the main menu by itself.
    public static let transformations = Self("com.apple.menu.transformations")
    /// In the edit menu: reading aloud. Not in the main menu by itself.
    public static let speech = Self("com.apple.menu.speech")
    /// In edit menus of text: looking up a word. Not offered here (DEV-112).
    public static let lookup = Self("com.apple.menu.lookup")
    /// In edit menus of text: learning a word. Not in the menus by itself.
    public static let learn = Self("com.apple.menu.learn")

    // Of the format menu.
    /// The menu of fonts and text.
    public static let format = Self("com.apple.menu.format")
    /// In the format menu: style and size of letters.
    public static let font = Self("com.apple.menu.font")
    /// In the font menu: larger and smaller text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// In the font menu: the colour of letters. Not in the main menu by itself.
    public static let textColor = Self("com.apple.menu.text-color")
    /// In the font menu: copying and pasting a style. Not in the main menu by itself.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// In the format menu: alignment and direction of text.
    public static let text = Self("com.apple.menu.text")
    /// In the text menu: left to right, and right to left.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// In the text menu: alignment. Empty by itself.
    public static let alignment = Self("com.apple.menu.alignment")

    // Of the view and window menus.
    /// In the view menu: the toolbar. Empty by itself.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// In the view menu: the sidebar. Empty by itself.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// In the view menu: the full screen. Empty by itself.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// In the window menu: minimising and zooming. Empty by itself.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// In the window menu: bringing all windows to the front. Empty by itself.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
