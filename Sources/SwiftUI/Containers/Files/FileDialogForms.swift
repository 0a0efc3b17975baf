import UIKit

/// A dialog for files shows these, too.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is inside of packages, as if these were folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files, too.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// The extensions of names.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

private enum FileDialogWordsKey: EnvironmentKey { static var defaultValue: FileDialogWords { FileDialogWords() } }

/// The words of dialogs for files that an app says.
struct FileDialogWords {
    /// On the button that saves; nil is the system's.
    var confirmation: Text?
    /// Before the name; nil is the system's.
    var filename: Text?
    /// Above all.
    var message: Text?
}

extension EnvironmentValues {
    var fileDialogWords: FileDialogWords {
        get { self[FileDialogWordsKey.self] }
        set { self[FileDialogWordsKey.self] = newValue }
    }
}

extension View {
    /// Sets the word on the button that confirms in dialogs of the view for files: here in those that save (DEV-1349).
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogWords) { $0.confirmation = label }
    }
    /// Sets the word on the button that confirms in dialogs of the view for files: here in those that save (DEV-1349).
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }
    /// Sets the word on the button that confirms in dialogs of the view for files: here in those that save (DEV-1349).
    @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View
    { fileDialogConfirmationLabel(Text(label)) }

    /// Sets the word before the name in dialogs of the view that save files.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogWords) { $0.filename = label }
    }
    /// Sets the word before the name in dialogs of the view that save files.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }
    /// Sets the word before the name in dialogs of the view that save files.
    @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets what dialogs of the view for files say: here those that save (DEV-1349).
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogWords) { $0.message = message }
    }
    /// Sets what dialogs of the view for files say: here those that save (DEV-1349).
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }
    /// Sets what dialogs of the view for files say: here those that save (DEV-1349).
    @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets in which folder dialogs of the view for files begin. They have one folder here (DEV-1349).
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    /// Sets what dialogs of the view for files show. They show all that they offer here (DEV-1349).
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
    /// Names dialogs of the view for files, which then keep how people arranged them. Nothing can be arranged here (DEV-1349).
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
    /// Sets whether dialogs of the view give aliases themselves. There are no aliases here (DEV-1349).
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    /// Sets which files can be chosen in dialogs of the view. All of the types that are asked for can be here (DEV-1349).
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
