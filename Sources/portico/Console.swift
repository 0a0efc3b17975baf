import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

/// What the command line says to people: all of it on standard error, because standard output belongs to results and to the app.
struct Console: Sendable {
    let quiet: Bool
    private let isTerminal = isatty(2) == 1

    var usesColor: Bool { isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil }

    /// Progress of long work: one line that is overwritten on a terminal, one line each elsewhere.
    func printStep(_ text: String) {
        if quiet { return }
        write(isTerminal ? "\r\u{1b}[K\(text)…" : "\(text)…\n")
    }

    func printDone(_ text: String) {
        if quiet { return }
        write(isTerminal ? "\r\u{1b}[K\(paint(text, "32"))\n" : text + "\n")
    }

    func printNote(_ text: String) {
        if quiet { return }
        write((isTerminal ? "\r\u{1b}[K" : "") + paint("note: ", "36") + text + "\n")
    }

    func printError(_ text: String) {
        write((isTerminal ? "\r\u{1b}[K" : "") + paint("error: ", "31") + text + "\n")
    }

    /// A message that has its own form, as compilers' have.
    func printMessage(_ text: String) {
        write((isTerminal ? "\r\u{1b}[K" : "") + text + "\n")
    }

    private func paint(_ text: String, _ color: String) -> String {
        usesColor ? "\u{1b}[\(color)m\(text)\u{1b}[0m" : text
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// Does what goes on beside a command's work: an error is said, and ends nothing else.
    func attemptWork(_ body: () throws -> Void) {
        do { try body() } catch { self.printError("\(error)") }
    }

    /// Runs a command's work; any error becomes one line and a non-zero exit status: 65 for bad input to a run, else 1.
    func run<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let exit as ExitCode {
            throw exit
        } catch let error as HostError {
            self.printError(error.description)
            throw ExitCode(65)
        } catch let error as ProjectError {
            self.printError(error.description)
            throw ExitCode(1)
        } catch let error as any CustomStringConvertible & Error {
            self.printError(error.description)
            throw ExitCode(1)
        } catch {
            self.printError(error.localizedDescription)
            throw ExitCode(1)
        }
    }
}

/// What a command answers, for programs: keys in order, one text for one answer.
func jsonText(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
