import Foundation

@testable import PorticoProject

/// Whatever a file holds, its reader answers: with values, notes, or an error that says where. A crash ends the run with the seed printed;
/// a reader that takes longer than two seconds counts as one that hangs.
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
    let begin = DispatchTime.now().uptimeNanoseconds
    subject.read()
    let took = Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
    slowest = max(slowest, took)
    if took > 2 {
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
