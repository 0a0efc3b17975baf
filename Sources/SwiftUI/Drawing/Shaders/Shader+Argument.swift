import Foundation

extension Shader {
    /// One of the arguments that a shader gives its function.
    public struct Argument: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            /// One to four numbers: `float`, `float2`, `float3`, `float4`.
            case vector([Float])
            /// A pointer to numbers and their count.
            case floats([Float])
            case color(Color)
            case colors([Color])
            case image(Image)
            case data(Data)
            case boundingRect
        }
        let kind: Kind

        private static func vector<T: BinaryFloatingPoint>(_ parts: T...) -> Argument {
            Argument(kind: .vector(parts.map { Float($0) }))
        }

        /// A number: `float` in the function.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { vector(x) }

        /// Two numbers: `float2` in the function.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { vector(x, y) }

        /// Three numbers: `float3` in the function.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { vector(x, y, z) }

        /// Four numbers: `float4` in the function.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            vector(x, y, z, w)
        }

        /// A point's coordinates: `float2` in the function.
        public static func float2(_ point: CGPoint) -> Argument { vector(point.x, point.y) }

        /// A size's width and height: `float2` in the function.
        public static func float2(_ size: CGSize) -> Argument { vector(size.width, size.height) }

        /// A vector's parts: `float2` in the function.
        public static func float2(_ vector: CGVector) -> Argument { Self.vector(vector.dx, vector.dy) }

        /// Numbers: `device const float *` and an `int` with their count in the function.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .floats(array)) }

        /// The rectangle around what is drawn, as origin and size: `float4` in the function.
        public static var boundingRect: Argument { Argument(kind: .boundingRect) }

        /// A colour, its components times its opacity: `half4` in the function.
        public static func color(_ color: Color) -> Argument { Argument(kind: .color(color)) }

        /// Colours: `device const half4 *` and an `int` with their count in the function.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }

        /// A picture: `texture2d<half>` in the function.
        public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }

        /// Bytes: `device const void *` and an `int` with their count in the function.
        public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
    }
}
