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
