import Observation
import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

@MainActor @Observable private final class Model {
    var number = 1
    var url: URL?
    var isShown = true
    var scheme: ColorScheme?
}

@MainActor private final class Log {
    var lines: [String] = []
}

private struct Picture: View {
    let model: Model
    let log: Log
    var body: some View {
        if model.isShown {
            AsyncImage(url: model.url) { phase in
                let _ = log.lines.append(name(phase))
                phase.image
            }
        }
    }

    private func name(_ phase: AsyncImagePhase) -> String {
        switch phase {
        case .empty: "empty"
        case .success: "success"
        case .failure(let error): "failure \((error as? URLError)?.code.rawValue ?? 0)"
        }
    }
}

/// Pictures that are loaded, texts that tick, what is redacted, and the appearance of a window.
final class ContentTests: MainTestCase, @unchecked Sendable {
    @MainActor private var labels: [UILabel] {
        func find(_ view: UIView) -> [UILabel] {
            (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(find)
        }
        return find(harness.window)
    }

    private static func picture(_ size: CGFloat) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    func testThePhasesOfAPicture() {
        onMain {
            let data = Self.picture(30)
            RemoteData.loader = { url in
                if url.lastPathComponent == "broken" { return Data([1, 2, 3]) }
                if url.lastPathComponent == "missing" { throw URLError(.fileDoesNotExist) }
                return data
            }
            let (model, log) = (Model(), Log())
            model.url = URL(string: "https://example.com/a.png")
            let hosted = Hosted(harness, Picture(model: model, log: log))
            XCTAssertEqual(log.lines.first, "empty")
            harness.turn { log.lines.last == "success" }
            harness.turn()
            let view = hosted.controller.view.subviews.first as? UIImageView
            XCTAssertEqual(view?.bounds.size, CGSize(width: 30, height: 30))
            log.lines = []
            model.url = URL(string: "https://example.com/missing")
            harness.turn { log.lines.last == "failure \(URLError.Code.fileDoesNotExist.rawValue)" }
            XCTAssertEqual(log.lines.first, "empty", "the old picture isn't shown for the new address")
            model.url = URL(string: "https://example.com/broken")
            harness.turn { log.lines.last == "failure \(URLError.Code.cannotDecodeContentData.rawValue)" }
            model.url = nil
            harness.turn { log.lines.last == "empty" }
        }
    }

    func testThatLoadingIsCancelledWhenTheViewGoes() {
        onMain {
            let (model, log) = (Model(), Log())
            let ended = AnyThread("")
            RemoteData.loader = { _ in
                // Waits for as long as nobody cancels it.
                let (stream, open) = AsyncStream.makeStream(of: Never.self)
                for await _ in stream {}
                withExtendedLifetime(open) {}
                ended.value = Task.isCancelled ? "cancelled" : "given up"
                throw CancellationError()
            }
            model.url = URL(string: "https://example.com/a.png")
            let hosted = Hosted(harness, Picture(model: model, log: log))
            model.isShown = false
            harness.turn()
            harness.turn { ended.value == "cancelled" }
            XCTAssertEqual(Set(log.lines), ["empty"])
            _ = hosted
        }
    }

    func testTheWordsOfDates() {
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        func words(_ seconds: TimeInterval, _ style: Text.DateStyle) -> String {
            DateText.string(now.addingTimeInterval(seconds), style, EnvironmentValues(), now: now)
        }
        XCTAssertEqual(words(-65, .relative), "1 min, 5 sec")
        XCTAssertEqual(words(9120, .relative), "2 hr, 32 min")
        XCTAssertEqual(words(7200, .offset), "+2 hours")
        XCTAssertEqual(words(-1, .offset), "-1 second")
        XCTAssertEqual(words(119.5, .timer), "2:00")
        XCTAssertEqual(words(-119.5, .timer), "1:59")
        XCTAssertEqual(words(-36 * 3600, .timer), "36:00:00")
        XCTAssertEqual(words(1e300, .relative).isEmpty, false)
    }

    func testTheWordsOfDatesAreTheLanguages() {
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        func words(_ seconds: TimeInterval, _ style: Text.DateStyle, _ locale: String) -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            let text = DateText.string(now.addingTimeInterval(seconds), style, values, now: now)
            // French has spaces that don't break.
            return text.replacingOccurrences(of: "\u{a0}", with: " ").replacingOccurrences(of: "\u{202f}", with: " ")
        }
        XCTAssertEqual(words(7200, .offset, "de_DE"), "+2 Stunden")
        XCTAssertEqual(words(-86_400, .offset, "fr_FR"), "-1 jour")
        XCTAssertTrue(words(5_270_400, .relative, "de_DE").hasPrefix("2 Mon"), words(5_270_400, .relative, "de_DE"))
        XCTAssertTrue(words(-3660, .relative, "de_DE").contains("1 Min."), words(-3660, .relative, "de_DE"))
        XCTAssertTrue(words(0, .relative, "de_DE").hasPrefix("0 S"), words(0, .relative, "de_DE"))
        for locale in ["de_DE", "fr_FR", "ja_JP", "ru_RU"] {
            let text = words(40_000_000, .relative, locale)
            XCTAssertFalse(text.contains("mth") || text.contains("yr"), text)
        }
    }

