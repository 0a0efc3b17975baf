import CKernels

extension StripPainter {
    func drawCurl(_ quad: UnsafePointer<Quad>, _ piece: PixelRect, _ target: Target) {
        guard let curl = UnsafePointer<ck_curl>(bitPattern: quad.pointee.image.base) else { return }
        for y in piece.y0..<piece.y1 {
            ck_curl_row(curl, target.at(piece.x0, y), sampleRow.baseAddress!, piece.x0, y, Int32(piece.width))
        }
    }
}
