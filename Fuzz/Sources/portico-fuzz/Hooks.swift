/// `Sources/UIKit/App/BenchmarkHooks.swift`.
@_silgen_name("portico_benchmark_begin") func beginScreen(_ width: Double, _ height: Double)
@_silgen_name("portico_benchmark_frame") func drawFrame()
@_silgen_name("portico_check_trees") func checkTrees(_ text: UnsafeMutablePointer<CChar>, _ capacity: Int) -> Int32
