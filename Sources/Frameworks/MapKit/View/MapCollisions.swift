import CoreGraphics
import Foundation
import UIKit

/// Makes one of annotations that would overlap and have the same `clusteringIdentifier`, and hides views that would lie on more important ones.
@MainActor final class MapCollisions {
    private unowned let stage: MapAnnotationStage
    /// Clusters by the members that they stand for.
    private var clusters: [Set<ObjectIdentifier>: MKClusterAnnotation] = [:]

    init(stage: MapAnnotationStage) { self.stage = stage }

    func resolve(_ added: inout [MKAnnotationView]) {
        let own = stage.annotations.compactMap { stage.view(for: $0) }
        cluster(own, &added)
        let seen = own.filter { $0.cluster == nil } + clusters.values.compactMap { stage.view(for: $0) }
        hide(seen)
    }

    private func cluster(_ views: [MKAnnotationView], _ added: inout [MKAnnotationView]) {
        var groups: [[MKAnnotationView]] = []
        for view in views where view.clusteringIdentifier != nil && view.dragState == .none && !view.isSelected {
            let match = groups.firstIndex { group in
                group[0].clusteringIdentifier == view.clusteringIdentifier
                    && group[0].collisionFrame.intersects(view.collisionFrame)
            }
            if let match { groups[match].append(view) } else { groups.append([view]) }
        }
        var kept: [Set<ObjectIdentifier>: MKClusterAnnotation] = [:]
        var hidden: [ObjectIdentifier: MKAnnotationView] = [:]
        for group in groups where group.count > 1 {
            let members = group.compactMap(\.annotation)
            let key = Set(members.map { ObjectIdentifier($0) })
            let cluster = clusters[key] ?? stage.askForCluster(of: members)
            kept[key] = cluster
            let view: MKAnnotationView
            if let known = stage.view(for: cluster) {
                view = known
                stage.layOut(known)
            } else {
                view = stage.putOn(cluster)
                added.append(view)
            }
            for member in group { hidden[ObjectIdentifier(member)] = view }
        }
        for (key, cluster) in clusters where kept[key] !== cluster {
            stage.deselect(cluster, animated: false)
            stage.takeOff(cluster)
        }
        clusters = kept
        for view in views {
            view.cluster = hidden[ObjectIdentifier(view)]
            view.isHidden = view.cluster != nil
        }
    }

    /// The more important ones stay; of equals those that are there first.
    private func hide(_ views: [MKAnnotationView]) {
        let order = views.enumerated().sorted { a, b in
            if a.element.isSelected != b.element.isSelected { return a.element.isSelected }
            let (one, two) = (a.element.displayPriority.rawValue, b.element.displayPriority.rawValue)
            return one != two ? one > two : a.offset < b.offset
        }
        var taken: [CGRect] = []
        for (_, view) in order {
            let isRequired =
                view.isSelected || view.displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue
            let frame = view.collisionFrame
            let collides = !isRequired && view.collisionMode != .none && taken.contains { $0.intersects(frame) }
            view.isHidden = collides
            if !collides, view.collisionMode != .none, !(view is MKUserLocationView) { taken.append(frame) }
        }
    }
}
