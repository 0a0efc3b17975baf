import CoreGraphics
import Foundation
import PorticoHost
import UIKit

/// Compares the snapshots that one line of a test asks for with their files.
///
/// - From: `assertSnapshot(of:as:on:named:mode:)`
/// - To: `TestIssue`, `SnapshotReport`
@MainActor struct SnapshotCheck {
    var site: SnapshotSite
    var name: String?
    var mode: SnapshotMode
    var report = SnapshotReport.ofProcess

    /// The lines that have asked for each file: two snapshots of one name would compare each with the other.
    private static var askers: [String: Int] = [:]

    init(site: SnapshotSite, name: String?, mode: SnapshotMode?) {
        self.site = site
        self.name = name
        self.mode = mode ?? .ofProcess(ProcessInfo.processInfo.environment)
    }

    func run(_ kinds: [SnapshotKind], on setups: [SnapshotSetup], subject: () throws -> SnapshotSubject) {
        for setup in setups {
            guard let profile = setup.profile else {
                failCheck("no device is called “\(setup.device ?? "")”: “portico devices” lists them")
                continue
            }
            BorrowedDevice.use(
                profile, orientation: setup.orientation, style: setup.appearance, textSize: setup.textSize
            ) {
                do { try takeKinds(kinds, setup, of: subject()) } catch { failCheck("no snapshot: \(error)") }
            }
        }
    }

    private func takeKinds(_ kinds: [SnapshotKind], _ setup: SnapshotSetup, of subject: SnapshotSubject) {
        if setup != .current, let obstacle = subject.obstacle {
            return failCheck("\(obstacle), so that it can't be shown on another device: make a new one in the call")
        }
        subject.whileShown { view in
            for kind in kinds {
                let file = file(setup, kind)
                if let line = Self.askers[file.path], line != site.line {
                    failCheck("line \(line) has asked for \(file.lastPathComponent), too: give one of the two a name")
                    continue
                }
                Self.askers[file.path] = site.line
                switch kind.content {
                case .image(let tolerance): comparePicture(subject.picture(of: view), with: file, tolerance)
                case .tree: compareText(SnapshotText.tree(of: view), with: file)
                case .accessibility: compareText(SnapshotText.accessibility(of: view), with: file)
                }
            }
        }
    }

    private func file(_ setup: SnapshotSetup, _ kind: SnapshotKind) -> URL {
        let own = name.map { String($0.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }) }
        let parts = [site.test, own, setup.name.isEmpty ? nil : setup.name, kind.suffix]
        return site.folder.appendingPathComponent(parts.compactMap { $0 }.joined(separator: "."))
    }

    // MARK: Comparing

    private func comparePicture(_ picture: Data?, with file: URL, _ tolerance: SnapshotTolerance) {
        guard let picture else { return failCheck("there is nothing to see: no size, or no memory for its pixels") }
        guard let kept = known(file, picture) else { return }
        if kept == picture { return }
        do {
            let expected = try CGImage.decode(kept, name: file.path).pixels
            let found = try CGImage.decode(picture, name: "the snapshot").pixels
            let difference = PictureDifference(expected: expected, found: found, tolerance: tolerance)
            if difference.isTolerated || record(picture, file) { return }
            let shown = difference.picture.flatMap { CGImage(pixelBuffer: $0).pngData() } ?? Data()
            tellDifference(difference.text, file, picture) {
                $0.addPictures(before: kept, after: picture, difference: shown)
            }
        } catch {
            if record(picture, file) { return }
            failCheck("\(error)")
        }
    }

    private func compareText(_ text: String, with file: URL) {
        let data = Data(text.utf8)
        guard let kept = known(file, data), kept != data, !record(data, file) else { return }
        let difference = LineDifference(from: String(decoding: kept, as: UTF8.self), to: text)
        tellDifference(difference.summary, file, data) { $0.addDifference(difference) }
    }

    /// What the file holds; nil if there was none, which is seen to.
    private func known(_ file: URL, _ found: Data) -> Data? {
        if let data = FileManager.default.contents(atPath: file.path) { return data }
        if mode == .compare {
            failCheck("\(file.path) isn't there; run the test once with PORTICO_SNAPSHOTS=missing, and keep the file")
        } else if write(found, file) {
            print("recorded \(file.path)")
        }
        return nil
    }

    /// Writes down what differs, if that is what the run is for.
    private func record(_ found: Data, _ file: URL) -> Bool {
        guard mode == .record else { return false }
        if write(found, file) { print("recorded anew \(file.path)") }
        return true
    }

    private func write(_ data: Data, _ file: URL) -> Bool {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try WholeFile.write(data, to: file, links: .followed)
            return true
        } catch {
            failCheck("\(file.path) can't be written: \(error.localizedDescription)")
            return false
        }
    }

    // MARK: Telling

    private func failCheck(_ text: String) { TestIssue.reportText("snapshot of \(site.test): \(text)", at: site) }

    private func tellDifference(
        _ text: String, _ file: URL, _ found: Data, _ show: (inout SnapshotReport.Entry) -> Void
    ) {
        var entry = SnapshotReport.Entry(title: file.lastPathComponent, site: site, text: text)
        show(&entry)
        var lines = [text, "  expected: \(file.path)"]
        do {
            lines.append("  found:    \(try report.keepData(found, named: file.lastPathComponent))")
            try report.appendEntry(entry)
            lines.append("  report:   \(report.path)")
        } catch {
            lines.append("  no report: \(error.localizedDescription)")
        }
        lines.append("  as meant? run it with PORTICO_SNAPSHOTS=record")
        failCheck("differs: " + lines.joined(separator: "\n"))
    }
}
