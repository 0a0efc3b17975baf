import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore
import UIKit
import XCTest

/// A colour on the screen, 0…255.
package struct Pixel: Equatable, Sendable {
    package var r: Int
    package var g: Int
    package var b: Int

    package init(r: Int, g: Int, b: Int) {
        (self.r, self.g, self.b) = (r, g, b)
    }
}

/// An app in this process on a virtual clock: it owns time, acts as a user, and never sleeps.
@MainActor package final class Harness {
    package let runtime: AppRuntime
    package let application: UIApplication
    package let recorder = TraceRecorder()
    private var made: UIWindow?

    package init(device: DeviceProfile = .default, slowness: Double = 1) {
        PorticoTrace.add(recorder)
        var settings = RunSettings()
        settings.device = device
        settings.slowness = slowness
        do { runtime = try AppRuntime(settings: settings) } catch { preconditionFailure("\(error)") }
        application = UIApplication.shared
        runtime.start(application)
    }

    /// Takes everything off the screen and ends the runtime. The last call of a test.
    package func end() {
        for window in application.windows {
            // Who presents and who is presented hold each other.
            window.rootViewController?.dismiss(animated: false)
            window.isHidden = true
        }
        made = nil
        runtime.turn()
        runtime.end()
        PorticoTrace.remove(recorder)
    }

    // MARK: Windows

    /// The harness's own window, made on first use.
    package var window: UIWindow {
        if let made { return made }
        let window = UIWindow(frame: UIScreen.main.bounds)
        made = window
        return window
    }

    /// Launches without a delegate and shows a window without a controller.
    package func showWindow() {
        runtime.receive(.activate)
        window.makeKeyAndVisible()
        turn()
    }

    package func show(root controller: UIViewController?) {
        runtime.receive(.activate)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    // MARK: Time

    /// One run loop turn with its commit; time stands still.
    package func turn() { runtime.turn() }

    /// Turns until `condition` holds. For work on other queues; fails after ten seconds of waiting for run loop sources. Virtual time stands
    /// still meanwhile: what waits for an animation never comes.
    package func turn(file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool) {
        let deadline = ProcessInfo.processInfo.systemUptime + 10
        while !condition(), ProcessInfo.processInfo.systemUptime < deadline {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        if !condition() { XCTFail("turned for ten seconds in vain", file: file, line: line) }
    }

    /// Lets virtual time pass, frame by frame.
    package func advance(by seconds: Double) { runtime.advance(by: seconds) }

    /// Draws what is committed, at the present time.
    package func renderFrame() { runtime.renderNow() }

    // MARK: The system and the user

    package func launch(_ delegate: any UIApplicationDelegate) {
        application.delegate = delegate
        send(.activate)
    }

    package func send(_ command: LifecycleCommand) {
        runtime.receive(command)
        runtime.turn()
    }

    package func home() { send(.enterBackground) }
    package func reopen() { send(.activate) }

    package func tap(_ point: CGPoint) {
        touch(.began, at: point)
        touch(.ended, at: point)
    }

    package func tap(_ view: UIView) {
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// A slow drag from rest to rest: ten steps, `meanwhile` with the finger still, then it lifts and `after` seconds pass.
    package func drag(from: CGPoint, to: CGPoint, after: Double = 1, meanwhile: () -> Void = {}) {
        touch(.began, at: from)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            touch(.moved, at: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
        advance(by: 0.3)
        meanwhile()
        touch(.moved, at: to)
        touch(.ended, at: to)
        advance(by: after)
    }

    package func touch(_ phase: HostEvent.TouchPhase, at point: CGPoint, id: Int = 1) {
        runtime.post(.touch(id: id, phase: phase, x: point.x, y: point.y, timestamp: runtime.now))
        runtime.frame()
    }

    /// Moves a pointer without a button to a place, or, with nil, away from the screen.
    package func hover(_ point: CGPoint?) {
        let place = point ?? .zero
        runtime.post(.hover(point == nil ? .left : .moved, x: place.x, y: place.y, timestamp: runtime.now))
        runtime.frame()
    }

    // MARK: Pixels

    /// The last frame.
    package func snapshot() -> PixelBuffer { runtime.server.snapshot() }

    /// The pixel whose square holds the centre of the point's square, on the last frame.
    package func pixel(at point: CGPoint) -> Pixel {
        let scale = UIScreen.main.scale
        let word = runtime.server.pixel(x: Int((point.x + 0.5) * scale), y: Int((point.y + 0.5) * scale))
        return Pixel(r: Int(word >> 16 & 255), g: Int(word >> 8 & 255), b: Int(word & 255))
    }
}
