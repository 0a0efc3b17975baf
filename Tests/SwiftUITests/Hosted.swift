import SwiftUI
import TestSupport
import UIKit

@testable import SwiftUI

/// A tree of views on the harness's screen.
@MainActor final class Hosted<Content: View> {
    let controller: UIHostingController<Content>
    let harness: Harness
    private var bodiesBefore = 0

    init(_ harness: Harness, _ content: Content) {
        self.harness = harness
        controller = UIHostingController(rootView: content)
        harness.show(root: controller)
        harness.turn()
        bodiesBefore = controller.host.bodyCount
    }

    /// Bodies that ran since the last time this was asked.
    func newBodies() -> Int {
        defer { bodiesBefore = controller.host.bodyCount }
        return controller.host.bodyCount - bodiesBefore
    }
}

/// Writes down frames in the space named "stage", by name.
@MainActor final class FrameLog {
    var frames: [String: CGRect] = [:]

    func record(_ name: String, _ frame: CGRect) -> Color {
        frames[name] = frame
        return Color.clear
    }
}

extension View {
    func probe(_ name: String, _ log: FrameLog) -> some View {
        background(GeometryReader { log.record(name, $0.frame(in: .named("stage"))) })
    }

    /// Proposes a fixed size and puts the content at the top leading corner.
    func stage(_ width: CGFloat, _ height: CGFloat) -> some View {
        frame(width: width, height: height, alignment: .topLeading).coordinateSpace(name: "stage")
    }
}
