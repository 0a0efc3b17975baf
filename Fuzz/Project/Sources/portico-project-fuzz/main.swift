import Foundation
import Glibc

@testable import PorticoProject

/// Whatever a file holds, its reader answers: with values, notes, or an error that says where. A crash ends the run with the seed printed;
/// a reader that takes more than two seconds of this process's own time counts as one that hangs: how busy the machine is doesn't matter.
let limit = 2.0
let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 60
let first = CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
let folder = NSTemporaryDirectory() + "/portico-project-fuzz-\(getpid())"
let app = folder + "/App"

func write(_ name: String, _ bytes: [UInt8]) {
    let file = URL(fileURLWithPath: app + "/" + name)
    try! FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try! Data(bytes).write(to: file)
}

func readProject() {
    _ = try? ProjectModel.load(app, scratch: folder + "/scratch", selection: ProjectSelection())
    _ = try? ProjectModel.load(
        app + "/App.xcworkspace", scratch: folder + "/scratch", selection: ProjectSelection(scheme: "App"))
}

func readStrings() {
    var tables = StringTables(cache: folder + "/strings", root: app)
    _ = try? tables.replace(
        ["en.lproj/L.strings", "en.lproj/L.stringsdict", "L.xcstrings"].map {
            .init(path: app + "/" + $0, destination: $0)
        })
}

func readCatalog() {
    var catalog = AssetCatalog(cache: folder + "/vectors")
    try? catalog.add(app + "/y.xcassets")
}

let subjects: [(file: String, seed: String, read: () -> Void)] = [
    ("App.xcodeproj/project.pbxproj", Seeds.project, readProject),
    ("a.xcconfig", Seeds.config, { _ = XCConfig(app + "/a.xcconfig", root: app) }),
    ("App.xcworkspace/contents.xcworkspacedata", Seeds.workspace, readProject),
    ("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", Seeds.scheme, readProject),
    (
        "Info.plist", Seeds.plist,
        { _ = try? InfoPlist(path: app + "/Info.plist", shown: "Info.plist", name: "A", module: "A") }
    ),
    ("en.lproj/L.strings", Seeds.strings, readStrings), ("en.lproj/L.stringsdict", Seeds.stringsdict, readStrings),
    ("L.xcstrings", Seeds.xcstrings, readStrings), ("y.xcassets/a.imageset/Contents.json", Seeds.catalog, readCatalog),
    ("y.xcassets/a.imageset/v.svg", Seeds.svg, readCatalog),
]
for subject in subjects { write(subject.file, Array(subject.seed.utf8)) }
write("a b/x.swift", [])
write("y.xcassets/a.imageset/a.png", [])

/// One that never comes back ends the run; the file `seed` says which it was.
signal(SIGPROF) { _ in
    let text = "a reader hangs: see the newest portico-project-fuzz folder in TMPDIR\n"
    _ = text.withCString { Glibc.write(2, $0, strlen($0)) }
    _exit(1)
}

func limitTime(to seconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(ITIMER_PROF, &timer, nil)
}

var ownTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

var counts: [String: Int] = [:]
var slowest = 0.0
var seed = first
let start = DispatchTime.now().uptimeNanoseconds
while Double(DispatchTime.now().uptimeNanoseconds - start) < seconds * 1e9 {
    var mutation = Mutation(random: FuzzRandom(state: seed))
    let subject = mutation.random.pick(subjects)
    let bytes = mutation.change(subject.seed)
    write("../seed", Array("\(seed) \(subject.file)".utf8))
    write(subject.file, bytes)
    let begin = ownTime
    limitTime(to: 20)
    subject.read()
    limitTime(to: 0)
    let took = ownTime - begin
    slowest = max(slowest, took)
    if took > limit {
        print("seed \(seed): \(subject.file) took \(took) s; kept in \(folder)")
        exit(1)
    }
    write(subject.file, Array(subject.seed.utf8))
    // Pictures of broken vectors would fill the disk.
    if seed % 500 == 0 { try? FileManager.default.removeItem(atPath: folder + "/vectors") }
    counts[subject.file, default: 0] += 1
    seed += 1
}
try? FileManager.default.removeItem(atPath: folder)

for (file, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) × \(file)") }
fflush(nil)
print("no crash, no hang; the slowest took \(Int(slowest * 1000)) ms; seeds \(first) to \(seed - 1)")
fflush(nil)
