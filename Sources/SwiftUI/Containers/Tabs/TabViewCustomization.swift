import UIKit

/// What people made of the tabs in a side bar: which are there, and in which order those of a section stand.
///
/// Tabs and sections are known by their `customizationID`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    private var shown: [String: Bool] = [:]
    private var orders: [String: [String]] = [:]

    /// Creates a customization that changes nothing.
    public init() {}

    /// This is what people made of a tab.
    public struct TabCustomization: Equatable, Sendable {
        /// Whether the tab is in the side bar; `automatic`: as its `defaultVisibility` says.
        public var sidebarVisibility: Visibility
        /// Whether the tab is in the bar; `automatic`: as its `defaultVisibility` says.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// This is what people made of a section.
    public struct SectionCustomization: Equatable, Sendable {
        /// The identities of the section's tabs in people's order; nil: they have changed none.
        public internal(set) var tabOrder: [String]?

        /// Puts the tabs into the order of the section again.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// This is what people made of the tab of an identity.
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(sidebarVisibility: shown[id].map { $0 ? .visible : .hidden } ?? .automatic) }
        set { shown[id] = newValue.sidebarVisibility == .automatic ? nil : newValue.sidebarVisibility == .visible }
    }

    /// This is what people made of the section of an identity.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: orders[id]) }
        set { orders[id] = newValue.tabOrder }
    }

    /// Whether the tab of an identity is in the side bar, by the older name.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// The order of a section's tabs, by the older name.
    public subscript(sectionID id: String) -> [String]? { orders[id] }

    /// Shows the tabs that are there by themselves.
    public mutating func resetVisibility() { shown = [:] }
    /// Puts the tabs of all sections into their order again.
    public mutating func resetSectionOrder() { orders = [:] }
    /// Puts the tabs of one section into their order again, by the older name.
    public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }
}

private enum TabCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
    /// This is where the tab views around keep what people made of their tabs; nil: people can't change them.
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabCustomizationKey.self] }
        set { self[TabCustomizationKey.self] = newValue }
    }
}

extension View {
    /// Sets where tab views in the view keep what people made of their tabs. A bar of tabs has none of it, as on iPhone (DEV-1331).
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }
}
