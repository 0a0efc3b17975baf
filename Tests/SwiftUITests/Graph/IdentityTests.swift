import SwiftUI
import TestSupport
import XCTest

@testable import SwiftUI

@MainActor private final class Tokens {
    private var next = 0
    var seen: [String: [Int]] = [:]

    func fresh() -> Int {
        next += 1
        return next
    }

    func see(_ name: String, _ token: Int) { if seen[name]?.last != token { seen[name, default: []].append(token) } }
}

private struct Holder: View {
    let name: String
    let tokens: Tokens
    @State private var token: Int

    init(_ name: String, _ tokens: Tokens) {
        (self.name, self.tokens) = (name, tokens)
        _token = State(initialValue: tokens.fresh())
    }

    var body: some View {
        let _ = tokens.see(name, token)
        Text(verbatim: name)
    }
}

private struct Model: Equatable {
    var flag = false
    var id = 0
    var rows = [1, 2, 3]
}

private struct Tree: View {
    let model: Model
    let tokens: Tokens

    var body: some View {
        VStack {
            if model.flag { Holder("branch", tokens) } else { Holder("branch", tokens) }
            Holder("kept", tokens).opacity(model.flag ? 0.5 : 1)
            Holder("id", tokens).id(model.id)
            AnyView(Holder("erased", tokens))
            ForEach(model.rows, id: \.self) { Holder("row\($0)", tokens) }
        }
    }
}

/// What keeps state and what begins anew.
final class IdentityTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ models: [Model]) -> Tokens {
        let tokens = Tokens()
        let hosted = Hosted(harness, Tree(model: models[0], tokens: tokens))
        for model in models.dropFirst() {
            hosted.controller.rootView = Tree(model: model, tokens: tokens)
            harness.turn()
        }
        return tokens
    }

    func testThatBranchesAreDifferentIdentities() {
        onMain {
            let tokens = show([Model(), Model(flag: true), Model()])
            XCTAssertEqual(tokens.seen["branch"]?.count, 3)
            XCTAssertEqual(tokens.seen["kept"]?.count, 1)
            XCTAssertEqual(tokens.seen["erased"]?.count, 1)
        }
    }

    func testThatANewIdBeginsAnew() {
        onMain {
            let tokens = show([Model(), Model(id: 1), Model(id: 1)])
            XCTAssertEqual(tokens.seen["id"]?.count, 2)
        }
    }

    func testThatRowsKeepTheirStateWhereverTheyGo() {
        onMain {
            let tokens = show([Model(), Model(rows: [3, 1, 2, 4]), Model(rows: [4, 3]), Model(rows: [1, 3])])
            XCTAssertEqual(tokens.seen["row3"]?.count, 1)
            XCTAssertEqual(tokens.seen["row2"]?.count, 1)
            XCTAssertEqual(tokens.seen["row1"]?.count, 2, "it was removed between")
        }
    }
}
