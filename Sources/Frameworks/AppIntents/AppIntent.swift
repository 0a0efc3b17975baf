import Foundation
import PorticoFoundation

/// Something that an app can do.
///
/// There is no Siri and no Shortcuts app here: an intent runs where the app itself runs it, by `perform()`, by calling it, or by a button.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    /// What it is called.
    static var title: LocalizedStringResource { get }
    /// What it does; nil where it doesn't say.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front when it runs. False unless it says otherwise.
    static var openAppWhenRun: Bool { get }
    /// Whether the device must be unlocked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether other apps list it. True unless it says otherwise.
    static var isDiscoverable: Bool { get }
    /// It as a sentence with its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Creates it with its parameters' defaults.
    init()
    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition
    public typealias Dependency = AppDependency

    /// None.
    public static var description: IntentDescription? { nil }
    /// False.
    public static var openAppWhenRun: Bool { false }
    /// Always allowed.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// True.
    public static var isDiscoverable: Bool { true }
    /// No sentence.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>("") }

    /// Does it, and gives the value that it has made.
    ///
    /// - Parameter donate: Whether it is donated when it is done.
    @_disfavoredOverload public func callAsFunction(
        donate donateOnCompletion: Bool = true
    ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
        let result = try await perform()
        if donateOnCompletion { donate() }
        guard let value = result.value else { throw AppIntentError.noValue }
        return value
    }
    /// Does it.
    ///
    /// - Parameter donate: Whether it is donated when it is done.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    where PerformResult.Value == Never {
        _ = try await perform()
        if donateOnCompletion { donate() }
    }

    /// Donates the intent: it is kept as long as the app runs, and nothing is suggested (DEV-1210).
    @discardableResult public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.keep(self) }
    /// Donates the intent: it is kept as long as the app runs, and nothing is suggested (DEV-1210).
    @discardableResult public func donate(result: some IntentResult) -> IntentDonationIdentifier { donate() }

    /// Asks the person to go on. Nobody can be asked here: it throws `AppIntentError.Unrecoverable`'s equal.
    public func requestConfirmation() async throws { throw AppIntentError.nobodyToAsk }
    /// Asks the person to go on, showing what has been found. Nobody can be asked here: it throws.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws { throw AppIntentError.nobodyToAsk }
}

/// An intent that the system starts in a way of its own.
public protocol SystemIntent: AppIntent {}

/// An intent that opens a value in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: AppValue
    /// What is opened.
    var target: Value { get set }
}

extension OpenIntent {
    /// True.
    public static var openAppWhenRun: Bool { true }
    /// Nothing: the app is open.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes values.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    /// What is deleted.
    var entities: [Entity] { get set }
}

/// An intent that starts sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that starts or stops playing.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that a widget is configured by.
public protocol WidgetConfigurationIntent: AppIntent {}
/// An intent that replaces one of an intent definition.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the older intent's class.
    static var intentClassName: String { get }
}
/// An intent that may ask for the app to come to the front while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Whether an intent runs on a locked device.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
    /// It runs.
    case alwaysAllowed
    /// It asks for the person.
    case requiresAuthentication
    /// It asks for the device to be unlocked.
    case requiresLocalDeviceAuthentication
}

/// What a button says that confirms an intent.
public struct ConfirmationActionName: Hashable, Sendable {
    let name: String
    /// Continue.
    public static let `continue` = ConfirmationActionName(name: "Continue")
    /// Add.
    public static let add = ConfirmationActionName(name: "Add")
    /// Go.
    public static let go = ConfirmationActionName(name: "Go")
    /// Send.
    public static let send = ConfirmationActionName(name: "Send")
    /// Start.
    public static let start = ConfirmationActionName(name: "Start")
}

/// Why an intent can't go on.
public struct AppIntentError: Error, Equatable, LocalizedError {
    enum Reason { case nobodyToAsk, noValue, restart }
    let reason: Reason

    static let nobodyToAsk = AppIntentError(reason: .nobodyToAsk)
    static let noValue = AppIntentError(reason: .noValue)
    /// An error that has the system run the intent once more. The app runs it here, and gets the error.
    public static var restartPerform: AppIntentError { AppIntentError(reason: .restart) }

    /// What is wrong.
    public var errorDescription: String? {
        switch reason {
        case .nobodyToAsk:
            "The intent asks the person, and nobody can be asked: it wasn't started by Siri or Shortcuts."
        case .noValue: "The intent has made no value."
        case .restart: "The intent is to be run once more."
        }
    }
}

extension Never: AppIntent {
    public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>
    public static var title: LocalizedStringResource { "" }
    public init() { fatalError("Never is no intent.") }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { switch self {} }
}
