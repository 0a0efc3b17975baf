import CoreLocationUI
import SwiftUI

/// A button of the system's with which a person lets the app know once where the device is; the app needs no other permission.
@preconcurrency @MainActor
public struct LocationButton: View {
    /// The text of the button.
    public struct Title: Hashable, Sendable {
        let label: CLLocationButtonLabel
        /// "Current Location".
        public static let currentLocation = Title(label: .currentLocation)
        /// "Send Current Location".
        public static let sendCurrentLocation = Title(label: .sendCurrentLocation)
        /// "Send My Current Location".
        public static let sendMyCurrentLocation = Title(label: .sendMyCurrentLocation)
        /// "Share Current Location".
        public static let shareCurrentLocation = Title(label: .shareCurrentLocation)
        /// "Share My Current Location".
        public static let shareMyCurrentLocation = Title(label: .shareMyCurrentLocation)
    }

    private let title: Title
    private let action: () -> Void

    /// A button; `action` is called at a touch, and the app asks for the place there.
    public init(_ title: Title? = nil, action: @escaping () -> Void) {
        (self.title, self.action) = (title ?? .currentLocation, action)
    }

    public var body: some View { SystemButton(label: title.label, action: action) }
}

private struct SystemButton: UIViewRepresentable {
    let label: CLLocationButtonLabel
    let action: () -> Void

    @MainActor final class Receiver {
        var action: () -> Void = {}
    }

    func makeCoordinator() -> Receiver { Receiver() }

    func makeUIView(context: Context) -> CLLocationButton {
        let button = CLLocationButton()
        let receiver = context.coordinator
        button.addAction(UIAction { [weak receiver] _ in receiver?.action() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: CLLocationButton, context: Context) {
        context.coordinator.action = action
        if button.label != label { button.label = label }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: CLLocationButton, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
