import XCTest

@testable import PorticoLowering

/// `URLProtocol` becomes the class that hands an app's protocol its requests as iOS does.
final class OwnProtocolNameTests: XCTestCase {
    func testAnOwnProtocolDerivesFromOurs() throws {
        let source = """
            import PorticoNetworking
            final class Stub: URLProtocol {
                override func startLoading() { client?.urlProtocolDidFinishLoading(self) }
            }
            let classes: [URLProtocol.Type] = [Stub.self]
            """
        let result = try lower(source)[0]
        let text = lines(result, of: source)
        XCTAssertTrue(text.contains("final class Stub: _PorticoURLProtocol"), text)
        XCTAssertTrue(text.contains("[_PorticoURLProtocol.Type]"), text)
    }

    /// Mocker's tests make one.
    func test_cachesAreMadeWithASize() throws {
        let text = try lower("import Foundation\nlet cache = URLCache(), other = URLCache(memoryCapacity: 1)")[0].text
        XCTAssertTrue(
            text.contains("URLCache(memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil), other"), text)
        XCTAssertTrue(text.contains("URLCache(memoryCapacity: 1)"), text)
        XCTAssertFalse(try lower("class URLCache {}\nlet cache = URLCache()")[0].text.contains("memoryCapacity"))
    }

    /// A placeholder until the answer comes, and what people's stubs hand on.
    func test_responsesThatSayNothing() throws {
        let source = """
            import Foundation
            var response = URLResponse()
            let stub = (Data(), HTTPURLResponse(), HTTPURLResponse(url: u, statusCode: 200))
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("var response = _PorticoURLResponse()"), text)
        XCTAssertTrue(text.contains("(Data(), _PorticoHTTPURLResponse(), HTTPURLResponse(url: u"), text)
        XCTAssertFalse(
            try lower("class URLResponse {}\nlet response = URLResponse()")[0].text.contains("_Portico"), "its own")
    }

    func testTheMethodsOfAClientTakeAnyProtocolObject() throws {
        let source = """
            import PorticoNetworking
            final class Client: NSObject, URLProtocolClient {
                func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {}
                func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {}
            }
            """
        XCTAssertFalse(try lower(source)[0].text.contains("_PorticoURLProtocol"))
    }

    func testATypeOfTheProjectsOwnStays() throws {
        let source = """
            class URLProtocol {}
            let one = URLProtocol()
            """
        XCTAssertFalse(try lower(source)[0].text.contains("_PorticoURLProtocol"))
    }
}
