import Foundation

// Forms of the language that new code is written in.

// MARK: Regular expressions between slashes

let amountPattern = /(?<currency>[A-Z]{3})\s*(?<amount>\d+(?:\.\d+)?)/

nonisolated func amount(in text: String) -> (String, Double)? {
    guard let match = text.firstMatch(of: /([A-Z]{3})\s*(\d+(?:\.\d+)?)/) else { return nil }
    return (String(match.1), Double(match.2) ?? 0)
}

func named(_ text: String) -> String? { text.firstMatch(of: amountPattern).map { String($0.currency) } }

// MARK: Typed errors

enum ReadError: Error, Equatable {
    case empty
    case long(Int)
}

func read(_ text: String) throws(ReadError) -> Int {
    if text.isEmpty { throw .empty }
    guard text.count < 4 else { throw .long(text.count) }
    return text.count
}

func outcome(_ text: String) -> String {
    do {
        return "\(try read(text))"
    } catch {
        return switch error {
        case .empty: "empty"
        case .long(let count): "long \(count)"
        }
    }
}

// MARK: Values that aren't copied

nonisolated struct Ticket: ~Copyable {
    let number: Int
    let log: Log

    consuming func use() -> Int {
        log.lines.append("used \(number)")
        return number
    }

    deinit { log.lines.append("gone \(number)") }
}

nonisolated final class Log { var lines: [String] = [] }

func useTickets() -> [String] {
    let log = Log()
    let first = Ticket(number: 1, log: log)
    _ = first.use()
    do { _ = Ticket(number: 2, log: log) }
    return log.lines
}

// MARK: Packs of parameters

func zipped<each Value>(_ value: repeat (each Value)?) -> (repeat each Value)? {
    do { return (repeat try unwrapped(each value)) } catch { return nil }
}

private func unwrapped<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw ReadError.empty }
    return value
}

func descriptions<each Value>(_ value: repeat each Value) -> [String] {
    var result: [String] = []
    for value in repeat each value { result.append("\(value)") }
    return result
}

// MARK: Expressions

func grade(_ points: Int) -> String {
    let text = if points > 90 { "A" } else if points > 70 { "B" } else { "C" }
    let mark: Character =
        switch text {
        case "A": "+"
        default: "-"
        }
    return text + String(mark)
}

// MARK: Arrays in place, and spans

func sum() -> Int {
    var numbers: [4 of Int] = [1, 2, 3, 4]
    numbers[0] = 10
    var result = 0
    for index in numbers.indices { result += numbers[index] }
    return result
}

func first(_ numbers: [Int]) -> Int? {
    let span = numbers.span
    return span.isEmpty ? nil : span[0]
}

// MARK: Isolation

nonisolated(nonsending) func callerIsolated(_ value: Int) async -> Int { value + 1 }

@concurrent func elsewhere(_ value: Int) async -> Int { value * 2 }

final class Counter {
    var count = 0
    static let shared = Counter()

    func increment() async -> Int {
        count = await callerIsolated(count)
        count = await elsewhere(count)
        return count
    }
}

// MARK: Predicates

func matching(_ names: [String], _ part: String) throws -> [String] {
    try names.filter(#Predicate { $0.localizedStandardContains(part) && $0.count > 2 })
}

// MARK: Existentials and opaque parameters

protocol Shape<Unit> {
    associatedtype Unit
    var unit: Unit { get }
}

struct Square: Shape { let unit = 3 }

func units(_ shapes: [any Shape<Int>]) -> Int { shapes.reduce(0) { $0 + $1.unit } }

func described(_ shape: some Shape<Int>) -> String { "\(shape.unit)" }

func file() -> String { #file }
