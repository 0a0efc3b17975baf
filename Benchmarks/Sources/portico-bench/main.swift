import UIKit

let workloads = """
    w1-flat, w1-nested, w2-rows N, w2-chain N (the bare solver), w2-views-rows N, w2-views-chain N (UIKit), w3,
    w3-mover FRAMES, bars, w6-fill, w6-stroke, set, edit, commit, animations, dynamics,
    w4, lists-million, lists-unequal, lists-measured, lists-flow, lists-rails, lists-snapshots,
    text-labels, text-long, text-long-small, text-runs, text-runs-small, text-paste, label-1MB
    """
guard CommandLine.arguments.count >= 2 else {
    print("usage: portico-bench WORKLOAD; the workloads: \(workloads)")
    exit(2)
}
let workload = CommandLine.arguments[1]
let size = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 0 : 1000
guard size > 0 else {
    print("“\(CommandLine.arguments[2])” is no number of rows or views: use a whole number above 0")
    exit(2)
}
switch workload {
case "w2-rows":
    SolverBenchmark.rows(size)
    exit(0)
case "w2-chain":
    SolverBenchmark.chain(size)
    exit(0)
default: break
}

MainActor.assumeIsolated {
    beginScreen(1170, 2532)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    drawFrame()
    switch workload {
    case "w1-flat": TreeBenchmark.flat(window)
    case "w1-nested": TreeBenchmark.nested(window)
    case "w2-views-rows": ConstraintBenchmark.rows(window, size)
    case "w2-views-chain": ConstraintBenchmark.chain(window, size)
    case "w3": CompositingBenchmark.run(window)
    case "w3-mover": CompositingBenchmark.run(window, moverFrames: size)
    case "bars": BackdropBenchmark.run(window)
    case "w6-fill": VectorBenchmark.run(window, isStroked: false)
    case "w6-stroke": VectorBenchmark.run(window, isStroked: true)
    case "set": TreeBenchmark.propertySet(window)
    case "commit": AnimationBenchmark.commits(window)
    case "animations": AnimationBenchmark.frames(window)
    case "dynamics": DynamicsBenchmark.run(window)
    case "edit": EditBenchmark.run(window)
    case "w4": ListBenchmark.fling(window)
    case "lists-million": ListBenchmark.million(window)
    case "lists-unequal": ListBenchmark.unequal(window)
    case "lists-measured": ListBenchmark.measured(window)
    case "lists-flow": ListBenchmark.flow(window)
    case "lists-rails": ListBenchmark.rails(window)
    case "lists-snapshots": ListBenchmark.snapshots(window)
    case "text-labels": TextBenchmark.labels(window)
    case "text-long": LongTextBenchmark.long(window, "A text of 10 MB, 200,000 lines", lines: 200_000)
    case "text-long-small": LongTextBenchmark.long(window, "A text of 100 kB, 2,000 lines", lines: 2000)
    case "text-runs": LongTextBenchmark.runs(window, "1 MB in 50,000 runs", lines: 20_000)
    case "text-runs-small": LongTextBenchmark.runs(window, "100 kB in 5,000 runs", lines: 2000)
    case "text-paste": LongTextBenchmark.paste(window)
    case "label-1MB": TextBenchmark.longLabel(window)
    default:
        print("no workload “\(workload)”: use one of \(workloads)")
        exit(2)
    }
}
