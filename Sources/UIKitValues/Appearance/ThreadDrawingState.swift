import CoreGraphics
import Foundation

/// What UIKit keeps for each thread that draws: the stack of graphics contexts and the current traits.
///
/// Reached through one pthread key rather than `Thread.threadDictionary`: dynamic colours ask for it often.
final class ThreadDrawingState {
    var contexts: [GraphicsContextEntry] = []
    var traits: UITraitCollection?
    /// The colour that `UIColor.tintColor` stands for where the thread draws; nil: the app's own.
    var tint: UIColor?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { raw in
            guard let raw else { return }
            Unmanaged<ThreadDrawingState>.fromOpaque(raw).release()
        }
        return key
    }()

    /// This thread's state, made when first asked for and released with the thread.
    static var current: ThreadDrawingState {
        if let raw = pthread_getspecific(key) {
            return Unmanaged<ThreadDrawingState>.fromOpaque(raw).takeUnretainedValue()
        }
        let made = ThreadDrawingState()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}

/// One entry of a thread's context stack.
struct GraphicsContextEntry {
    let context: CGContext
    /// The scale of an image context that UIKit made; nil for a context that was only pushed.
    var imageScale: CGFloat?
    /// The PDF document of `UIGraphicsBeginPDFContextTo…`, when this entry is one.
    var pdf: PDFDocumentState?
}
