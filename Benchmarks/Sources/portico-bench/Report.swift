import Foundation

/// Prints the lines that `shared/bench/README.md` defines.
enum Report {
    static let peer = "Portico"

    static func result(_ workload: String, _ variant: String, _ metric: String, _ value: Double, _ unit: String) {
        print("RESULT\t\(workload)\t\(variant)\t\(peer)\t\(metric)\t\(String(format: "%.6g", value))\t\(unit)")
    }

    static func check(_ text: String) {
        FileHandle.standardError.write(Data("CHECK \(peer) \(text)\n".utf8))
    }
}

func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// What the process holds of memory now.
func residentBytes() -> Double {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst()
        .first
    return (pages.flatMap { Double($0) } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The pseudo-random numbers that all programs share.
struct Generator {
    var state: UInt32
    mutating func next(_ bound: UInt32) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int((state >> 8) % bound)
    }
}
