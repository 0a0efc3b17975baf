import PorticoNetworking
import Synchronization
import XCTest

/// A protocol of an app's own, as lowered code derives it, under a session.
final class OwnProtocolTests: XCTestCase {
    private final class Own: _PorticoURLProtocol {
        static let stopped = Mutex<[String]>([])
        static let loaded = Mutex<[URLRequest]>([])

        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "own.test" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        private func respond(_ status: Int) {
            let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        override func startLoading() {
            let request = request
            Own.loaded.withLock { $0.append(request) }
            switch request.url!.path {
            case "/parts":
                respond(200)
                for part in ["one ", "two ", "three"] { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
                client?.urlProtocolDidFinishLoading(self)
            case "/from":
                let response = HTTPURLResponse(
                    url: request.url!, statusCode: 302, httpVersion: nil, headerFields: ["Location": "/parts"])!
                let next = URLRequest(url: URL(string: "https://own.test/parts")!)
                client?.urlProtocol(self, wasRedirectedTo: next, redirectResponse: response)
                client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
            case "/fails":
                respond(200)
                client?.urlProtocol(self, didLoad: Data("lost".utf8))
                client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
            case "/never": break
            default:
                respond(204)
                client?.urlProtocolDidFinishLoading(self)
            }
        }
        override func stopLoading() {
            let path = request.url!.path
            Own.stopped.withLock { $0.append(path) }
        }
    }

    /// Writes down what a session tells.
    private final class Listener: NSObject, URLSessionDataDelegate, Sendable {
        let log = Mutex<[String]>([])
        let follows: Bool
        let ended = XCTestExpectation(description: "the task ends")

        init(follows: Bool = true) { self.follows = follows }
        private func note(_ line: String) { log.withLock { $0.append(line) } }
        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            completionHandler(.allow)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            note(String(decoding: data, as: UTF8.self))
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            note("redirect \(response.statusCode) \(request.url!.path)")
            completionHandler(follows ? request : nil)
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            note("complete \((error as? URLError)?.code.rawValue ?? 0)")
            ended.fulfill()
        }
    }

    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Own.self]
        configuration.httpAdditionalHeaders = ["X-All": "a", "X-Both": "configuration"]
        return configuration
    }
    private func url(_ path: String) -> URL { URL(string: "https://own.test/" + path)! }

    override func setUp() {
        Own.stopped.withLock { $0 = [] }
        Own.loaded.withLock { $0 = [] }
    }

    func testWhoeverWaitsForTheWholeGetsAllParts() async throws {
        let session = URLSession(configuration: configuration)
        let (data, response) = try await session.data(from: url("parts"))
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "one two three")
        XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
        let ended = expectation(description: "the handler is called")
        session.dataTask(with: url("parts")) { data, _, error in
            XCTAssertEqual(data.map { String(decoding: $0, as: UTF8.self) }, "one two three")
            XCTAssertNil(error)
            ended.fulfill()
        }.resume()
        await fulfillment(of: [ended], timeout: 10)
        let (nothing, empty) = try await session.data(from: url("nothing"))
        XCTAssertEqual(nothing, Data())
        XCTAssertEqual((empty as? HTTPURLResponse)?.statusCode, 204)
    }

    func testADelegateGetsEachPartOnce() async {
        let listener = Listener()
        let session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
        session.dataTask(with: url("parts")).resume()
        await fulfillment(of: [listener.ended], timeout: 10)
        XCTAssertEqual(listener.log.withLock { $0 }, ["response 200", "one ", "two ", "three", "complete 0"])
    }

    func testAFailureAfterAPart() async {
        do {
            _ = try await URLSession(configuration: configuration).data(from: url("fails"))
            XCTFail("it fails")
        } catch {
            XCTAssertEqual((error as? URLError)?.code, .timedOut)
        }
    }

    func testTheRequestHasTheConfigurationsHeadersAndItsBodyAsAStream() async throws {
        var request = URLRequest(url: url("parts"))
        request.httpMethod = "POST"
        request.httpBody = Data("body".utf8)
        request.setValue("request", forHTTPHeaderField: "x-both")
        _ = try await URLSession(configuration: configuration).data(for: request)
        let seen = try XCTUnwrap(Own.loaded.withLock { $0.first })
        XCTAssertEqual(seen.value(forHTTPHeaderField: "X-All"), "a")
        XCTAssertEqual(seen.value(forHTTPHeaderField: "X-Both"), "request")
        XCTAssertNil(seen.httpBody)
        let stream = try XCTUnwrap(seen.httpBodyStream)
        stream.open()
        var bytes = [UInt8](repeating: 0, count: 10)
        let count = stream.read(&bytes, maxLength: 10)
        XCTAssertEqual(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self), "body")
    }

    func testARedirectAsksTheDelegateAndLoadsTheNewRequest() async {
        let listener = Listener()
        let session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
        let task = session.dataTask(with: url("from"))
        task.resume()
        await fulfillment(of: [listener.ended], timeout: 10)
        XCTAssertEqual(
            listener.log.withLock { $0 },
            ["redirect 302 /parts", "response 200", "one ", "two ", "three", "complete 0"])
        XCTAssertEqual(task.originalRequest?.url?.path, "/from")
        XCTAssertEqual(task.currentRequest?.url?.path, "/parts")
        XCTAssertEqual(Own.stopped.withLock { $0.first }, "/from", "the old protocol is stopped")
    }

    func testARedirectThatTheDelegateRefusesIsTheResponse() async {
        let listener = Listener(follows: false)
        let session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
        session.dataTask(with: url("from")).resume()
        await fulfillment(of: [listener.ended], timeout: 10)
        XCTAssertEqual(listener.log.withLock { $0 }, ["redirect 302 /parts", "response 302", "complete 0"])
    }

    func testARedirectWithoutADelegateIsFollowed() async throws {
        let (data, _) = try await URLSession(configuration: configuration).data(from: url("from"))
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "one two three")
    }

    func testCancellingStopsTheProtocol() async {
        let listener = Listener()
        let session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
        let task = session.dataTask(with: url("never"))
        task.resume()
        task.cancel()
        await fulfillment(of: [listener.ended], timeout: 10)
        XCTAssertEqual(listener.log.withLock { $0 }, ["complete -999"])
        XCTAssertTrue(Own.stopped.withLock { $0.contains("/never") })
    }

    private final class Downloader: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, Sendable {
        let log = Mutex<[String]>([])
        let ended = XCTestExpectation(description: "the task ends")

        private func note(_ line: String) { log.withLock { $0.append(line) } }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytes: Int64,
            totalBytesWritten all: Int64, totalBytesExpectedToWrite expected: Int64
        ) { note("\(bytes) of \(all), \(expected)") }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) { note("file " + ((try? String(contentsOf: location, encoding: .utf8)) ?? "none")) }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { note("data") }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            note("complete \((error as? URLError)?.code.rawValue ?? 0)")
            ended.fulfill()
        }
    }

    func testADownloadBecomesAFile() async throws {
        let (file, response) = try await URLSession(configuration: configuration).download(from: url("parts"))
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "one two three")
        XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
        try FileManager.default.removeItem(at: file)
        let downloader = Downloader()
        let session = URLSession(configuration: configuration, delegate: downloader, delegateQueue: nil)
        session.downloadTask(with: url("parts")).resume()
        await fulfillment(of: [downloader.ended], timeout: 10)
        XCTAssertEqual(
            downloader.log.withLock { $0 },
            ["4 of 4, -1", "4 of 8, -1", "5 of 13, -1", "file one two three", "complete 0"])
        let failing = Downloader()
        URLSession(configuration: configuration, delegate: failing, delegateQueue: nil)
            .downloadTask(with: url("fails")).resume()
        await fulfillment(of: [failing.ended], timeout: 10)
        XCTAssertEqual(failing.log.withLock { $0 }, ["4 of 4, -1", "complete -1001"])
    }

    func testAHandlerWaitsForTheFileAndTheDelegateHearsNothing() async throws {
        let downloader = Downloader()
        let session = URLSession(configuration: configuration, delegate: downloader, delegateQueue: nil)
        let done = expectation(description: "the handler is called")
        session.downloadTask(with: url("from")) { file, response, error in
            XCTAssertEqual(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "one two three")
            XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
            XCTAssertNil(error)
            done.fulfill()
        }.resume()
        await fulfillment(of: [done], timeout: 10)
        XCTAssertEqual(downloader.log.withLock { $0 }, [])
    }

    /// What lowered delegates call when they hear of the end.
    private final class Measured: NSObject, URLSessionTaskDelegate, Sendable {
        let log = Mutex<[String]>([])
        let intervals = Mutex<[DateInterval]>([])
        let ended = XCTestExpectation(description: "the task ends")

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            _porticoCollectMetrics(session, task, self)
            _porticoCollectMetrics(session, task, self)
            log.withLock { $0.append("complete") }
            ended.fulfill()
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
        ) {
            let parts = metrics.transactionMetrics.map { transaction in
                "\(transaction.request.url?.path ?? "") \((transaction.response as? HTTPURLResponse)?.statusCode ?? 0) "
                    + "\(transaction.fetchStartDate != nil) \(transaction.domainLookupStartDate != nil) \(transaction.isCellular)"
            }
            log.withLock { $0 += parts }
            intervals.withLock { $0.append(metrics.taskInterval) }
        }
    }

    // DEV-1387
    func test_aTasksMetricsComeOnceBeforeItsEnd() {
        let delegate = Measured()
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        let before = Date()
        session.dataTask(with: url("other")).resume()
        wait(for: [delegate.ended], timeout: 10)
        XCTAssertEqual(delegate.log.withLock { $0 }, ["/other 204 true false false", "complete"])
        let interval = delegate.intervals.withLock { $0[0] }
        XCTAssertGreaterThanOrEqual(interval.start, before)
        XCTAssertLessThanOrEqual(interval.end, Date())
    }

    /// A delegate as lowering leaves it, which takes a response or doesn't.
    private final class Refusing: NSObject, URLSessionDataDelegate, Sendable {
        let log = Mutex<[String]>([])
        let answer: URLSession.ResponseDisposition
        let ended = XCTestExpectation(description: "the task ends")

        init(_ answer: URLSession.ResponseDisposition) { self.answer = answer }
        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            let completionHandler = _porticoDisposition(dataTask, completionHandler)
            completionHandler(answer)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            if _porticoIsRefused(dataTask) { return }
            log.withLock { $0.append(String(decoding: data, as: UTF8.self)) }
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let error = _porticoEnd(task, error)
            log.withLock { $0.append("complete \((error as? URLError)?.code.rawValue ?? 0)") }
            ended.fulfill()
        }
    }

    func test_aResponseThatIsRefusedEndsTheTask() {
        for (answer, expected) in [
            (URLSession.ResponseDisposition.cancel, ["complete -999"]),
            (.allow, ["one ", "two ", "three", "complete 0"]),
        ] {
            let delegate = Refusing(answer)
            let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
            session.dataTask(with: url("parts")).resume()
            wait(for: [delegate.ended], timeout: 10)
            XCTAssertEqual(delegate.log.withLock { $0 }, expected)
        }
    }
}

