import Foundation
import FoundationNetworking
import XCTest

/// What errors say, in iOS's words, whichever way they are asked; in English (DEV-1247).
final class ErrorTextTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    /// The text of what is thrown, asked as an `Error` and as an `NSError`.
    private func text(_ body: () throws -> Void) -> String {
        do { try body() } catch {
            XCTAssertEqual(error.localizedDescription, (error as NSError).localizedDescription)
            return error.localizedDescription
        }
        return "nothing was thrown"
    }

    func testFiles() throws {
        let (gone, there) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.txt"))
        try Data("b".utf8).write(to: there)
        let name = folder.lastPathComponent
        XCTAssertEqual(
            text { _ = try Data(contentsOf: gone) },
            "The file “a.txt” couldn’t be opened because there is no such file.")
        XCTAssertEqual(
            text { _ = try String(contentsOf: gone, encoding: .utf8) },
            "The file “a.txt” couldn’t be opened because there is no such file.")
        XCTAssertEqual(text { try FileManager.default.removeItem(at: gone) }, "“a.txt” couldn’t be removed.")
        XCTAssertEqual(
            text { _ = try FileManager.default.contentsOfDirectory(atPath: gone.path) },
            "The folder “a.txt” doesn’t exist.")
        XCTAssertEqual(
            text { try FileManager.default.copyItem(at: there, to: there) },
            "“b.txt” couldn’t be copied to “\(name)” because an item with the same name already exists.")
    }

    func testErrorsOfFilesThatAnAppMakes() {
        let file: [AnyHashable: Any] = [NSFilePathErrorKey: "/folder/x.txt"]
        func said(_ code: CocoaError.Code, _ info: [AnyHashable: Any] = [:]) -> String {
            text { throw CocoaError(code, userInfo: info as? [String: Any] ?? [:]) }
        }
        XCTAssertEqual(
            said(.fileReadNoPermission, file),
            "The file “x.txt” couldn’t be opened because you don’t have permission to view it.")
        XCTAssertEqual(
            said(.fileWriteNoPermission, file),
            "You don’t have permission to save the file “x.txt” in the folder “folder”.")
        XCTAssertEqual(
            said(.fileReadCorruptFile), "The file couldn’t be opened because it isn’t in the correct format.")
        XCTAssertEqual(said(.fileNoSuchFile), "The file doesn’t exist.")
    }

    private struct Item: Codable { let name: String }

    func testDecoding() {
        func said(_ json: String) -> String {
            text { _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8)) }
        }
        let (missing, wrong) = (
            "The data couldn’t be read because it is missing.",
            "The data couldn’t be read because it isn’t in the correct format."
        )
        XCTAssertEqual(said("{}"), missing)
        XCTAssertEqual(said(#"{"name": null}"#), missing)
        XCTAssertEqual(said(#"{"name": 1}"#), wrong)
        XCTAssertEqual(said("{"), wrong)
        XCTAssertEqual(text { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) }, wrong)
    }

    func testRequests() {
        /// As a request's error comes from the network.
        func said(_ code: URLError.Code, cause: String) -> String {
            let below = NSError(
                domain: NSURLErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: cause])
            let error = NSError(
                domain: NSURLErrorDomain, code: code.rawValue,
                userInfo: [NSLocalizedDescriptionKey: cause, NSUnderlyingErrorKey: below])
            return URLError(_nsError: error).localizedDescription
        }
        XCTAssertEqual(
            said(.notConnectedToInternet, cause: "off"), "The Internet connection appears to be offline.")
        XCTAssertEqual(said(.timedOut, cause: "timeout"), "The request timed out.")
        XCTAssertEqual(
            said(.cannotFindHost, cause: "Could not resolve host"),
            "A server with the specified hostname could not be found.")
        XCTAssertEqual(said(.cannotConnectToHost, cause: "refused"), "Could not connect to the server.")
        // One that an app makes has no text, as on iOS.
        XCTAssertEqual(
            text { throw URLError(.timedOut) },
            "The operation couldn’t be completed. (NSURLErrorDomain error -1001.)")
    }

    private struct Own: LocalizedError { var errorDescription: String? { "Mine." } }
    private final class Said: NSError, @unchecked Sendable {
        override var localizedDescription: String { "From a class." }
    }

    func testWhatAnAppSaysStays() {
        XCTAssertEqual(text { throw Own() }, "Mine.")
        XCTAssertEqual(
            text { throw NSError(domain: "D", code: 7) }, "The operation couldn’t be completed. (D error 7.)")
        XCTAssertEqual(
            text { throw NSError(domain: "D", code: 7, userInfo: [NSLocalizedDescriptionKey: "So."]) }, "So.")
        XCTAssertEqual(
            text { throw NSError(domain: "D", code: 7, userInfo: [NSLocalizedFailureReasonErrorKey: "Why."]) },
            "The operation couldn’t be completed. Why.")
        XCTAssertEqual((Said(domain: "D", code: 7) as any Error).localizedDescription, "From a class.")
    }
}
