import XCTest

@testable import PorticoLowering

/// Swift's functions that a member of Linux's `CGFloat` hides.
final class FloatMemberRuleTests: XCTestCase {
    func test_absInExtensionsOfCGFloatIsSwifts() throws {
        try assertLowers(
            "extension CGFloat { var a: CGFloat { abs(self) + [1].map { abs($0) }[0] } }",
            to: "extension CGFloat { var a: CGFloat { Swift.abs(self) + [1].map { Swift.abs($0) }[0] } }")
    }

    func test_absElsewhereStays() throws {
        let other =
            "extension CGFloat { var a: CGFloat { Swift.abs(self) } }\nextension Double { var a: Double { abs(self) } }"
        try assertLowers(other, to: other)
        let source = "extension CGFloat { var a: CGFloat { abs(self) } }"
        try assertLowers(source, to: source, with: "struct B { func abs() {} }")
    }
}
