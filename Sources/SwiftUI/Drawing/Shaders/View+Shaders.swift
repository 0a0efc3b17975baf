import Foundation

extension View {
    /// Puts each pixel's colour through a shader.
    ///
    /// The function gets the place in points, the colour there and the shader's arguments, and gives the new colour:
    /// `[[ stitchable ]] half4 name(float2 position, half4 color, …)`. DEV-1346 tells what differs from a GPU.
    ///
    /// - Parameter isEnabled: Whether the effect is there at all. Turning it off and on keeps the view's state.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderEffectModifier(effect: .color(shader), isEnabled: isEnabled))
    }

    /// Takes each pixel's colour from another place of the view's picture, which a shader says.
    ///
    /// The function gets the place in points and the shader's arguments, and gives the place from which the colour comes:
    /// `[[ stitchable ]] float2 name(float2 position, …)`. DEV-1346 tells what differs from a GPU.
    ///
    /// - Parameters:
    ///   - maxSampleOffset: How far away the place may be in each direction.
    ///   - isEnabled: Whether the effect is there at all.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderEffectModifier(effect: .distortion(shader, maxSampleOffset), isEnabled: isEnabled))
    }

    /// Makes each pixel of the view by a shader that sees the whole of the view's picture.
    ///
    /// The function gets the place in points, the picture and the shader's arguments, and gives the new colour:
    /// `[[ stitchable ]] half4 name(float2 position, SwiftUI::Layer layer, …)`. DEV-1346 tells what differs from a GPU.
    ///
    /// - Parameters:
    ///   - maxSampleOffset: How far away from the place the function may look in each direction.
    ///   - isEnabled: Whether the effect is there at all.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { modifier(ShaderEffectModifier(effect: .layer(shader, maxSampleOffset), isEnabled: isEnabled)) }
}

extension VisualEffect {
    /// Puts each pixel's colour through a shader (DEV-1346).
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        adding(isEnabled ? .color(shader) : nil)
    }

    /// Takes each pixel's colour from another place, which a shader says (DEV-1346).
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { adding(isEnabled ? .distortion(shader, maxSampleOffset) : nil) }

    /// Makes each pixel by a shader that sees the whole picture (DEV-1346).
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        adding(isEnabled ? .layer(shader, maxSampleOffset) : nil)
    }

    private func adding(_ effect: ShaderEffect?) -> _ChangedVisualEffect {
        var changes = _changes
        if let effect { changes.shaders.append(effect) }
        return _ChangedVisualEffect(_changes: changes)
    }
}

/// Has a shader make its content's picture.
nonisolated struct ShaderEffectModifier: ElementModifier {
    typealias Body = Never
    let effect: ShaderEffect
    let isEnabled: Bool

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: FilterView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        (element.effectView as? FilterView)?.applyShaders(isEnabled ? [effect] : [], environment)
    }
}
