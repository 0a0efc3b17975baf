import UIKit

/// W3: 100 moving layers on 1170 × 2532, and one small mover above 100 that stand still.
@MainActor
enum CompositingBenchmark {
    private struct Mover {
        let layer: CALayer
        var x0, y0, dx, dy: Int

        func place(_ frame: Int) -> CGPoint {
            func wrap(_ value: Int, _ bound: Int) -> Int { (value % bound + bound) % bound }
            return CGPoint(x: wrap(x0 + dx * frame, 871), y: wrap(y0 + dy * frame, 2233))
        }
    }

    /// - Parameter moverFrames: Of the small mover; nothing else is measured where it is given.
    static func run(_ window: UIWindow, moverFrames: Int? = nil) {
        let ground = CALayer()
        ground.frame = CGRect(x: 0, y: 0, width: 1170, height: 2532)
        ground.backgroundColor = UIColor(red: 0x20 / 255, green: 0x40 / 255, blue: 0x60 / 255, alpha: 1).cgColor
        ground.isOpaque = true
        window.layer.addSublayer(ground)
        var generator = Generator(state: 12345)
        let movers = (0..<100).map { makeMover($0, &generator, in: ground) }

        func place(_ frame: Int) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for mover in movers { mover.layer.position = mover.place(frame) }
            CATransaction.commit()
        }
        for frame in 0..<5 {
            place(frame)
            drawFrame()
        }
        if moverFrames == nil {
            measure("full damage", frames: 100) { place($0) }
            checkMean()
        }

        let small = CALayer()
        small.anchorPoint = .zero
        small.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
        small.backgroundColor = UIColor.red.cgColor
        ground.addSublayer(small)
        place(0)
        drawFrame()
        drawFrame()
        measure("one 64x64 mover", frames: moverFrames ?? 500) { frame in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            small.position = CGPoint(x: 5 * frame % (1170 - 64), y: 7 * frame % (2532 - 64))
            CATransaction.commit()
        }
    }

    private static func measure(_ variant: String, frames: Int, _ move: (Int) -> Void) {
        let (wall, cpu) = (seconds(), cpuSeconds())
        for frame in 1...frames {
            move(frame)
            drawFrame()
        }
        Report.result("W3", variant, "wall per frame", (seconds() - wall) * 1e3 / Double(frames), "ms")
        Report.result("W3", variant, "CPU per frame", (cpuSeconds() - cpu) * 1e3 / Double(frames), "ms")
    }

    private static func makeMover(_ i: Int, _ generator: inout Generator, in ground: CALayer) -> Mover {
        let (x0, y0) = (generator.next(871), generator.next(2233))
        let (r, g, b) = (generator.next(256), generator.next(256), generator.next(256))
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
        if i % 4 == 3 {
            layer.contents = image(i)
            layer.cornerRadius = 20
            layer.masksToBounds = true
        } else {
            layer.backgroundColor =
                UIColor(
                    red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255,
                    alpha: i % 4 == 1 ? 128 / 255 : 1
                ).cgColor
        }
        ground.addSublayer(layer)
        let dx = i % 5 - 2
        return Mover(layer: layer, x0: x0, y0: y0, dx: dx == 0 ? 1 : dx, dy: i % 3 + 1)
    }

    private static func image(_ i: Int) -> CGImage {
        var words = [UInt32](repeating: 0, count: 300 * 300)
        for y in 0..<300 {
            for x in 0..<300 {
                let a = 160 + (x + y + i) % 96
                let (r, g, b) = (x * 255 / 299 * a / 255, y * 255 / 299 * a / 255, i * 10 & 255)
                words[y * 300 + x] = UInt32(a << 24 | r << 16 | g << 8 | b * a / 255)
            }
        }
        let data = words.withUnsafeBytes { Data($0) }
        return CGImage(
            width: 300, height: 300, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 1200,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(
                rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
            provider: CGDataProvider(data: data as CFData)!, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent)!
    }
}

/// The mean colour of what is on the screen, to compare with the peers'.
@MainActor
func checkMean() {
    var pixels = [UInt32](repeating: 0, count: 1170 * 2532)
    pixels.withUnsafeMutableBufferPointer { copyPixels($0.baseAddress!) }
    var sums = (0, 0, 0)
    for word in pixels {
        sums.0 += Int(word >> 16 & 255)
        sums.1 += Int(word >> 8 & 255)
        sums.2 += Int(word & 255)
    }
    let count = Double(pixels.count)
    let means = [sums.0, sums.1, sums.2].map { String(format: "%.3f", Double($0) / count) }
    Report.check("mean rgb " + means.joined(separator: " "))
}
