import TestSupport
import UIKit
import XCTest

/// What is wrong with a scene, as an error of Swift and of Foundation.
final class SceneErrorTests: XCTestCase {
    func testAnErrorHasItsDomainNumberAndWords() {
        let codes: [UISceneError.Code] = [
            .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported, .geometryRequestDenied,
        ]
        XCTAssertEqual(codes.map(\.rawValue), [0, 1, 100, 101])
        XCTAssertEqual(UISceneError.errorDomain, UISceneErrorDomain)
        for code in codes {
            let error = UISceneError(code)
            XCTAssertEqual(error.errorCode, code.rawValue)
            XCTAssertEqual(error.userInfo[NSLocalizedDescriptionKey] as? String, error.localizedDescription)
            XCTAssertEqual(error.errorUserInfo.count, 1)
            let plain = error as NSError
            XCTAssertEqual(plain.domain, "UISceneErrorDomain")
            XCTAssertEqual(plain.code, code.rawValue)
        }
        XCTAssertEqual(
            [
                UISceneError.multipleScenesNotSupported, UISceneError.requestDenied,
                UISceneError.geometryRequestUnsupported, UISceneError.geometryRequestDenied,
            ], codes)
    }

    func testACatchFindsItsReason() {
        func reason(of error: any Error) -> String {
            switch error {
            case UISceneError.requestDenied: "denied"
            case UISceneError.multipleScenesNotSupported: "one scene"
            default: "another"
            }
        }
        XCTAssertEqual(reason(of: UISceneError(.requestDenied)), "denied")
        XCTAssertEqual(reason(of: UISceneError(.multipleScenesNotSupported)), "one scene")
        XCTAssertEqual(reason(of: UISceneError(.geometryRequestDenied)), "another")
        XCTAssertEqual(reason(of: NSError(domain: UISceneErrorDomain, code: 1)), "denied")
        XCTAssertEqual(reason(of: NSError(domain: "another", code: 1)), "another")
    }
}
