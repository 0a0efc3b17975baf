import Foundation
import FoundationNetworking
import XCTest

@testable import PorticoNetworking

/// Addresses that are their own contents.
final class DataURLTests: XCTestCase {
    private struct Answer {
        var data: Data?
        var response: URLResponse?
        var error: (any Error)?
    }

    private func load(_ address: String) throws -> Answer {
        let (url, came) = (try XCTUnwrap(URL(string: address)), expectation(description: address))
        nonisolated(unsafe) var answer = Answer()
        let session = URLSession(configuration: .ephemeral)
        session.dataTask(with: url) {
            answer = Answer(data: $0, response: $1, error: $2)
            came.fulfill()
        }.resume()
        wait(for: [came], timeout: 20)
        session.finishTasksAndInvalidate()
        return answer
    }

    // DEV-1388
    func testASessionLoadsThem() throws {
        let answer = try load("data:text/html;charset=utf-8;base64,aGVsbG8=")
        XCTAssertEqual(answer.data, Data("hello".utf8))
        XCTAssertNil(answer.error)
        XCTAssertEqual(answer.response?.mimeType, "text/html")
        XCTAssertEqual(answer.response?.textEncodingName, "utf-8")
        XCTAssertEqual(answer.response?.expectedContentLength, 5)
        XCTAssertEqual((answer.response as? HTTPURLResponse)?.statusCode, 200)
    }

    func testADamagedOneFails() throws {
        for address in ["data:image/png;base64,~~~not-base64~~~", "data:text/plain"] {
            let answer = try load(address)
            XCTAssertEqual((answer.error as? URLError)?.code, .badURL, address)
            XCTAssertEqual((answer.error as? URLError)?.failingURL?.absoluteString, address)
        }
    }

    func testContentsAreReadByTheirAddress() throws {
        XCTAssertEqual(try Data(contentsOf: try XCTUnwrap(URL(string: "DATA:;base64,AAEC"))), Data([0, 1, 2]))
        XCTAssertEqual(try String(contentsOf: try XCTUnwrap(URL(string: "data:,a%20b")), encoding: .utf8), "a b")
        XCTAssertThrowsError(try Data(contentsOf: try XCTUnwrap(URL(string: "data:;base64,*"))))
    }

    func testForms() {
        let table: [(address: String, type: String, data: [UInt8])] = [
            ("data:,", "text/plain;charset=US-ASCII", []),
            ("data:,A%ff%zz%4", "text/plain;charset=US-ASCII", [0x41, 0xff] + Array("%zz%4".utf8)),
            ("data:;charset=utf-8,x", "text/plain;charset=utf-8", [0x78]),
            ("data:image/gif;base64,R0lG%0AOA", "image/gif", Array("GIF8".utf8)),
            ("data:text/x;a=b;BASE64,YQ%3D%3D", "text/x;a=b", [0x61]),
            ("data:base64,YQ==", "base64", Array("YQ==".utf8)),
            ("data:text/plain,a,b", "text/plain", Array("a,b".utf8)),
        ]
        for (address, type, data) in table {
            let contents = DataURLProtocol.contents(of: address)
            XCTAssertEqual(contents?.type, type, address)
            XCTAssertEqual(contents?.data, Data(data), address)
        }
        XCTAssertNil(DataURLProtocol.contents(of: "data:text/plain;base64"))
    }
}
