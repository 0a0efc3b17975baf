import Foundation

/// A script's value as the app's, and back. On the way it is JSON in which what JSON lacks is marked: objects are `{"o": {…}}`,
/// `undefined` is `{"u": 0}`, a date `{"d": milliseconds}`, a number that isn't finite `{"n": "NaN"}`.
enum EngineValue {
    /// The depth to which arrays and objects may lie in each other.
    static let deepest = 256

    /// The same in the script's language: a function of a value that throws for what has no counterpart.
    static let encoder = """
        (function(){const S=JSON.stringify,A=Array.isArray,K=Object.keys,F=Number.isFinite,P=Object.prototype.toString;
        function e(v,n){if(n>\(deepest))throw new TypeError('too deep');
        if(v===null)return null;const t=typeof v;if(t==='undefined')return {u:0};if(t==='boolean'||t==='string')return v;
        if(t==='number')return F(v)?v:{n:String(v)};if(t==='bigint')return {n:String(v)};
        if(t==='function'||t==='symbol')throw new TypeError('no value');
        const k=P.call(v);if(k==='[object Date]'){const m=+v;return F(m)?{d:m}:null}
        if(k==='[object Number]')return e(+v,n+1);if(k==='[object String]')return String(v);if(k==='[object Boolean]')return v.valueOf();
        if(A(v)){const r=[];for(let i=0;i<v.length;i++)r.push(e(v[i],n+1));return r}
        if(typeof Node!=='undefined'&&v instanceof Node||typeof Window!=='undefined'&&v instanceof Window||v instanceof Promise)throw new TypeError('no value');
        const o={};for(const x of K(v))o[x]=e(v[x],n+1);return {o:o}}
        return function(v){return S(e(v,0))}})()
        """
    /// And its reverse: a function of a text.
    static let decoder = """
        (function(){const J=JSON.parse,A=Array.isArray,K=Object.keys;function d(v){if(v===null||typeof v!=='object')return v;
        if(A(v))return v.map(d);if('u' in v)return undefined;if('d' in v)return new Date(v.d);if('n' in v)return Number(v.n);
        const o={};for(const x of K(v.o))o[x]=d(v.o[x]);return o}return function(t){return d(J(t))}})()
        """

    enum Failure: Error { case unsupported }

    /// Nil is `undefined`.
    static func decode(_ text: String) throws -> Any? {
        let json = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
        guard let json else { throw Failure.unsupported }
        return try object(json, depth: 0)
    }

    private static func object(_ json: Any, depth: Int) throws -> Any? {
        guard depth <= deepest * 2 + 2 else { throw Failure.unsupported }
        switch json {
        case is NSNull: return NSNull()
        case let text as String: return text
        case let list as [Any]: return try list.map { try object($0, depth: depth + 1) ?? NSNull() }
        case let table as [String: Any]:
            if table["u"] != nil, table["o"] == nil { return nil }
            if let milliseconds = table["d"] as? NSNumber {
                return Date(timeIntervalSince1970: milliseconds.doubleValue / 1000)
            }
            if let text = table["n"] as? String { return NSNumber(value: number(text)) }
            guard let inside = table["o"] as? [String: Any] else { throw Failure.unsupported }
            var all: [String: Any] = [:]
            for (key, one) in inside { all[key] = try object(one, depth: depth + 1) }
            return all
        case let number as NSNumber: return number
        default: throw Failure.unsupported
        }
    }

    private static func number(_ text: String) -> Double {
        switch text {
        case "Infinity": .infinity
        case "-Infinity": -.infinity
        default: Double(text) ?? .nan
        }
    }

    /// Throws for what no script has a value for.
    static func encode(_ value: Any?) throws -> String {
        let json = try marked(value, depth: 0)
        let data = try JSONSerialization.data(
            withJSONObject: json, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    private static func marked(_ value: Any?, depth: Int) throws -> Any {
        guard depth <= deepest else { throw Failure.unsupported }
        guard let value else { return ["u": 0] }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return try marked(mirror.children.first?.value, depth: depth + 1) }
        // First: a number object of 1 would be a truth value, too.
        if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            return String(cString: number.objCType) == "c" ? number.boolValue : finite(number.doubleValue)
        }
        switch value {
        case is NSNull: return NSNull()
        case let text as String: return text
        case let text as NSString: return "\(text)"
        case let date as Date: return ["d": date.timeIntervalSince1970 * 1000]
        case let isOn as Bool: return isOn
        case let number as any BinaryInteger: return finite(Double(number))
        case let number as Double: return finite(number)
        case let number as Float: return finite(Double(number))
        case let number as CGFloat: return finite(Double(number))
        default: break
        }
        if let list = value as? [Any] { return try list.map { try marked($0, depth: depth + 1) } }
        if let list = value as? NSArray { return try list.map { try marked($0, depth: depth + 1) } }
        if let table = value as? [String: Any] {
            return ["o": try table.mapValues { try marked($0, depth: depth + 1) }]
        }
        throw Failure.unsupported
    }

    private static func finite(_ number: Double) -> Any {
        if number.isFinite {
            // JSON has no kinds of numbers, but writes a whole one shorter.
            return number.rounded() == number && abs(number) < 9e15 ? Int(number) as Any : number as Any
        }
        return ["n": number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity"]
    }
}
