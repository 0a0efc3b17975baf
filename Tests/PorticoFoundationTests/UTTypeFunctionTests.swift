import Foundation
import PorticoFoundation
import XCTest

/// The functions that were there before `UTType`, as networking libraries still call them.
final class UTTypeFunctionTests: XCTestCase {
    func testTagsOfTypes() throws {
        let id = try XCTUnwrap(
            UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "PNG", nil)?.takeRetainedValue())
        XCTAssertEqual(id, "public.png")
        XCTAssertEqual(UTTypeCopyPreferredTagWithClass(id, kUTTagClassMIMEType)?.takeRetainedValue(), "image/png")
        XCTAssertEqual(UTTypeCopyPreferredTagWithClass(id, kUTTagClassFilenameExtension)?.takeRetainedValue(), "png")
        XCTAssertEqual(
            UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/jpeg", nil)?.takeRetainedValue(),
            "public.jpeg")
        XCTAssertNil(UTTypeCopyPreferredTagWithClass("org.example.none", kUTTagClassMIMEType))
        XCTAssertTrue(UTTypeConformsTo("public.png", "public.image"))
        XCTAssertFalse(UTTypeConformsTo("public.image", "public.png"))
        XCTAssertTrue(UTTypeEqual("public.PNG", "public.png"))
    }
}
