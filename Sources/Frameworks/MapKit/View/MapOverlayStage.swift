import Foundation
import UIKit

/// The overlays of a map in their two levels, and who draws them.
@MainActor final class MapOverlayStage {
    private unowned let map: MKMapView
    private var levels: [MKOverlayLevel: [any MKOverlay]] = [.aboveRoads: [], .aboveLabels: []]
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

    init(map: MKMapView) { self.map = map }

    var all: [any MKOverlay] { overlays(in: .aboveRoads) + overlays(in: .aboveLabels) }
    func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level] ?? [] }

    private func find(_ overlay: any MKOverlay) -> (level: MKOverlayLevel, index: Int)? {
        for (level, overlays) in levels {
            if let index = overlays.firstIndex(where: { $0 === overlay }) { return (level, index) }
        }
        return nil
    }

    func insert(_ overlay: any MKOverlay, at index: Int?, _ level: MKOverlayLevel) {
        if let (old, place) = find(overlay) { levels[old]?.remove(at: place) }
        let count = overlays(in: level).count
        levels[level]?.insert(overlay, at: min(max(index ?? count, 0), count))
        map.overlaysDidChange()
    }

    func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, above: Bool) {
        guard overlay !== sibling, let (level, _) = find(sibling) else { return insert(overlay, at: nil, .aboveLabels) }
        if let (old, place) = find(overlay) { levels[old]?.remove(at: place) }
        guard let (_, index) = find(sibling) else { return }
        insert(overlay, at: above ? index + 1 : index, level)
    }

    func remove(_ overlay: any MKOverlay) {
        guard let (level, index) = find(overlay) else { return }
        levels[level]?.remove(at: index)
        renderers.removeValue(forKey: ObjectIdentifier(overlay))?.redraw = nil
        map.overlaysDidChange()
    }

    func exchange(_ one: any MKOverlay, with other: any MKOverlay) {
        guard let a = find(one), let b = find(other) else { return }
        levels[a.level]?[a.index] = other
        levels[b.level]?[b.index] = one
        map.overlaysDidChange()
    }

    /// Who draws an overlay of the map: the delegate is asked once.
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        guard find(overlay) != nil else { return nil }
        let key = ObjectIdentifier(overlay)
        if let known = renderers[key] { return known }
        guard let made = map.askForRenderer(of: overlay) else { return nil }
        renderers[key] = made
        made.redraw = { [weak map] in map?.setNeedsPicture() }
        return made
    }

    /// Asks for renderers that nobody has asked for, and tells of them.
    func addRenderers() {
        let fresh = all.filter { renderers[ObjectIdentifier($0)] == nil }.compactMap { renderer(for: $0) }
        if !fresh.isEmpty {
            map.tellAdded(fresh)
            map.setNeedsPicture()
        }
    }

    /// What is drawn, in its order.
    var drawn: [(renderer: MKOverlayRenderer, level: MKOverlayLevel)] {
        [MKOverlayLevel.aboveRoads, .aboveLabels].flatMap { level in
            overlays(in: level).compactMap { overlay in
                renderers[ObjectIdentifier(overlay)].map { ($0, level) }
            }
        }
    }
}
