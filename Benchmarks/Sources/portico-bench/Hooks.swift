/// `Sources/UIKit/App/BenchmarkHooks.swift`.
@_silgen_name("portico_benchmark_begin") func beginScreen(_ width: Double, _ height: Double)
@_silgen_name("portico_benchmark_frame") func drawFrame()
@_silgen_name("portico_benchmark_pixels") func copyPixels(_ target: UnsafeMutablePointer<UInt32>)
@_silgen_name("portico_benchmark_plan") func planFrames(_ frames: Int32) -> Double
