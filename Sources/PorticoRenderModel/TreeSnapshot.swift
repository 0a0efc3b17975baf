/// A layer tree as it should be after a commit, for comparing the two sides: in tests, fuzzing and inspection.
package struct TreeSnapshot: Sendable {
    package struct Layer: Sendable {
        package var id: LayerID
        package var properties: LayerProperties
        /// Back to front, before zPosition.
        package var children: [LayerID]
        package var animations: [AnimationID]

        package init(id: LayerID, properties: LayerProperties, children: [LayerID], animations: [AnimationID]) {
            (self.id, self.properties, self.children, self.animations) = (id, properties, children, animations)
        }
    }

    package var layers: [Layer] = []

    package init() {}
}
