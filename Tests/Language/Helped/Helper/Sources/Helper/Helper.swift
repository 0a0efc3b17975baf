import UIKit
import XCTest

/// What a project's tests share lies in a package, which imports XCTest though it is a library.
public func expectShown(_ view: UIView?, file: StaticString = #filePath, line: UInt = #line) {
    XCTContext.runActivity(named: "is shown") { activity in
        XCTAssertNotNil(view?.window, file: file, line: line)
        activity.add(XCTAttachment(string: "\(String(describing: view))"))
    }
}
