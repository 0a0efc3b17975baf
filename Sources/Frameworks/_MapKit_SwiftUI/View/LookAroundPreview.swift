import MapKit
import SwiftUI

/// A place as it looks from the street. There is no such picture (DEV-1469): a plain ground with a sign stands for it.
public struct LookAroundPreview {
    private let badgePosition: MKLookAroundBadgePosition

    /// A preview that begins with a place.
    nonisolated public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.badgePosition = badgePosition }
    /// A preview of the place that a binding has.
    nonisolated public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.badgePosition = badgePosition }
}

extension LookAroundPreview: View {
    public var body: some View { StreetBridge(badgePosition: badgePosition) }
}

private struct StreetBridge: UIViewControllerRepresentable {
    let badgePosition: MKLookAroundBadgePosition

    func makeUIViewController(context: Context) -> MKLookAroundViewController {
        MKLookAroundViewController(nibName: nil, bundle: nil)
    }
    func updateUIViewController(_ controller: MKLookAroundViewController, context: Context) {
        controller.badgePosition = badgePosition
    }
}

extension View {
    /// Shows a place as it looks from the street on the whole screen while a binding is true.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(initialScene: initialScene) }
    }
    /// Shows the place that a binding has, as it looks from the street, on the whole screen while a binding is true.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(scene: scene) }
    }
}
