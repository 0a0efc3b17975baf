import Foundation

extension View {
    /// Puts each pixel's colour through a shader.
    ///
    /// The function gets the place in points, the colour there and the shader's arguments, and gives the new colour:
    /// `[[ stitchable ]] half4 name(float2 position, half4 color, …)`. The view stays as it is here (DEV-1346).
    ///
    /// - Parameter isEnabled: Whether the effect is there at all. Turning it off and on keeps the view's state.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderEffectModifier(shader: shader, isEnabled: isEnabled))
    }

    /// Takes each pixel's colour from another place of the view's picture, which a shader says.
    ///
    /// The function gets the place in points and the shader's arguments, and gives the place from which the colour comes:
    /// `[[ stitchable ]] float2 name(float2 position, …)`. The view stays as it is here (DEV-1346).
    ///
    /// - Parameters:
    ///   - maxSampleOffset: How far away the place may be in each direction.
    ///   - isEnabled: Whether the effect is there at all.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { modifier(ShaderEffectModifier(shader: shader, isEnabled: isEnabled)) }

    /// Makes each pixel of the view by a shader that sees the whole of the view's picture.
    ///
    /// The function gets the place in points, the picture and the shader's arguments, and gives the new colour:
    /// `[[ stitchable ]] half4 name(float2 position, SwiftUI::Layer layer, …)`. The view stays as it is here (DEV-1346).
    ///
    /// - Parameters:
    ///   - maxSampleOffset: How far away from the place the function may look in each direction.
    ///   - isEnabled: Whether the effect is there at all.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { modifier(ShaderEffectModifier(shader: shader, isEnabled: isEnabled)) }
}

extension VisualEffect {
    /// Puts each pixel's colour through a shader. The picture stays as it is here (DEV-1346).
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        reportingUse(of: shader, isEnabled)
    }

    /// Takes each pixel's colour from another place, which a shader says. The picture stays as it is here (DEV-1346).
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { reportingUse(of: shader, isEnabled) }

    /// Makes each pixel by a shader that sees the whole picture. The picture stays as it is here (DEV-1346).
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        reportingUse(of: shader, isEnabled)
    }

    private func reportingUse(of shader: Shader, _ isEnabled: Bool) -> Self {
        if isEnabled { ShaderReport.reportUse(of: shader) }
        return self
    }
}

/// Shows its content as it is, and says so.
nonisolated struct ShaderEffectModifier: NodeModifier, Equatable {
    typealias Body = Never
    let shader: Shader
    let isEnabled: Bool

    @MainActor static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: NodeContext
    ) -> ValueNode<ModifiedContent<C, Self>> {
        ContentNode(view, context) {
            if $0.modifier.isEnabled { ShaderReport.reportUse(of: $0.modifier.shader) }
            return $0.content
        }
    }
}
