import ActivityKit
import SwiftUI
import TestSupport
import WidgetKit
import XCTest

/// The looks of Live Activities, which are compiled and not asked for (DEV-1411).
final class ActivityLooksTests: ControlTestCase, @unchecked Sendable {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var number: Int
    }

    private struct DeliveryWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Delivery.self) { context in
                VStack {
                    Text("Order \(context.attributes.number)")
                    Text("\(context.state.minutes) min").opacity(context.isStale ? 0.5 : 1)
                }
                .activityBackgroundTint(.cyan).activitySystemActionForegroundColor(.black)
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) { Text("Leading") }
                    DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("Trailing") }
                    DynamicIslandExpandedRegion(.center) { Text("Center") }.contentMargins(.horizontal, 8)
                    DynamicIslandExpandedRegion(.bottom) {
                        Text(context.activityID).dynamicIsland(verticalPlacement: .belowIfTooWide)
                    }
                } compactLeading: {
                    Text("L")
                } compactTrailing: {
                    Text("\(context.state.minutes)")
                } minimal: {
                    Text("M")
                }
                .keylineTint(.red).widgetURL(URL(string: "delivery:")).contentMargins(.all, 4, for: .expanded)
            }
            .supplementalActivityFamilies([.small, .medium])
        }
    }

    func testAWidgetOfActivitiesIsMade() {
        onMain { XCTAssertFalse(DeliveryWidget().body is EmptyWidgetConfiguration) }
    }

    func testAPreviewSaysThatNoneIsDrawn() {
        onMain {
            let state = Delivery.ContentState(minutes: 5)
            show(Delivery(number: 1).previewContext(state, viewKind: .dynamicIsland(.compact)))
            XCTAssertNotNil(find("No Live Activities"))
            show(Delivery(number: 1).previewContext(state, isStale: true, viewKind: .content))
            XCTAssertNotNil(find("Previews of Delivery are drawn by a widget's extension, which doesn't run here."))
        }
    }
}
