import UIKit

/// Commands of an app, for people with a keyboard. Their keys work in all of its windows; there is no bar that shows their menus here
/// (DEV-1290).
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    /// What the commands consist of.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands of this module, which have views for controls.
@MainActor protocol CommandViews {
    func makeViews(_ properties: PartProperties) -> [AnyView]
}

extension Commands {
    /// The controls of the commands, in order.
    func makeControls(_ properties: PartProperties) -> [AnyView] {
        if let own = self as? any CommandViews { return own.makeViews(properties) }
        return Body.self == Never.self ? [] : properties.body(of: self) { $0.body }.makeControls(properties)
    }
}

extension Commands where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Makes one of several commands.
@resultBuilder public struct CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    @_disfavoredOverload public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        var all: [any Commands] = []
        repeat all.append(each content)
        return CommandSequence(parts: all)
    }
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}

/// Several commands.
struct CommandSequence {
    let parts: [any Commands]
}

extension CommandSequence: Commands, CommandViews {
    typealias Body = Never
    func makeViews(_ properties: PartProperties) -> [AnyView] { parts.flatMap { $0.makeControls(properties) } }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: CommandViews where Wrapped: Commands {
    func makeViews(_ properties: PartProperties) -> [AnyView] { self?.makeControls(properties) ?? [] }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension _ConditionalContent: CommandViews where TrueContent: Commands, FalseContent: Commands {
    func makeViews(_ properties: PartProperties) -> [AnyView] {
        switch storage {
        case .first(let commands): commands.makeControls(properties)
        case .second(let commands): commands.makeControls(properties)
        }
    }
}

/// No commands.
public struct EmptyCommands {
    /// Creates none.
    nonisolated public init() {}
}

extension EmptyCommands: Commands, CommandViews {
    public typealias Body = Never
    func makeViews(_ properties: PartProperties) -> [AnyView] { [] }
}

/// Where an app's own commands stand among those of the system.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What the system does for all apps.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ending the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New windows and documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Import and export.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Copying and pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Searching in a text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// How text looks.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Tool bars.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Side bars.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The sizes of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The places of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands among those of the system.
public struct CommandGroup<Content: View> {
    let content: Content
}

extension CommandGroup: Commands {
    public typealias Body = Never
    /// Creates commands before a group of the system's.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition())
    }
    /// Creates commands after a group of the system's.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition())
    }
    /// Creates commands in place of a group of the system's.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(content: addition())
    }
}

extension CommandGroup: CommandViews {
    func makeViews(_ properties: PartProperties) -> [AnyView] { [AnyView(content)] }
}

/// Commands in a menu of their own.
public struct CommandMenu<Content: View> {
    let content: Content
}

extension CommandMenu: Commands {
    public typealias Body = Never
    /// Creates a menu with a text.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.init(content: content()) }
    /// Creates a menu with a text.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
    /// Creates a menu with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension CommandMenu: CommandViews {
    func makeViews(_ properties: PartProperties) -> [AnyView] { [AnyView(content)] }
}

/// The system's commands for side bars.
public struct SidebarCommands {
    /// Creates them.
    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

/// The system's commands for tool bars.
public struct ToolbarCommands {
    /// Creates them.
    nonisolated public init() {}
}

extension ToolbarCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

/// The system's commands for editing text, which work without being named, too.
public struct TextEditingCommands {
    /// Creates them.
    nonisolated public init() {}
}

extension TextEditingCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

/// The system's commands for the looks of text, which work without being named, too.
public struct TextFormattingCommands {
    /// Creates them.
    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

/// The system's commands for inspectors.
public struct InspectorCommands {
    /// Creates them.
    nonisolated public init() {}
}

extension InspectorCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

/// A scene with commands.
struct CommandScene<Content: Scene> {
    let content: Content
    let commands: any Commands
}

extension CommandScene: Scene, TransparentScene {
    typealias Body = Never

    func pass(to visitor: any SceneVisitor) {
        visitor.addCommands(commands)
        visitor.visit(content)
    }
}

/// The controls of an app's commands.
struct CommandList: View {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension Scene {
    /// Gives the app commands.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandScene(content: self, commands: content())
    }

    /// Gives the app commands in place of all others.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandScene(content: self, commands: content())
    }

    /// Takes the scene's commands away.
    nonisolated public func commandsRemoved() -> some Scene { CommandScene(content: self, commands: EmptyCommands()) }
}
