import Foundation
internal import PorticoShading

/// A shader and what it is for: a value that modifiers, visual effects and canvases keep.
struct ShaderEffect: Equatable, Sendable {
    let shader: Shader
    let usage: ShadingUsage
    /// The function may look so far away.
    let maxSampleOffset: CGSize

    static func color(_ shader: Shader) -> ShaderEffect {
        ShaderEffect(shader: shader, usage: .color, maxSampleOffset: .zero)
    }

    static func distortion(_ shader: Shader, _ maxSampleOffset: CGSize) -> ShaderEffect {
        ShaderEffect(shader: shader, usage: .distortion, maxSampleOffset: maxSampleOffset)
    }

    static func layer(_ shader: Shader, _ maxSampleOffset: CGSize) -> ShaderEffect {
        ShaderEffect(shader: shader, usage: .layer, maxSampleOffset: maxSampleOffset)
    }
}

extension Shader.UsageType {
    /// The use as the reader of Metal's language knows it.
    var shading: ShadingUsage {
        switch self {
        case .colorEffect: .color
        case .distortionEffect: .distortion
        case .layerEffect: .layer
        default: .fill
        }
    }
}
