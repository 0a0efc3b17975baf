import UIKit

/// Takes snapshots of a screen and compares them with the files of an earlier run, which lie in a folder `Snapshots` beside the test's source.
///
/// A snapshot without a file is written and passes, but where `CI` is set in the environment: see `SnapshotMode`. One that differs fails the
/// test, XCTest's or Swift Testing's, with what differs, and comes into a report of all: `portico-out/snapshots.html`, unless
/// `PORTICO_SNAPSHOT_REPORT` names another file.
///
/// The controller becomes the root of a window of its own for the time of the call, in which the run loop turns once, so that it has appeared;
/// animations are shown as they end.
///
/// - Parameters:
///   - controller: evaluated once for each setup: an expression that makes one has each begin anew.
///   - kinds: what is written down: pixels, views, what an assistive technology finds.
///   - setups: the devices and settings to show it on; `SnapshotSetup.matrix(…)` combines them.
///   - name: tells the snapshots of one test apart; they are called after the test otherwise.
///   - mode: what happens to a snapshot that is missing or differs; by default what the run was started with.
@MainActor public func assertSnapshot(
    of controller: @autoclosure () throws -> UIViewController, as kinds: [SnapshotKind] = [.image],
    on setups: [SnapshotSetup] = [.current], named name: String? = nil, mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: StaticString = #function
) {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    SnapshotCheck(site: site, name: name, mode: mode).run(kinds, on: setups) { .controller(try controller()) }
}

/// Takes snapshots of a view: see `assertSnapshot(of:as:on:named:mode:)` for controllers.
///
/// A view without a size gets the smallest that its constraints allow. One that is in a window already stays there, and is shown on the
/// test run's own device only.
///
/// - Parameters:
///   - view: evaluated once for each setup.
///   - kinds: what is written down: pixels, views, what an assistive technology finds.
///   - setups: the devices and settings to show it on.
///   - name: tells the snapshots of one test apart.
///   - mode: what happens to a snapshot that is missing or differs; by default what the run was started with.
@MainActor public func assertSnapshot(
    of view: @autoclosure () throws -> UIView, as kinds: [SnapshotKind] = [.image],
    on setups: [SnapshotSetup] = [.current], named name: String? = nil, mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: StaticString = #function
) {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    SnapshotCheck(site: site, name: name, mode: mode).run(kinds, on: setups) { .view(try view()) }
}

/// Compares a picture with the file of an earlier run: see `assertSnapshot(of:as:on:named:mode:)` for controllers.
///
/// - Parameters:
///   - image: the picture.
///   - tolerance: how much it may differ.
///   - name: tells the snapshots of one test apart.
///   - mode: what happens to a snapshot that is missing or differs; by default what the run was started with.
@MainActor public func assertSnapshot(
    of image: @autoclosure () throws -> UIImage, tolerance: SnapshotTolerance = .exact, named name: String? = nil,
    mode: SnapshotMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: StaticString = #function
) {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    SnapshotCheck(site: site, name: name, mode: mode).run([.image(tolerance: tolerance)], on: [.current]) {
        .image(try image())
    }
}
