/// A view that shows a value of its own by animated properties of its layer.
///
/// - From: `LayerClock`, `AnimatorTrack`
@MainActor protocol AnimatedModel: AnyObject {
    /// An animation of that property is taken back: the layer has the value from before it, and the view takes its own along.
    func takeBackChange(of property: String)
}
