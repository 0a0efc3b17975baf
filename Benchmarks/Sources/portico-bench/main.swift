import UIKit

guard CommandLine.arguments.count == 2 else {
    print("usage: portico-bench w1-flat|w1-nested|w3|w6-fill|w6-stroke|set|edit")
    exit(2)
}

MainActor.assumeIsolated {
    beginScreen(1170, 2532)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    drawFrame()
    switch CommandLine.arguments[1] {
    case "w1-flat": TreeBenchmark.flat(window)
    case "w1-nested": TreeBenchmark.nested(window)
    case "w3": CompositingBenchmark.run(window)
    case "w6-fill": VectorBenchmark.run(window, isStroked: false)
    case "w6-stroke": VectorBenchmark.run(window, isStroked: true)
    case "set": TreeBenchmark.propertySet(window)
    case "edit": EditBenchmark.run(window)
    default:
        print(
            "no workload “\(CommandLine.arguments[1])”: use w1-flat, w1-nested, w3, w6-fill, w6-stroke, set or edit")
        exit(2)
    }
}
