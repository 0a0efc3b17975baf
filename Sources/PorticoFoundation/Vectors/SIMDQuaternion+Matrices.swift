extension SIMDMatrix3x3 {
    /// The matrix of a rotation, whose quaternion has the length 1.
    public init(_ quaternion: SIMDQuaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension SIMDMatrix4x4 {
    /// The transform of a rotation, whose quaternion has the length 1.
    public init(_ quaternion: SIMDQuaternion<Scalar>) {
        let turned = SIMDMatrix3x3(quaternion)
        self.init(
            SIMD4(turned.columns.0, 0), SIMD4(turned.columns.1, 0), SIMD4(turned.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}

extension SIMDQuaternion {
    /// The rotation of a matrix that only turns.
    public init(_ matrix: SIMDMatrix3x3<Scalar>) {
        let (x, y, z) = matrix.columns
        let trace = x.x + y.y + z.z
        // Divides by the largest of the four numbers, which is never near 0.
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
        } else if x.x >= y.y, x.x >= z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
        } else if y.y >= z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
        } else {
            let s = (1 + z.z - x.x - y.y).squareRoot() * 2
            self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
        }
    }

    /// The rotation of a transform that only turns and moves.
    public init(_ matrix: SIMDMatrix4x4<Scalar>) {
        let (x, y, z, _) = matrix.columns
        self.init(
            SIMDMatrix3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
    }
}
