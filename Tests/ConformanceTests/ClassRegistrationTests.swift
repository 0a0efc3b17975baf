import PorticoTrace
import TestSupport
import UIKit
import XCTest

/// Contract B04: the tracer shows each class once, superclasses first, before anything of its first instance.
final class ClassRegistrationTests: MainTestCase, @unchecked Sendable {
    class Base: UIView {}
    final class Derived: Base {}
    final class Screen: UIViewController {}

    @MainActor private var lines: [String] {
        harness.recorder.events.compactMap { event in
            guard ["Base", "Derived", "Screen"].contains(event.subject) else { return nil }
            switch (event.kind, event.category) {
            case (.instant, .classes): return "+[\(event.subject) \(event.name)]"
            case (.callBegin, .view), (.callBegin, .controller): return "-[\(event.subject) \(event.name)]"
            default: return nil
            }
        }
    }

    func test_B04_initialize_once_per_class_before_its_first_instance() {
        onMain {
            for _ in 0..<2 { withExtendedLifetime(Derived(frame: .zero)) {} }
            XCTAssertEqual(
                lines,
                [
                    "+[Base initialize]", "+[Derived initialize]", "-[Derived initWithFrame:]", "-[Derived dealloc]",
                    "-[Derived initWithFrame:]", "-[Derived dealloc]",
                ])
            // A superclass that has been told of is not told of again by its own instances.
            withExtendedLifetime(Base(frame: .zero)) {}
            XCTAssertEqual(Array(lines.dropFirst(6)), ["-[Base initWithFrame:]", "-[Base dealloc]"])
        }
    }

    func test_B04_a_controllers_class_comes_before_its_initialiser() {
        onMain {
            withExtendedLifetime(Screen()) {}
            XCTAssertEqual(
                lines, ["+[Screen initialize]", "-[Screen initWithNibName:bundle:]", "-[Screen dealloc]"])
            let classes = harness.recorder.events.filter { $0.category == .classes && $0.kind == .instant }
            XCTAssertEqual(Set(classes.map(\.subject)).count, classes.count, "each once")
        }
    }

    func test_B04_the_usual_log_does_not_change() {
        onMain {
            withExtendedLifetime(Screen()) {}
            XCTAssertFalse(TextTracePrinter.standardCategories.contains(.classes))
            let event = harness.recorder.events.first { $0.category == .classes && $0.subject == "Screen" }
            XCTAssertEqual(event.flatMap(TextTracePrinter.line(for:)), "--- +[Screen initialize] ---")
        }
    }
}
