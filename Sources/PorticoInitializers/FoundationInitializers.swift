import Foundation

// Definitions of initialisers that `PorticoFoundation` declares. How a pair works is told at `_PorticoObject`.

extension NSAttributedString {
    @_silgen_name("portico_metatype_attributed_string")
    public convenience init(_porticoEmpty: Void) { self.init(string: "") }
}

extension Timer {
    @_silgen_name("portico_metatype_timer")
    public convenience init(_porticoEmpty: Void) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}

extension ProcessInfo {
    // An initialiser can't give back an object that is there already; this looks like one to its caller.
    @_silgen_name("portico_metatype_process_info")
    public static func sharedAsNew(_porticoEmpty: Void) -> ProcessInfo { processInfo }
}

extension Progress {
    @_silgen_name("portico_metatype_progress")
    public convenience init(_porticoEmpty: Void) { self.init(parent: nil, userInfo: nil) }
}
