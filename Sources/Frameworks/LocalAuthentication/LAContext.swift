import Foundation
import PorticoHost
import Security
import Synchronization

/// How the owner has to show themselves.
public enum LAPolicy: Int, Sendable {
    /// By a face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a face, a finger or the passcode.
    case deviceOwnerAuthentication = 2
}

/// What the device tells its owner by.
public enum LABiometryType: Int, Sendable {
    /// By nothing, or nobody has looked yet.
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
    /// The older name of `none`.
    public static var LABiometryNone: LABiometryType { .none }
}

/// What an access control is asked for.
public enum LAAccessControlOperation: Int, Sendable {
    case createItem = 0
    case useItem = 1
    case createKey = 2
    case useKeySign = 3
    case useKeyDecrypt = 4
    case useKeyKeyExchange = 5
}

/// What an app gives a context itself.
public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
    case smartCardPIN = -3
}

/// The longest time for which a finger that unlocked the device counts again: five minutes.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Asks the device whether its owner holds it. The device knows neither passcode nor face unless `PORTICO_BIOMETRY` says so: `passcode`,
/// `matched` or `failed` (DEV-1085). Any thread; replies come on a thread of the system's.
///
/// - From: the app
/// - To: `DeviceOwner`
open class LAContext: NSObject, @unchecked Sendable {
    private struct State {
        var hasAsked = false, isInvalid = false, interactionNotAllowed = false
        var credentials: [LACredentialType: Data] = [:]
        var fallback: String?, cancel: String?
        var reason = ""
        var reuse: TimeInterval = 0
        var failures: NSNumber?
    }
    private let state = Mutex(State())

    /// A context that has asked nobody.
    public override init() { super.init() }

    /// The title of the button for the app's other way; nil: the system's, empty: none. Kept: no sheet is shown (DEV-1085).
    open var localizedFallbackTitle: String? {
        get { state.withLock { $0.fallback } }
        set { state.withLock { $0.fallback = newValue } }
    }
    /// The title of the button that cancels. Kept: no sheet is shown (DEV-1085).
    open var localizedCancelTitle: String? {
        get { state.withLock { $0.cancel } }
        set { state.withLock { $0.cancel = newValue } }
    }
    /// What a person is told when an item of the keychain is read. Kept: no sheet is shown (DEV-1085).
    open var localizedReason: String {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }
    /// Whether asking fails at once where a person would have to answer; false by default.
    open var interactionNotAllowed: Bool {
        get { state.withLock { $0.interactionNotAllowed } }
        set { state.withLock { $0.interactionNotAllowed = newValue } }
    }
    /// For how long a finger that unlocked the device counts. Kept: nobody unlocks it (DEV-1085).
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { state.withLock { $0.reuse } }
        set { state.withLock { $0.reuse = newValue } }
    }
    /// Kept, as on iOS, which has ignored it since version 9.
    open var maxBiometryFailures: NSNumber? {
        get { state.withLock { $0.failures } }
        set { state.withLock { $0.failures = newValue } }
    }

    /// What the device tells its owner by, once `canEvaluatePolicy(_:error:)` has been asked: a face, or a finger where it has a home button.
    open var biometryType: LABiometryType {
        guard state.withLock({ $0.hasAsked }) else { return .none }
        return Self.hasHomeButton ? .touchID : .faceID
    }

    private static var hasHomeButton: Bool { DeviceProfile.ofProcess.portraitSafeArea.bottom == 0 }

    /// Bytes that change when other faces or fingers are known; nil where none are.
    open var evaluatedPolicyDomainState: Data? {
        guard state.withLock({ $0.hasAsked }), DeviceOwner.current.hasBiometry else { return nil }
        return Data("the device's owner".utf8)
    }

    private func obstacle(_ policy: LAPolicy) -> LAError? {
        if state.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
        let owner = DeviceOwner.current
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics: return owner.hasBiometry ? nil : LAError(.touchIDNotEnrolled)
        case .deviceOwnerAuthentication: return owner.hasPasscode ? nil : LAError(.passcodeNotSet)
        }
    }

    /// Whether the owner could show themselves so; where not, `error` says why.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        let obstacle = obstacle(policy)
        state.withLock { $0.hasAsked = true }
        if let obstacle { error?.pointee = obstacle._bridgeToObjectiveC() }
        return obstacle == nil
    }

    /// Asks the owner. `localizedReason` says what for, and mustn't be empty.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard !localizedReason.isEmpty else { fatalError("Non-empty localizedReason must be provided.") }
        let biometryOnly = policy == .deviceOwnerAuthenticationWithBiometrics
        let result = obstacle(policy) ?? outcome(biometryOnly: biometryOnly)
        state.withLock { $0.hasAsked = true }
        DispatchQueue.global().async { reply(result == nil, result) }
    }

    private func outcome(biometryOnly: Bool) -> LAError? {
        if interactionNotAllowed { return LAError(.notInteractive) }
        return DeviceOwner.current.canShow(biometryOnly: biometryOnly) ? nil : LAError(.authenticationFailed)
    }

    /// As `evaluatePolicy(_:localizedReason:reply:)`; throws its error.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
            }
        }
    }

    /// Asks for what an access control needs.
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard accessControl.asksPerson else { return DispatchQueue.global().async { reply(true, nil) } }
        evaluatePolicy(
            accessControl.needsBiometry ? .deviceOwnerAuthenticationWithBiometrics : .deviceOwnerAuthentication,
            localizedReason: localizedReason, reply: reply)
    }

    /// As `evaluateAccessControl(_:operation:localizedReason:reply:)`; throws its error.
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String
    ) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluateAccessControl(accessControl, operation: operation, localizedReason: localizedReason) {
                isOwner, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
            }
        }
    }

    /// Ends the context: whatever it is asked from now on fails.
    open func invalidate() { state.withLock { $0.isInvalid = true } }

    /// Gives the context a password of the app's; nil takes it back. False for one that apps can't give.
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        guard type == .applicationPassword else { return false }
        state.withLock { $0.credentials[type] = credential }
        return true
    }

    /// Whether it has such a password.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { state.withLock { $0.credentials[type] != nil } }
}
