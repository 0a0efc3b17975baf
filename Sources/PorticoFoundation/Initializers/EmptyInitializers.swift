import Foundation

// Initialisers without arguments that Foundation's classes inherit on iOS. How a pair works, and where its other half lies, is told
// at `_PorticoObject`.

extension _PorticoObject where Self: NSAttributedString {
    /// Makes an empty text.
    @_silgen_name("portico_metatype_attributed_string") public init(_portico: Void = ())
}

extension _PorticoObject where Self: Timer {
    /// Makes a timer that never fires: a value for a property until there is another one.
    @_silgen_name("portico_metatype_timer") public init(_portico: Void = ())
}

extension ProcessInfo {
    /// What the process is: the one object there is, which knows the same as another would.
    @_silgen_name("portico_metatype_process_info") public convenience init(_portico: Void = ())
}

extension _PorticoObject where Self: Progress {
    /// Makes progress that nobody above hears of.
    @_silgen_name("portico_metatype_progress") public init(_portico: Void = ())
}
