import UIKit

/// Describes a view that is a chart, for people who hear it.
public protocol AXChartDescriptorRepresentable {
    /// The description of the chart. Called once for a view.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Changes the description after the view has changed. By default it stays.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes the view as a chart. Nothing here plays it (DEV-1351).
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { modifier(AccessibilityModifier(change: .chart(representable))) }
}
