import Foundation
import PorticoObjC

/// A block of the app's that scripts can call: its arguments are made of theirs, by the types that it has.
final class JSBlock: NSObject {
    let run: ([JSValue], JSContext) -> Any?

    /// One that came as an object.
    init(_ object: BlockObject) {
        run = { values, context in
            let result = object.call { index, type in
                func made<T>(_ type: T.Type) -> Any {
                    JSConversion.argument(index < values.count ? values[index] : context.value(nil), as: type)
                }
                return _openExistential(type, do: made)
            }
            return result is Void ? nil : result
        }
        super.init()
    }

    init<each Argument, Result>(_ body: @escaping (repeat each Argument) -> Result) {
        run = { values, context in
            var index = 0
            func next<T>(_ type: T.Type) -> T {
                defer { index += 1 }
                return JSConversion.argument(index < values.count ? values[index] : context.value(nil), as: type)
            }
            let result = body(repeat next((each Argument).self))
            return result is Void ? nil : result
        }
        super.init()
    }
}

/// Takes a block for an object, as code does that hands one to a context. Those with parameters are PorticoObjC's.
public func unsafeBitCast<R>(_ x: @escaping () -> R, to type: (any AnyObject).Type) -> AnyObject { JSBlock(x) }

/// What of the app's a script holds, by the engine's pointer to it.
final class JSHeld: NSObject {
    let object: Any
    weak var context: JSContext?
    init(_ object: Any, _ context: JSContext) {
        (self.object, self.context) = (object, context)
        super.init()
    }

    /// The engine's class of such objects: they can be called, and let go of what they hold.
    nonisolated(unsafe) static let engineClass: OpaquePointer? = {
        let words = 16
        let definition = UnsafeMutableRawPointer.allocate(byteCount: words * 8, alignment: 8)
        defer { definition.deallocate() }
        definition.initializeMemory(as: UInt8.self, repeating: 0, count: words * 8)
        let finalize: @convention(c) (OpaquePointer?) -> Void = { object in
            guard let object, let held = JSLibrary.shared?.getPrivate(object) else { return }
            Unmanaged<JSHeld>.fromOpaque(held).release()
        }
        let call: JSLibrary.Callback = { reference, function, this, count, arguments, exception in
            guard let function, let pointer = JSLibrary.shared?.getPrivate(function) else { return nil }
            let held = Unmanaged<JSHeld>.fromOpaque(pointer).takeUnretainedValue()
            guard let context = held.context else { return nil }
            guard let block = held.object as? JSBlock else {
                exception?.pointee = JSValue(newErrorFromMessage: "it is not a function", in: context)?.reference
                return context.library.makeUndefined(context.reference)
            }
            let values = (0..<count).map { context.value(arguments?[$0]) }
            let before = context.exception
            context.exception = nil
            defer { context.exception = before }
            let result = JSContext.during(context, context.value(this), values) { block.run(values, context) }
            // What the block has put into the context's exception is thrown on in the script.
            if let thrown = context.exception {
                exception?.pointee = thrown.reference
                return context.library.makeUndefined(context.reference)
            }
            return JSConversion.reference(result, context)
        }
        // The offsets of JSClassDefinition: two numbers, then addresses.
        definition.storeBytes(of: Swift.unsafeBitCast(finalize, to: UInt.self), toByteOffset: 8 + 5 * 8, as: UInt.self)
        definition.storeBytes(of: Swift.unsafeBitCast(call, to: UInt.self), toByteOffset: 8 + 11 * 8, as: UInt.self)
        return JSLibrary.shared?.createClass(definition)
    }()
}
