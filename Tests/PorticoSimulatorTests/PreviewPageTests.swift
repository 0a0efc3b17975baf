import Foundation
import XCTest

@testable import PorticoSimulator

/// The page of previews on a real socket.
final class PreviewPageTests: XCTestCase {
    private var page: PreviewPage!
    private var path: String { String(page.address.dropFirst("http://127.0.0.1:\(page.port)".count)) }

    override func setUpWithError() throws { page = try PreviewPage(port: 0) }

    override func tearDown() {
        page.stopPage()
        page = nil
    }

    private func client() throws -> TestClient { try TestClient(port: page.port) }

    private func state(_ text: String, picture: String? = nil) -> PreviewPageState {
        let pictures = [
            PreviewPageState.Picture(caption: "light", name: picture, width: 100, failure: nil, isOld: false)
        ]
        return PreviewPageState(
            app: "Shop", status: .init(.done, text),
            previews: [.init(name: "Cart", file: "Cart.swift", line: 3, pictures: pictures)])
    }

    private struct Told: Decodable {
        struct State: Decodable {
            struct Status: Decodable { var kind, text: String }
            var app: String
            var status: Status
        }
        var version: Int
        var state: State
    }

    private func ask(_ client: TestClient, after version: Int) throws -> Told {
        let answer = try XCTUnwrap(client.request(path + "state?after=\(version)"))
        return try JSONDecoder().decode(Told.self, from: Data(answer.body.utf8))
    }

    func testThePageAndItsParts() throws {
        page.showState(state("Drawn"))
        let client = try client()
        XCTAssertTrue(client.request(path)?.body.contains("<title>Previews</title>") ?? false)
        XCTAssertEqual(client.request(path + "previews.js")?.status, 200)
        XCTAssertEqual(client.request(path + "previews.css")?.status, 200)
        XCTAssertEqual(client.request(path + "device.js")?.status, 404)
        XCTAssertEqual(try self.client().request("/state")?.status, 403)
        XCTAssertEqual(try self.client().request(path, headers: ["Host: evil.example"])?.status, 421)
        XCTAssertEqual(
            try self.client().request(path + "state", headers: ["Host: localhost", "Origin: http://evil.example"])?
                .status, 403)
    }

    func testAPageThatKnowsTheStateWaitsForTheNext() throws {
        page.showState(state("one"))
        let client = try client()
        let first = try ask(client, after: 0)
        XCTAssertEqual(first.state.app, "Shop")
        XCTAssertEqual(first.state.status.text, "one")
        let (page, next) = (page!, state("two"))
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { page.showState(next) }
        let second = try ask(client, after: first.version)
        XCTAssertEqual(second.state.status.text, "two")
        XCTAssertGreaterThan(second.version, first.version)
        XCTAssertEqual(try ask(client, after: first.version).state.status.text, "two", "who is late is told at once")
    }

    func testPicturesAreThereAsLongAsTheyAreShown() throws {
        page.showState(state("one", picture: "a.png"), adding: ["a.png": Data("picture".utf8)])
        let client = try client()
        XCTAssertEqual(client.request(path + "picture/a.png")?.body, "picture")
        XCTAssertEqual(try self.client().request(path + "picture/b.png")?.status, 404)
        page.showState(state("two", picture: "a.png"))
        XCTAssertEqual(client.request(path + "picture/a.png")?.body, "picture", "it is named again")
        page.showState(state("three"))
        XCTAssertEqual(client.request(path + "picture/a.png")?.status, 404)
    }

    func testOneWhoGoesWhileWaitingHarmsNobody() throws {
        page.showState(state("one"))
        do {
            let client = try client()
            let version = try ask(client, after: 0).version
            client.send("GET \(path)state?after=\(version) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        page.showState(state("two"))
        XCTAssertEqual(try ask(client(), after: 0).state.status.text, "two")
    }
}
