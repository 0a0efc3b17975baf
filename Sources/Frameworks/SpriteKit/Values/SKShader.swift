import Foundation

/// A program of the GPU's, which is kept and doesn't run: pictures are drawn by the processor.
open class SKShader: NSObject, NSCopying {
    /// The program's text.
    open var source: String?

    /// A program without a text.
    public override init() {}
    /// A program of a text.
    public init(source: String) { self.source = source }
    /// A program of one of the app's files.
    public convenience init(fileNamed name: String) {
        self.init()
        let stem = (name as NSString).deletingPathExtension
        source = Bundle.main.url(forResource: stem, withExtension: "fsh").flatMap {
            try? String(contentsOf: $0, encoding: .utf8)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKShader()
        copy.source = source
        return copy
    }
}
