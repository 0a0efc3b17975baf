import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// The ground of a map without tiles: a quiet colour with parallels and meridians, and their degrees. The same map has the same pixels.
@MainActor struct MapGround {
    let projection: MapProjection
    let type: MKMapType
    let isDark: Bool

    private struct Colours {
        let land, line, text: UIColor
    }

    private static func grey(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }

    private var colours: Colours {
        switch (type, isDark) {
        case (.satellite, _), (.hybrid, _), (.satelliteFlyover, _), (.hybridFlyover, _):
            Colours(
                land: Self.grey(62, 74, 63), line: Self.grey(255, 255, 255, 0.16), text: Self.grey(255, 255, 255, 0.6))
        case (.mutedStandard, false):
            Colours(land: Self.grey(240, 240, 240), line: Self.grey(0, 0, 0, 0.07), text: Self.grey(130, 130, 134))
        case (.mutedStandard, true):
            Colours(land: Self.grey(40, 40, 42), line: Self.grey(255, 255, 255, 0.08), text: Self.grey(140, 140, 145))
        case (_, false):
            Colours(land: Self.grey(244, 240, 230), line: Self.grey(92, 78, 40, 0.14), text: Self.grey(138, 128, 104))
        case (_, true):
            Colours(land: Self.grey(44, 47, 52), line: Self.grey(255, 255, 255, 0.11), text: Self.grey(150, 154, 162))
        }
    }

    /// Degrees between lines, so that they are about 90 points apart.
    private var step: Double {
        let degree = Mercator.side / 360 * projection.scale
        let steps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
        return steps.last { $0 * degree >= 80 } ?? 30
    }

    func draw(in context: CGContext) {
        let bounds = CGRect(origin: .zero, size: projection.size)
        context.setFillColor(colours.land.cgColor)
        context.fill(bounds)
        context.setStrokeColor(colours.line.cgColor)
        context.setLineWidth(1)
        for line in lines {
            context.move(to: line.from)
            context.addLine(to: line.to)
        }
        context.strokePath()
    }

    /// Degrees beside the lines, above overlays that lie on roads. A turned map has none.
    func drawLabels() {
        guard projection.heading == 0, type != .satellite, type != .satelliteFlyover else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: colours.text,
        ]
        let open = projection.open
        for line in lines {
            let text = label(line) as NSString
            let size = text.size(withAttributes: attributes)
            let point =
                line.isMeridian
                ? CGPoint(x: line.from.x + 3, y: open.maxY - size.height - 3)
                : CGPoint(x: open.minX + 4, y: line.from.y - size.height - 1)
            guard open.contains(CGRect(origin: point, size: size)) else { continue }
            // The corner belongs to meridians.
            if !line.isMeridian, point.y + 2 * size.height > open.maxY - 4 { continue }
            text.draw(at: point, withAttributes: attributes)
        }
    }

    private struct Line {
        let from, to: CGPoint
        let degrees: Double
        let isMeridian: Bool
    }

    private var lines: [Line] {
        let seen = projection.mapRect(CGRect(origin: .zero, size: projection.size))
        let step = step
        var lines: [Line] = []
        func add(_ from: MKMapPoint, _ to: MKMapPoint, _ degrees: Double, _ isMeridian: Bool) {
            let center = projection.center
            lines.append(
                Line(
                    from: projection.offset(from.x - center.x, from.y - center.y),
                    to: projection.offset(to.x - center.x, to.y - center.y), degrees: degrees, isMeridian: isMeridian))
        }
        let (west, east) = (Mercator.longitude(seen.minX), Mercator.longitude(seen.maxX))
        for index in Int(
            (west / step).rounded(.up))...max(Int((west / step).rounded(.up)), Int((east / step).rounded(.down)))
        {
            let x = Mercator.x(Double(index) * step)
            guard x >= seen.minX, x <= seen.maxX else { continue }
            add(MKMapPoint(x: x, y: seen.minY), MKMapPoint(x: x, y: seen.maxY), Double(index) * step, true)
        }
        let (north, south) = (Mercator.latitude(seen.minY), Mercator.latitude(seen.maxY))
        for index in Int(
            (south / step).rounded(.up))...max(Int((south / step).rounded(.up)), Int((north / step).rounded(.down)))
        {
            let y = Mercator.y(Double(index) * step)
            guard y >= seen.minY, y <= seen.maxY, abs(Double(index) * step) < 85 else { continue }
            add(MKMapPoint(x: seen.minX, y: y), MKMapPoint(x: seen.maxX, y: y), Double(index) * step, false)
        }
        return lines
    }

    private func label(_ line: Line) -> String {
        var degrees = line.degrees
        if line.isMeridian {
            degrees = degrees.truncatingRemainder(dividingBy: 360)
            if degrees > 180 { degrees -= 360 }
            if degrees <= -180 { degrees += 360 }
        }
        let places = step >= 1 ? 0 : min(Int((-log10(step)).rounded(.up)), 4)
        let number = String(format: "%.\(places)f", abs(degrees))
        let letter = degrees == 0 ? "" : line.isMeridian ? (degrees > 0 ? "E" : "W") : (degrees > 0 ? "N" : "S")
        return "\(number)°\(letter)"
    }
}
