import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import PorticoRender

/// Pictures of a property or a class of layers: one block a case, and in each block the case in every variant.
///
/// A block is two columns of three small pictures and a large one at three times the scale:
///
///     plain   turned   3x
///     clipped half
///     tilted  kept
///
/// `PORTICO_RECORD=1 swift test --filter LayerSheetTests` writes Tests/Goldens/layers-….png anew; look at each before it is
/// committed. Beside own pictures of earlier, *kept* (rasterized at the screen's scale) must equal *plain*.
struct LayerSheet: @unchecked Sendable {
    struct Case {
        var name: String
        /// Seconds from the commit to the picture.
        var time = 0.0
        /// Fills the stage, 60 points wide and high.
        var build: (CALayer) -> Void

        init(_ name: String, after time: Double = 0, _ build: @escaping (CALayer) -> Void) {
            (self.name, self.time, self.build) = (name, time, build)
        }
    }

    enum Variant: CaseIterable {
        case plain, turned, clipped, half, tilted, kept, threefold

        /// Where it stands in its block, in pixels.
        var origin: (x: Int, y: Int) {
            switch self {
            case .plain: (0, 0)
            case .turned: (LayerSheet.side, 0)
            case .clipped: (0, LayerSheet.side)
            case .half: (LayerSheet.side, LayerSheet.side)
            case .tilted: (0, 2 * LayerSheet.side)
            case .kept: (LayerSheet.side, 2 * LayerSheet.side)
            case .threefold: (2 * LayerSheet.side, 0)
            }
        }

        var scale: CGFloat { self == .threefold ? 3 : 1 }

        func edit(_ stage: CALayer) {
            switch self {
            case .plain, .threefold: break
            case .turned:
                stage.transform = CATransform3DScale(CATransform3DMakeRotation(0.35, 0, 0, 1), 0.8, 0.8, 1)
            case .clipped:
                stage.masksToBounds = true
                stage.cornerRadius = 16
                stage.bounds = CGRect(x: 8, y: 8, width: 44, height: 44)
            case .half: stage.opacity = 0.5
            case .tilted:
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 120.0
                stage.transform = CATransform3DRotate(eye, 0.7, 0, 1, 0)
            case .kept: stage.shouldRasterize = true
            }
        }
    }

    static let side = 60
    /// Of the large picture the middle two thirds are kept.
    static let block = (width: 4 * side, height: 3 * side)
    private static let columns = 5

    let name: String
    let cases: [Case]
    /// How far a channel may be from the golden: text and what else Cairo or Pango draw may differ with their versions.
    var limit = 1

    func check(file: StaticString = #filePath, line: UInt = #line) {
        let rows = (cases.count + Self.columns - 1) / Self.columns, columns = min(cases.count, Self.columns)
        let width = columns * Self.block.width
        var sheet = Picture(
            width: width, height: rows * Self.block.height,
            words: Array(repeating: 0xffff_ffff, count: width * rows * Self.block.height))
        for (i, item) in cases.enumerated() {
            let (x, y) = (i % Self.columns * Self.block.width, i / Self.columns * Self.block.height)
            var plain: Picture?
            for variant in Variant.allCases {
                let picture = Self.draw(item, variant)
                sheet.put(
                    variant == .threefold ? picture.middle(2 * Self.side) : picture, x + variant.origin.x,
                    y + variant.origin.y)
                if variant == .plain { plain = picture }
                if variant == .kept, let plain {
                    let (worst, place) = picture.difference(plain)
                    XCTAssertLessThanOrEqual(
                        worst, 3, "\(name), \(item.name): rasterized \(place)", file: file, line: line)
                }
            }
        }
        Golden.check(sheet, "layers-" + name, within: limit, step: 4, largest: 128 * 1024, file: file, line: line) {
            x, y in
            let index = y / Self.block.height * Self.columns + x / Self.block.width
            let (dx, dy) = (x % Self.block.width, y % Self.block.height)
            let variant = Variant.allCases.last { dx >= $0.origin.x && dy >= $0.origin.y } ?? .plain
            return index < cases.count ? "\(cases[index].name), \(variant)" : "nowhere"
        }
    }

    static func draw(_ item: Case, _ variant: Variant) -> Picture {
        let pixels = Int(CGFloat(side) * variant.scale)
        let scene = LayerScene(width: pixels, height: pixels, scale: variant.scale)
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        scene.quietly {
            scene.root.backgroundColor = .make(0.92, 0.93, 0.9)
            // What shines through what fades.
            let stripe = CALayer(), stage = CALayer()
            stripe.frame = CGRect(x: 0, y: 38, width: side, height: 6)
            stripe.backgroundColor = .make(0.55, 0.6, 0.65)
            scene.root.addSublayer(stripe)
            stage.frame = frame
            scene.root.addSublayer(stage)
            item.build(stage)
            variant.edit(stage)
        }
        scene.draw(after: item.time)
        let loose = scene.server.currentPlan().quadsOutsideOfTheirGroups
        XCTAssertEqual(loose, [], "\(item.name), \(variant): the compositor has no memory for these")
        return scene.pixels()
    }
}

extension FramePlan {
    /// What a group draws apart must lie in its bounds: no memory is kept for more.
    var quadsOutsideOfTheirGroups: [String] {
        var groups: [PixelRect] = [], found: [String] = []
        for quad in quads {
            if quad.kind == .groupEnd { groups.removeLast() }
            if let group = groups.last, !quad.kind.isBracket, !quad.bounds.isEmpty, !group.contains(quad.bounds) {
                found.append("\(quad.kind) \(quad.bounds) in \(group)")
            }
            if quad.kind == .groupBegin { groups.append(quad.bounds) }
        }
        return found
    }
}

extension Picture {
    func middle(_ wide: Int) -> Picture {
        let x = (width - wide) / 2
        return Picture(
            width: wide, height: height,
            words: (0..<height).flatMap { (row: Int) -> ArraySlice<UInt32> in
                let start = row * width + x
                return words[start..<(start + wide)]
            })
    }

    mutating func put(_ other: Picture, _ x: Int, _ y: Int) {
        for row in 0..<other.height {
            let from = row * other.width, to = (y + row) * width + x
            words.replaceSubrange(to..<(to + other.width), with: other.words[from..<(from + other.width)])
        }
    }
}

extension CGColor {
    static func make(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> CGColor {
        CGColor(red: r, green: g, blue: b, alpha: a)
    }
    static let ink = make(0.1, 0.15, 0.3)
    static let brick = make(0.85, 0.3, 0.2)
    static let leaf = make(0.2, 0.65, 0.35)
    static let sky = make(0.2, 0.5, 0.95)
    static let sun = make(1, 0.8, 0.2)
}

extension CALayer {
    /// A sublayer there, of a colour.
    @discardableResult
    func add(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
        _ edit: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        add(CALayer(), x, y, width, height, color, edit)
    }

    @discardableResult
    func add<Layer: CALayer>(
        _ layer: Layer, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        _ color: CGColor? = nil, _ edit: (Layer) -> Void = { _ in }
    ) -> Layer {
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        addSublayer(layer)
        edit(layer)
        return layer
    }
}
