import AVKit
import AuthenticationServices
import StoreKit
import TestSupport
import XCTest
import _AVKit_SwiftUI
import _AuthenticationServices_SwiftUI
import _CoreLocationUI_SwiftUI
import _StoreKit_SwiftUI

@testable import SwiftUI
@testable import UIKit

/// What other frameworks have for SwiftUI.
final class FrameworkViewTests: ControlTestCase, @unchecked Sendable {
    private struct SignIn: View {
        @State private var said = "nothing"

        var body: some View {
            VStack {
                SignInWithAppleButton(.continue) { request in
                    request.requestedScopes = [.email]
                    said = "asked"
                } onCompletion: { result in
                    if case .failure(let error) = result {
                        said += " \((error as? ASAuthorizationError)?.code == .unknown)"
                    }
                }
                .signInWithAppleButtonStyle(.whiteOutline)
                .frame(width: 200, height: 44)
                Text(said)
            }
        }
    }

    func testThatAPersonSignsInWithApple() throws {
        try onMain {
            show(SignIn())
            let button = try XCTUnwrap(first(ASAuthorizationAppleIDButton.self))
            XCTAssertEqual(button.bounds.size, CGSize(width: 200, height: 44))
            XCTAssertEqual(button.layer.borderWidth, 1)
            tap("Continue with Apple")
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("asked true"), "nobody is signed in to the device")
        }
    }

    private struct Place: View {
        @State private var touches = 0
        var body: some View {
            VStack {
                LocationButton(.shareCurrentLocation) { touches += 1 }
                Text("\(touches) touches")
            }
        }
    }

    func testThatALocationButtonAsksThePerson() {
        onMain {
            show(Place())
            tap("Share Current Location")
            XCTAssertTrue(ViewFinder.titles().contains("Not Now"), "\(ViewFinder.titles())")
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("1 touches"))
        }
    }

    private struct Rating: View {
        @Environment(\.requestReview) private var requestReview
        var body: some View { Button("Rate") { requestReview() } }
    }

    func testThatAPersonIsAskedToRate() {
        onMain {
            show(Rating())
            tap("Rate")
            XCTAssertTrue(ViewFinder.titles().contains("Not Now"), "\(ViewFinder.titles())")
        }
    }

    private struct Ask: View {
        @Environment(\.authorizationController) private var controller
        @State private var said = ""

        var body: some View {
            VStack {
                Button("Ask") {
                    Task {
                        do {
                            _ = try await controller.performRequest(ASAuthorizationPasswordProvider().createRequest())
                            said = "known"
                        } catch {
                            said = "not handled \((error as? ASAuthorizationError)?.code == .notHandled)"
                        }
                    }
                }
                Text(said)
            }
        }
    }

    func testThatNobodyIsKnownToAViewThatAsks() {
        onMain {
            show(Ask())
            tap("Ask")
            for _ in 0..<200 where find("not handled true") == nil {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
                harness.advance(by: 0.05)
            }
            XCTAssertNotNil(find("not handled true"))
            XCTAssertNil(find("known"))
        }
    }

    func testThatAPlayerIsShown() throws {
        try onMain {
            let player = AVPlayer()
            show(VideoPlayer(player: player) { Text("over it") }.frame(height: 200))
            XCTAssertNotNil(find("over it"))
            let page = harness.window.rootViewController?.children.compactMap { $0 as? AVPlayerViewController }.first
            XCTAssertTrue(try XCTUnwrap(page).player === player)
        }
    }
}
