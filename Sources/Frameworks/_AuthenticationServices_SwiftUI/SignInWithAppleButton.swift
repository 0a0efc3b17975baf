import AuthenticationServices
import SwiftUI

/// The button with which a person signs in with Apple.
@preconcurrency @MainActor
public struct SignInWithAppleButton: View {
    /// What the button says.
    public struct Label: Hashable, Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        /// "Sign in with Apple".
        public static let signIn = Label(type: .signIn)
        /// "Continue with Apple".
        public static let `continue` = Label(type: .continue)
        /// "Sign up with Apple".
        public static let signUp = Label(type: .signUp)
    }

    /// How the button looks.
    public struct Style: Hashable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        /// White on black.
        public static let black = Style(style: .black)
        /// Black on white.
        public static let white = Style(style: .white)
        /// Black on white, with a line around.
        public static let whiteOutline = Style(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// A button; `onRequest` says what the app wants to know of the person, `onCompletion` hears what became of it.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }

    public var body: some View {
        AppleButton(label: label, style: style, onRequest: onRequest, onCompletion: onCompletion)
            // The button is made with its looks.
            .id([AnyHashable(label), AnyHashable(style)])
    }
}

private struct AppleButton: UIViewRepresentable {
    let label: SignInWithAppleButton.Label
    let style: SignInWithAppleButton.Style
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    func makeCoordinator() -> SignIn { SignIn() }

    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(type: label.type, style: style.style)
        let coordinator = context.coordinator
        button.addAction(UIAction { [weak coordinator] _ in coordinator?.begin() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {
        (context.coordinator.onRequest, context.coordinator.onCompletion) = (onRequest, onCompletion)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context) -> CGSize? {
        let size = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
}

@MainActor
private final class SignIn: NSObject, ASAuthorizationControllerDelegate {
    var onRequest: (ASAuthorizationAppleIDRequest) -> Void = { _ in }
    var onCompletion: (Result<ASAuthorization, any Error>) -> Void = { _ in }
    /// The controller while it works; it doesn't own its delegate.
    private var controller: ASAuthorizationController?

    func begin() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        onRequest(request)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        self.controller = controller
        controller.performRequests()
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { end(.success(authorization)) }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        end(.failure(error))
    }

    private func end(_ result: Result<ASAuthorization, any Error>) {
        controller = nil
        onCompletion(result)
    }
}

private struct StyleKey: EnvironmentKey {
    static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
    var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Says how buttons with which a person signs in with Apple look.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
