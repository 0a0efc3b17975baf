import Foundation
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

// DEV-820
final class NetworkConditionsTests: MainTestCase, @unchecked Sendable {
    @MainActor private func set(_ network: HostNetwork) {
        var conditions = HostConditions()
        conditions.network = network
        harness.runtime.apply(conditions)
    }

    /// The error number of a connection to a server of this machine; 0 where it comes about.
    @MainActor private func connection(to address: sockaddr_in) -> Int32 {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(client) }
        var address = address
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return result == 0 ? 0 : errno
    }

    func testNothingIsReachedWhileItIsOff() {
        onMain {
            let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(server) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                    XCTAssertEqual(bind(server, place, length), 0)
                    XCTAssertEqual(listen(server, 4), 0)
                    XCTAssertEqual(getsockname(server, place, &length), 0)
                }
            }
            defer { set(.normal) }
            XCTAssertEqual(connection(to: address), 0)
            set(.off)
            XCTAssertEqual(connection(to: address), ENETUNREACH)
            set(.normal)
            XCTAssertEqual(connection(to: address), 0)
        }
    }

    func testErrorsSayThatThereIsNoNetwork() {
        onMain {
            func code(of code: URLError.Code) -> URLError.Code {
                let error = NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: ["a": "b"])
                let result = URLError(_nsError: error)
                XCTAssertEqual((result as NSError).userInfo["a"] as? String, "b")
                return result.code
            }
            defer { set(.normal) }
            XCTAssertEqual(code(of: .cannotFindHost), .cannotFindHost)
            set(.off)
            XCTAssertEqual(code(of: .cannotFindHost), .notConnectedToInternet)
            XCTAssertEqual(code(of: .cancelled), .cancelled)
            set(.slow)
            XCTAssertEqual(code(of: .timedOut), .timedOut)
        }
    }
}
