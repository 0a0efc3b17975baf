import PorticoSnapshotTesting
import SwiftUI
import UIKit

/// Takes snapshots of a view of SwiftUI's: see `assertSnapshot(of:as:on:named:mode:)` for controllers.
///
/// - Parameters:
///   - view: evaluated once for each setup.
///   - layout: the room that the view gets: the device's screen with its safe area, what the view asks for, or a size of your own.
///   - kinds: what is written down: pixels, views, what an assistive technology finds.
///   - setups: the devices and settings to show it on; `SnapshotSetup.matrix(…)` combines them.
///   - name: tells the snapshots of one test apart.
///   - mode: what happens to a snapshot that is missing or differs; by default what the run was started with.
@MainActor public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, layout: PreviewLayout = .device, as kinds: [SnapshotKind] = [.image],
    on setups: [SnapshotSetup] = [.current], named name: String? = nil, mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: StaticString = #function
) {
    if case .device = layout {
        assertSnapshot(
            of: try UIHostingController(rootView: view()), as: kinds, on: setups, named: name, mode: mode,
            fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    } else {
        assertSnapshot(
            of: try SnapshotHost.view(of: view(), layout), as: kinds, on: setups, named: name, mode: mode,
            fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    }
}

/// Gives a view of SwiftUI's the room that a snapshot is to have.
package enum SnapshotHost {
    @MainActor package static func view(of content: some View, _ layout: PreviewLayout) -> UIView {
        let view = _UIHostingView(rootView: content)
        // It stands at the screen's corner, where bars would take room from a part of a screen.
        view.ignoresSafeArea = true
        view.frame.size =
            switch layout {
            case .device: UIScreen.main.bounds.size
            case .sizeThatFits: view.sizeThatFits(UIScreen.main.bounds.size)
            case .fixed(let width, let height): CGSize(width: width, height: height)
            }
        return view
    }
}
