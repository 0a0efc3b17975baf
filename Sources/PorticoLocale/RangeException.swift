import PorticoTrace

/// Ends the process with iOS's words for a range beyond a text.
///
/// - From: the functions of `AttributedStrings.c`
@_cdecl("portico_raise_range")
package func portico_raise_range(_ reason: UnsafePointer<CChar>) {
    FatalException.range.raise(String(cString: reason))
}
