import PorticoFoundation
import PorticoNetworking
import XCTest

/// What Foundation's networking lacks on Linux, without a network: a protocol of the test's own answers.
final class NetworkingNamesTests: XCTestCase {
    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard request.url?.path != "/fails" else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
                return
            }
            let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            // Of several parts Foundation hands only the last on to whoever waits for all.
            let parts = request.url?.path == "/whole" ? ["whole"] : ["one\ntw", "o\n", "three"]
            for part in parts { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    /// Answers nothing, so that its tasks stay.
    private final class Silence: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {}
        override func stopLoading() {}
    }

    func testASessionsTasksByKind() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Silence.self]
        let session = URLSession(configuration: configuration)
        let address = try XCTUnwrap(URL(string: "http://a.b/whole"))
        session.dataTask(with: address).resume()
        session.downloadTask(with: address).resume()
        let tasks = await session.tasks
        XCTAssertEqual([tasks.0.count, tasks.1.count, tasks.2.count], [1, 0, 1])
        XCTAssertEqual(tasks.0.first?.originalRequest?.url, address)
        session.invalidateAndCancel()
    }

    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answers.self]
        return URLSession(configuration: configuration)
    }

    func testAnErrorSaysWhyThereWasNoNetwork() {
        XCTAssertNil(URLError(.notConnectedToInternet).networkUnavailableReason)
        for reason in [URLError.NetworkUnavailableReason.cellular, .expensive, .constrained] {
            let error = URLError(
                .notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: reason.rawValue])
            XCTAssertEqual(error.networkUnavailableReason, reason)
        }
        let unknown = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 7])
        XCTAssertNil(unknown.networkUnavailableReason)
    }

    func testResponsesThatSayNothing() {
        let response: URLResponse = _PorticoURLResponse()
        XCTAssertNil(response.url)
        XCTAssertNil(response.mimeType)
        XCTAssertEqual(response.expectedContentLength, -1)
        XCTAssertEqual(response.suggestedFilename, "Unknown")
        XCTAssertNil(response as? HTTPURLResponse)
        let answer: HTTPURLResponse = _PorticoHTTPURLResponse()
        XCTAssertNil(answer.url)
        XCTAssertEqual(answer.statusCode, 0)
        XCTAssertTrue(answer.allHeaderFields.isEmpty)
    }

    func testAnAppsProtocolWithoutADelegateIsMet() async throws {
        let loading: any Loading = session
        let answer = try await loading.data(for: URLRequest(url: URL(string: "http://a.b/whole")!))
        XCTAssertEqual(String(decoding: answer.0, as: UTF8.self), "whole")
        XCTAssertEqual((answer.1 as? HTTPURLResponse)?.statusCode, 200)
        let other = try await loading.data(from: URL(string: "http://a.b/whole")!)
        XCTAssertEqual(other.0, answer.0)
        do {
            _ = try await loading.data(from: URL(string: "http://a.b/fails")!)
            XCTFail("it fails")
        } catch {
            XCTAssertEqual((error as? URLError)?.code, .cannotFindHost)
        }
    }

    func testTheLinesOfAResponse() async throws {
        let (bytes, response) = try await session.bytes(from: URL(string: "http://a.b/lines")!)
        XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        XCTAssertEqual(lines, ["one", "two", "three"])
    }

    func testAFailureIsThrown() async {
        do {
            _ = try await session.bytes(for: URLRequest(url: URL(string: "http://a.b/fails")!))
            XCTFail("there is no such host")
        } catch {
            XCTAssertEqual((error as? URLError)?.code, .cannotFindHost)
        }
    }

    // DEV-985
    func testConstraintsAreKept() {
        var request = URLRequest(url: URL(string: "http://a.b")!)
        request.allowsConstrainedNetworkAccess = false
        XCTAssertTrue(request.allowsConstrainedNetworkAccess, "no network here is constrained")
        XCTAssertTrue(request.allowsExpensiveNetworkAccess)
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        XCTAssertTrue(configuration.waitsForConnectivity)
        XCTAssertFalse(URLSessionConfiguration.default.waitsForConnectivity)
        XCTAssertEqual(configuration._porticoMultipathServiceType, .none)
        configuration._porticoMultipathServiceType = .interactive
        XCTAssertEqual(configuration._porticoMultipathServiceType.rawValue, 2)
        XCTAssertEqual(URLSessionConfiguration.background(withIdentifier: "b").identifier, "b")
        XCTAssertTrue(URLSessionConfiguration.background(withIdentifier: "b").sessionSendsLaunchEvents)
    }
}

private protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Loading {
    func testAnAnswerIsMadeAsAnyResponse() throws {
        let url = try XCTUnwrap(URL(string: "https://example.com/a.png"))
        let response = HTTPURLResponse(
            url: url, mimeType: "image/png", expectedContentLength: 12, textEncodingName: nil)
        XCTAssertEqual(response.statusCode, 200)
        XCTAssertEqual(response.url, url)
        XCTAssertEqual(response.mimeType, "image/png")
        XCTAssertEqual(response.expectedContentLength, 12)
        let unknown = HTTPURLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        XCTAssertNil(unknown.value(forHTTPHeaderField: "Content-Length"))
    }
}
