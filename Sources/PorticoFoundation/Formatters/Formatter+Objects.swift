import Foundation
import PorticoObjC

/// A formatter of an app that reads texts. Lowered code says so of a class that overrides what Linux's `Formatter` doesn't declare.
public protocol _PorticoObjectReading: AnyObject {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// A formatter of numbers or dates that reads a part of a text. Lowered code says so of a class that overrides this.
public protocol _PorticoRangeReading: AnyObject {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws
}

// In extensions of the protocol, so that formatters of apps may declare methods of these names.
extension NSObjectProtocol where Self: Formatter {
    /// Writes the object that a text stands for; false where it stands for none, and, by default, where the formatter reads no texts.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let own = self as? any _PorticoObjectReading {
            return own.getObjectValue(obj, for: string, errorDescription: error)
        }
        return _porticoObjectValue(obj, for: string, errorDescription: error)
    }

    /// What Foundation's own formatters answer: those of numbers and dates read texts, of which an app's may have overridden a part.
    public func _porticoObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            if let own = self as? any _PorticoRangeReading {
                try own.getObjectValue(obj, for: string, range: nil)
            } else if self is NumberFormatter || self is DateFormatter {
                try _porticoObjectValue(obj, for: string, range: nil)
            } else {
                return false
            }
            return true
        } catch let failure {
            error?.pointee = NSString(string: failure.localizedDescription)
            return false
        }
    }

    /// Writes the number or date that a text stands for.
    /// - Throws: an error of formatting where it stands for none.
    public func _porticoObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let object: AnyObject? =
            (self as? NumberFormatter)?.number(from: string)
            ?? (self as? DateFormatter)?.date(from: string).map { $0 as NSDate }
        guard let object else { throw CocoaError(.formatting) }
        obj?.pointee = object
        rangep?.pointee = NSRange(location: 0, length: string.utf16.count)
    }
}

extension NSObjectProtocol where Self: NumberFormatter {
    /// Writes the number that a text stands for, and of how much of it.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let own = self as? any _PorticoRangeReading {
            return try own.getObjectValue(obj, for: string, range: rangep)
        }
        try _porticoObjectValue(obj, for: string, range: rangep)
    }
}

extension NSObjectProtocol where Self: DateFormatter {
    /// Writes the date that a text stands for, and of how much of it.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let own = self as? any _PorticoRangeReading {
            return try own.getObjectValue(obj, for: string, range: rangep)
        }
        try _porticoObjectValue(obj, for: string, range: rangep)
    }
}
