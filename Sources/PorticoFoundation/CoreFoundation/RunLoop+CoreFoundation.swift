import Foundation

extension RunLoop {
    /// The run loop as Core Foundation's functions take it: of the main thread, or of the thread that asks.
    public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
}