/// The addresses of files under a session.
final class FileAddressTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("papers-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("file".utf8).write(to: folder.appendingPathComponent("a.txt"))
        try Data().write(to: folder.appendingPathComponent("empty.json"))
    }
    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testAFileIsLoadedWithAPlainResponse() async throws {
        let (data, response) = try await URLSession.shared.data(from: folder.appendingPathComponent("a.txt"))
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "file")
        XCTAssertFalse(response is HTTPURLResponse)
        XCTAssertEqual(response.expectedContentLength, 4)
        XCTAssertEqual(response.mimeType, "text/plain")
        let (none, empty) = try await URLSession.shared.data(from: folder.appendingPathComponent("empty.json"))
        XCTAssertEqual(none.count, 0)
        XCTAssertEqual(empty.mimeType, "application/json")
    }

    func testAFileIsDownloadedAsACopy() async throws {
        let original = folder.appendingPathComponent("a.txt")
        let (file, response) = try await URLSession.shared.download(from: original)
        XCTAssertNotEqual(file.standardizedFileURL, original.standardizedFileURL)
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "file")
        XCTAssertEqual(response.mimeType, "text/plain")
        XCTAssertTrue(FileManager.default.fileExists(atPath: original.path))
        try FileManager.default.removeItem(at: file)
    }

    func testAFileThatIsNotThereAndAFolder() async {
        for (url, code) in [
            (folder.appendingPathComponent("none"), URLError.Code.fileDoesNotExist), (folder, .fileIsDirectory),
        ] {
            do {
                _ = try await URLSession.shared.data(from: url)
                XCTFail("\(url) isn't a file")
            } catch {
                XCTAssertEqual((error as? URLError)?.code, code)
                XCTAssertEqual((error as? URLError)?.failingURL, url)
            }
        }
    }
}
