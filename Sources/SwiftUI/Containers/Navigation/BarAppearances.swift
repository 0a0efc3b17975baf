import UIKit

extension BarLook {
    @MainActor private func fill(_ appearance: UIBarAppearance, _ environment: EnvironmentValues, isAtEdge: Bool) {
        if visibility == .hidden {
            appearance.configureWithTransparentBackground()
        } else if isAtEdge, visibility != .visible {
            // A background alone is seen where content is below the bar.
            appearance.configureWithTransparentBackground()
        } else {
            appearance.configureWithDefaultBackground()
            if let material = material(in: environment) {
                appearance.backgroundEffect = UIBlurEffect(style: material.blurStyle)
                appearance.backgroundColor = nil
            } else if let color = color(in: environment) {
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = color
            }
        }
    }

    @MainActor func navigationAppearance(
        _ environment: EnvironmentValues, isAtEdge: Bool
    ) -> UINavigationBarAppearance? {
        guard visibility != nil || background != nil else { return nil }
        let appearance = UINavigationBarAppearance()
        fill(appearance, environment, isAtEdge: isAtEdge)
        return appearance
    }

    @MainActor func toolbarAppearance(_ environment: EnvironmentValues, isAtEdge: Bool) -> UIToolbarAppearance? {
        guard visibility != nil || background != nil else { return nil }
        let appearance = UIToolbarAppearance()
        fill(appearance, environment, isAtEdge: isAtEdge)
        return appearance
    }

    @MainActor func tabAppearance(_ environment: EnvironmentValues, isAtEdge: Bool) -> UITabBarAppearance? {
        guard visibility != nil || background != nil else { return nil }
        let appearance = UITabBarAppearance()
        fill(appearance, environment, isAtEdge: isAtEdge)
        return appearance
    }
}