    func testASpanSaysOnceWhatItsEndsHaveInCommon() throws {
        var values = EnvironmentValues()
        values.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
        let day = Date(timeIntervalSince1970: 19_675 * 86_400)
        func words(_ start: Double, _ end: Double, _ locale: String) -> String {
            values.locale = Locale(identifier: locale)
            let range = day.addingTimeInterval(start * 3600)...day.addingTimeInterval(end * 3600)
            // Languages have narrow spaces of their own.
            return String(DateText.string(range, values).map { $0.isWhitespace ? " " : $0 })
        }
        XCTAssertEqual(words(9, 10, "en_US"), "9:00 – 10:00 AM")
        XCTAssertEqual(words(9, 15, "en_US"), "9:00 AM – 3:00 PM")
        XCTAssertEqual(words(9, 9, "en_US"), "9:00 AM")
        XCTAssertEqual(words(9, 10, "en_GB"), "09:00 – 10:00")
        XCTAssertTrue(words(9, 33, "en_US").hasPrefix("Nov 14, 2023 at 9:00 AM – Nov 15, 2023"))
    }

    func testTheTimeOfTimers() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let range = start...start.addingTimeInterval(5400)
        func timer(pause: Date? = nil, down: Bool = true, hours: Bool = true) -> TimerText {
            TimerText(interval: range, pauseTime: pause, countsDown: down, showsHours: hours)
        }
        XCTAssertEqual(timer().string(at: start), "1:30:00")
        XCTAssertEqual(timer(hours: false).string(at: start), "90:00")
        XCTAssertEqual(timer().string(at: start.addingTimeInterval(0.5)), "1:30:00")
        XCTAssertEqual(timer().string(at: start.addingTimeInterval(1)), "1:29:59")
        XCTAssertEqual(timer(down: false).string(at: start.addingTimeInterval(61.9)), "1:01")
        XCTAssertEqual(timer().string(at: start.addingTimeInterval(9000)), "0:00")
        let pause = start.addingTimeInterval(60)
        XCTAssertEqual(timer(pause: pause).string(at: start.addingTimeInterval(70)), "1:29:00")
        XCTAssertNil(timer(pause: pause).nextChange(after: start.addingTimeInterval(70)))
        XCTAssertEqual(timer().nextChange(after: start.addingTimeInterval(3.25)), start.addingTimeInterval(4))
        XCTAssertEqual(timer().nextChange(after: start.addingTimeInterval(4)), start.addingTimeInterval(5))
        XCTAssertEqual(timer().nextChange(after: start.addingTimeInterval(-50)), start)
        XCTAssertNil(timer().nextChange(after: start.addingTimeInterval(5400)))
    }

    func testThatATextTicksAndStopsWhenItGoes() {
        onMain {
            let model = Model()
            let start = Date()
            struct Screen: View {
                let model: Model
                let start: Date
                var body: some View {
                    if model.isShown { Text(timerInterval: start...start.addingTimeInterval(100), countsDown: false) }
                }
            }
            let hosted = Hosted(harness, Screen(model: model, start: start))
            XCTAssertEqual(labels.first?.text, "0:00")
            harness.turn { labels.first?.text == "0:01" }
            XCTAssertEqual(hosted.newBodies(), 0, "only the text runs")
            model.isShown = false
            harness.turn()
            XCTAssertEqual(labels.count, 0)
        }
    }

    // DEV-1334
    func testThatTimeGoesOnWithFrames() {
        onMain {
            struct Screen: View {
                let start: Date
                var body: some View {
                    Text(timerInterval: start...start.addingTimeInterval(1000), countsDown: false)
                    TimelineView(.periodic(from: start, by: 10)) { context in
                        Text("date \(Int(context.date.timeIntervalSince(start).rounded()))")
                    }
                    ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: true)
                }
            }
            let start = Date()
            let hosted = Hosted(harness, Screen(start: start))
            XCTAssertEqual(labels.map(\.text), ["0:00", "date 0", "1:40"])
            harness.advance(by: 25.5)
            XCTAssertEqual(labels.map(\.text), ["0:25", "date 20", "1:15"])
            _ = hosted
            let period = ProgressPeriod(interval: start...start.addingTimeInterval(100), countsDown: true)
            XCTAssertEqual(period.fraction(at: start.addingTimeInterval(25)), 0.75, accuracy: 0.001)
            XCTAssertEqual(period.fraction(at: start.addingTimeInterval(-5)), 1)
            XCTAssertEqual(period.fraction(at: start.addingTimeInterval(500)), 0)
            XCTAssertEqual(Array(period.entries(from: start, mode: .normal)).last, period.interval.upperBound)
        }
    }

    func testWhatIsRedacted() {
        onMain {
            struct Screen: View {
                var body: some View {
                    VStack {
                        Text(verbatim: "words").redacted(reason: .placeholder)
                        Text(verbatim: "words").redacted(reason: .privacy)
                        Text(verbatim: "words").privacySensitive().redacted(reason: .privacy)
                        Text(verbatim: "words").unredacted().redacted(reason: .placeholder)
                    }
                }
            }
            let hosted = Hosted(harness, Screen())
            let isHidden = labels.map { $0.layer.sublayers?.contains { $0 is CAShapeLayer } ?? false }
            XCTAssertEqual(isHidden, [true, false, true, false])
            XCTAssertEqual(Set(labels.map(\.bounds.width)).count, 1, "placeholders have the size of their text")
            _ = hosted
        }
    }

    func testThatAWindowHasThePreferredAppearance() {
        onMain {
            struct Screen: View {
                let model: Model
                let log: Log
                var body: some View { Inner(log: log).preferredColorScheme(model.scheme) }
            }
            struct Inner: View {
                let log: Log
                @Environment(\.colorScheme) private var scheme
                var body: some View {
                    let _ = log.lines.append("\(scheme)")
                    Color.clear
                }
            }
            let (model, log) = (Model(), Log())
            model.scheme = .dark
            let hosted = Hosted(harness, Screen(model: model, log: log))
            harness.turn()
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .dark)
            XCTAssertEqual(log.lines.last, "dark")
            model.scheme = nil
            harness.turn()
            XCTAssertEqual(harness.window.overrideUserInterfaceStyle, .unspecified)
            XCTAssertEqual(log.lines.last, "light")
            _ = hosted
        }
    }

    /// DEV-1004.
    func testThatChangedWordsFadeUnderAContentTransition() {
        onMain {
            struct Screen: View {
                let model: Model
                var body: some View {
                    Text(verbatim: "\(model.number)").contentTransition(.numericText())
                }
            }
            let model = Model()
            let hosted = Hosted(harness, Screen(model: model))
            model.number = 2
            harness.turn()
            XCTAssertNil(labels[0].layer.animation(forKey: "transition"))
            withAnimation(.linear(duration: 1)) { model.number = 3 }
            harness.turn()
            XCTAssertEqual(labels[0].layer.animation(forKey: "transition")?.duration, 1)
            harness.advance(by: 1.1)
            XCTAssertNil(labels[0].layer.animation(forKey: "transition"))
            _ = hosted
        }
    }

    func testEffectsOfSymbols() {
        onMain {
            struct Screen: View {
                let model: Model
                var body: some View {
                    Image(systemName: "star").symbolEffect(.bounce, value: model.number)
                        .symbolEffect(.pulse, isActive: model.isShown)
                }
            }
            let model = Model()
            model.isShown = false
            let hosted = Hosted(harness, Screen(model: model))
            let layer = hosted.controller.view.subviews[0].layer
            XCTAssertEqual(layer.animationKeys()?.count ?? 0, 0)
            model.number += 1
            harness.turn()
            XCTAssertEqual(layer.animationKeys()?.count, 1)
            harness.advance(by: 5)
            XCTAssertEqual(layer.animationKeys()?.count ?? 0, 0, "a bounce ends")
            model.isShown = true
            harness.turn()
            harness.advance(by: 5)
            XCTAssertEqual(layer.animationKeys()?.count, 1, "a pulse lasts")
            model.isShown = false
            harness.turn()
            XCTAssertEqual(layer.animationKeys()?.count ?? 0, 0)
        }
    }

    func testThatEachLineOfARedactedTextHasABar() {
        onMain {
            struct Screen: View {
                var body: some View {
                    Text(verbatim: "some words that need more than one line").frame(width: 120)
                        .redacted(reason: .placeholder)
                }
            }
            let hosted = Hosted(harness, Screen())
            let bars = labels[0].layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first?.path
            let box = bars?.boundingBox ?? .zero
            XCTAssertGreaterThan(box.height, labels[0].bounds.height * 0.7)
            XCTAssertLessThanOrEqual(box.width, labels[0].bounds.width)
            _ = hosted
        }
    }

    func testTheFillOfGauges() {
        onMain {
            struct Screen: View {
                var body: some View {
                    Gauge(value: 30, in: 10...50) { Text(verbatim: "Fuel") }.tint(.red).frame(width: 200)
                }
            }
            let hosted = Hosted(harness, Screen())
            func widths(_ view: UIView) -> [CGFloat] {
                (view is PaintView ? [view.bounds.width] : []) + view.subviews.flatMap(widths)
            }
            XCTAssertEqual(widths(hosted.controller.view), [200, 100])
        }
    }

    func testThatAMeshHasItsColoursAtItsPoints() {
        onMain {
            struct Screen: View {
                var body: some View {
                    MeshGradient(
                        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                        colors: [.white, .black, .white, .black]
                    )
                    .ignoresSafeArea()
                }
            }
            let hosted = Hosted(harness, Screen())
            harness.renderFrame()
            let bounds = harness.window.bounds
            let row = [0.02, 0.5, 0.98].map { harness.pixel(at: CGPoint(x: bounds.width * $0, y: bounds.midY)).g }
            XCTAssertGreaterThan(row[0], 235)
            XCTAssertTrue((100...155).contains(row[1]), "\(row)")
            XCTAssertLessThan(row[2], 20)
            _ = hosted
        }
    }
}
