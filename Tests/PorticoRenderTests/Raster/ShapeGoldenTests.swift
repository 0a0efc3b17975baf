import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Pictures of every property of the shape and gradient layers, as a sheet, and of the sheet in every variant.
final class ShapeGoldenTests: XCTestCase {
    private static let wave: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 24))
        path.addCurve(to: CGPoint(x: 24, y: 14), control1: CGPoint(x: 8, y: 0), control2: CGPoint(x: 16, y: 4))
        path.addLine(to: CGPoint(x: 12, y: 18))
        path.addQuadCurve(to: CGPoint(x: 26, y: 28), control: CGPoint(x: 22, y: 12))
        return path
    }()

    private static let star: CGPath = {
        let path = CGMutablePath()
        path.addLines(
            between: (0..<5).map {
                let a = Double($0) * 4 * .pi / 5
                return CGPoint(x: 15 + 13 * sin(a), y: 16 - 13 * cos(a))
            })
        path.closeSubpath()
        return path
    }()

    private func stroked(_ edit: (inout ShapeValues) -> Void) -> ShapeValues {
        var values = ShapeValues()
        values.path = Self.wave
        values.fillColor = clear
        values.strokeColor = RGBA(0.1, 0.3, 0.7, 1)
        values.lineWidth = 4
        edit(&values)
        return values
    }

    private var shapes: [ShapeValues] {
        var filled = ShapeValues()
        filled.path = Self.star
        filled.fillColor = RGBA(0.9, 0.5, 0.1, 1)
        var evenOdd = filled
        evenOdd.isEvenOdd = true
        var both = evenOdd
        both.strokeColor = RGBA(0, 0, 0, 0.5)
        both.lineJoin = .round
        return [
            filled, evenOdd, both, stroked { _ in },
            stroked { ($0.lineCap, $0.lineJoin) = (.round, .round) },
            stroked { ($0.lineCap, $0.lineJoin) = (.square, .bevel) },
            stroked { $0.miterLimit = 1 },
            stroked { $0.lineWidth = 0.5 },
            stroked { ($0.strokeStart, $0.strokeEnd, $0.lineCap) = (0.2, 0.7, .round) },
            stroked { $0.lineDashPattern = [6, 3] },
            stroked { ($0.lineDashPattern, $0.lineDashPhase, $0.lineCap) = ([0, 6], 2, .round) },
            stroked { ($0.strokeEnd, $0.lineDashPattern) = (0.5, [2, 2]) },
        ]
    }

    private var gradients: [GradientValues] {
        func make(_ edit: (inout GradientValues) -> Void) -> GradientValues {
            var values = GradientValues()
            values.colors = [RGBA(1, 0.2, 0.2, 1), RGBA(1, 1, 0.4, 1), RGBA(0.1, 0.3, 0.9, 1)]
            edit(&values)
            return values
        }
        return [
            make { _ in }, make { $0.locations = [0, 0.2, 0.5] },
            make { ($0.startPoint, $0.endPoint) = (.zero, CGPoint(x: 1, y: 1)) },
            make {
                $0.kind = .radial
                ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            },
            make {
                $0.kind = .conic
                ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
            },
            make { $0.colors = [RGBA(1, 1, 1, 1), RGBA(1, 0, 0, 0)] },
        ]
    }

    private func sheet(
        _ height: Int, scale: Double, _ variant: (inout LayerProperties) -> Void, _ fill: (Scene, LayerID) -> Void
    ) -> Picture {
        let scene = Scene(
            width: Int(128 * scale), height: Int(Double(height) * scale), scale: scale, color: RGBA(0.95, 0.95, 0.95, 1)
        )
        let holder = scene.add(CGRect(x: 0, y: 0, width: 128, height: height), variant)
        fill(scene, holder)
        scene.draw()
        return scene.pixels()
    }

    /// One golden for the shapes, one for the gradients.
    private func check(_ name: String, scale: Double = 1, _ variant: (inout LayerProperties) -> Void = { _ in }) {
        var pictures = [
            sheet(96, scale: scale, variant) { scene, holder in
                for (i, values) in shapes.enumerated() {
                    scene.add(CGRect(x: i % 4 * 32, y: i / 4 * 32, width: 32, height: 32), to: holder) {
                        $0.shape = values
                    }
                }
            },
            sheet(48, scale: scale, variant) { scene, holder in
                for (i, values) in gradients.enumerated() {
                    scene.add(CGRect(x: i % 3 * 42 + 2, y: 2 + i / 3 * 24, width: 36, height: 20), to: holder) {
                        $0.gradient = values
                        $0.cornerRadius = i % 2 == 0 ? 0 : 8
                    }
                }
            },
        ]
        if scale > 1 { pictures = pictures.map { $0.cropped(to: 96) } }
        Golden.check(pictures[0], "shapes-" + name)
        Golden.check(pictures[1], "gradients-" + name)
    }

    func testPlain() { check("plain") }
    func testAtThreeTimes() { check("3x", scale: 3) }
    func testTurned() { check("turned") { $0.transform = .rotation(0.35, x: 0, y: 0, z: 1) * .scale(0.8, 0.8) } }
    func testInAHalfGroup() { check("half") { $0.opacity = 0.5 } }
    func testClipped() {
        check("clipped") {
            $0.masksToBounds = true
            $0.cornerRadius = 20
            $0.bounds.size = CGSize(width: 100, height: 40)
        }
    }
    func testTilted() {
        check("tilted") {
            var eye = Matrix4.identity
            eye.m34 = -1 / 250.0
            $0.transform = .rotation(0.8, x: 0, y: 1, z: 0) * eye
        }
    }
}

extension Picture {
    /// The top left square.
    func cropped(to size: Int) -> Picture {
        Picture(width: size, height: size, words: (0..<size).flatMap { words[$0 * width..<$0 * width + size] })
    }
}
