import Foundation

// Initialisers without arguments that Foundation's classes inherit on iOS. How a pair works is told at `_PorticoObject`.

extension NSAttributedString {
    @_silgen_name("portico_metatype_attributed_string")
    convenience init(_porticoEmpty: Void) { self.init(string: "") }
}

extension _PorticoObject where Self: NSAttributedString {
    /// Makes an empty text.
    @_silgen_name("portico_metatype_attributed_string") public init(_portico: Void = ())
}

extension Timer {
    @_silgen_name("portico_metatype_timer")
    convenience init(_porticoEmpty: Void) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}

extension _PorticoObject where Self: Timer {
    /// Makes a timer that never fires: a value for a property until there is another one.
    @_silgen_name("portico_metatype_timer") public init(_portico: Void = ())
}

extension ProcessInfo {
    // An initialiser can't give back an object that is there already; this looks like one to its caller.
    @_silgen_name("portico_metatype_process_info")
    static func sharedAsNew(_porticoEmpty: Void) -> ProcessInfo { processInfo }

    /// What the process is: the one object there is, which knows the same as another would.
    @_silgen_name("portico_metatype_process_info") public convenience init(_portico: Void = ())
}

extension Progress {
    @_silgen_name("portico_metatype_progress")
    convenience init(_porticoEmpty: Void) { self.init(parent: nil, userInfo: nil) }
}

extension _PorticoObject where Self: Progress {
    /// Makes progress that nobody above hears of.
    @_silgen_name("portico_metatype_progress") public init(_portico: Void = ())
}
