import Foundation
import PorticoHost

/// What `Benchmarks/` needs besides the public API: a screen of its own size, one frame at a time, and the pixels. C names,
/// because a package of its own sees no `package` declarations.
@MainActor private enum Benchmark {
    @InProcess static var runtime: AppRuntime? = nil
}

@_cdecl("portico_benchmark_begin")
package func benchmarkBegin(_ width: Double, _ height: Double) {
    MainActor.assumeIsolated {
        var settings = RunSettings()
        settings.device.name = "benchmark"
        (settings.device.width, settings.device.height, settings.device.scale) = (width, height, 1)
        guard let made = try? AppRuntime(settings: settings) else { return }
        Benchmark.runtime = made
        made.start(UIApplication.shared)
        made.receive(.activate)
    }
}

/// One whole frame: run loop turn, commit, plan, damage, drawing; then the clock moves on by a sixtieth of a second.
@_cdecl("portico_benchmark_frame")
package func benchmarkFrame() {
    MainActor.assumeIsolated { Benchmark.runtime?.frame() }
}

/// Copies the screen's rows, BGRA words, one after the other.
@_cdecl("portico_benchmark_pixels")
package func benchmarkPixels(_ target: UnsafeMutablePointer<UInt32>) {
    nonisolated(unsafe) let target = target
    MainActor.assumeIsolated {
        guard let buffer = Benchmark.runtime?.server.snapshot() else { return }
        for row in 0..<buffer.height {
            memcpy(target + row * buffer.width, buffer.data + row * buffer.bytesPerRow, buffer.width * 4)
        }
    }
}

/// Seconds for `frames` frames of sampling and planning alone, with the time going on by a sixtieth each.
@_cdecl("portico_benchmark_plan")
package func benchmarkPlan(_ frames: Int32) -> Double {
    MainActor.assumeIsolated {
        Benchmark.runtime.map { $0.server.measurePlanning(frames: Int(frames), from: $0.now) } ?? 0
    }
}

/// Compares the layers with the render side after a commit and a frame. Writes what differs, as C text, and returns 1; 0 where all
/// is the same.
@_cdecl("portico_check_trees")
package func checkTrees(_ text: UnsafeMutablePointer<CChar>, _ capacity: Int) -> Int32 {
    nonisolated(unsafe) let text = text
    return MainActor.assumeIsolated {
        guard let difference = Benchmark.runtime?.server.difference(from: UIScreen.main.context.snapshot()) else {
            return 0
        }
        strncpy(text, difference, capacity - 1)
        text[capacity - 1] = 0
        return 1
    }
}
