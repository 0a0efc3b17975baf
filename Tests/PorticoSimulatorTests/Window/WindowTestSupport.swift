import CoreGraphics
import Foundation
import PorticoHost
import XCTest

@testable import PorticoSimulator

/// Scenes of a phone with two apps, at one pixel a point.
enum WindowFixtures {
    static let phone = DeviceInfo(.default)
    static let small = DeviceInfo(DeviceProfile.named("iPhone SE")!)

    static func layout(
        _ info: DeviceInfo = phone, _ orientation: HostEvent.Orientation = .portrait, density: CGFloat = 1
    ) -> WindowLayout {
        WindowLayout(
            info, orientation, size: WindowLayout.preferredSize(info, orientation), density: density)
    }

    static func state(front: Bool = true, interruptions: [String] = []) -> DeviceState {
        var state = DeviceState()
        state.apps = [
            DeviceState.App(
                id: "a", name: "Alpha", hasIcon: false, process: front ? 7 : nil,
                phase: front ? "active" : "notRunning", lastUse: 2, tasks: []),
            DeviceState.App(
                id: "b", name: "Beta", hasIcon: false, process: nil, phase: "notRunning", lastUse: 0, tasks: []),
        ]
        state.foreground = front ? 7 : nil
        state.interruptions = interruptions
        return state
    }

    /// A model with an app in front that has shown a frame of the phone's pixels.
    static func model(
        front: Bool = true, interruptions: [String] = [], frame: CGSize? = CGSize(width: 1179, height: 2556)
    ) -> WindowModel {
        var model = WindowModel(layout: layout())
        _ = model.updateDevice(state(front: front, interruptions: interruptions))
        model.showScreen(frame: front ? frame : nil)
        model.showTime(time: "9:41", date: "Monday, 1 January")
        return model
    }

    static func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
}

extension WindowScene {
    /// The middle of the topmost part with this command.
    func place(of command: WindowCommand) -> CGPoint? {
        parts.last { $0.command == command }.map { WindowFixtures.center($0.visible) }
    }
}

extension WindowModel {
    /// A whole click.
    mutating func click(_ point: CGPoint, clicks: Int = 1) -> [WindowOutput] {
        handle(.pointer(.down, point, clicks: clicks)) + handle(.pointer(.up, point, clicks: clicks))
    }

    mutating func click(_ command: WindowCommand, line: UInt = #line) -> [WindowOutput] {
        guard let point = scene.place(of: command) else {
            XCTFail("nothing to click on for \(command)", line: line)
            return []
        }
        return click(point)
    }
}
