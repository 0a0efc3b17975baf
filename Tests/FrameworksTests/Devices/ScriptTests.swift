import XCTest

@testable import JavaScriptCore

/// Scripts in the engine of Debian: values both ways, blocks, exceptions (DEV-1240). Without the engine there is no context.
final class ScriptTests: XCTestCase {
    private func context() throws -> JSContext {
        guard let context = JSContext() else {
            XCTAssertNil(JSLibrary.shared)
            throw XCTSkip("libjavascriptcoregtk isn't installed")
        }
        return context
    }

    func testScriptsGiveValues() throws {
        let context = try context()
        XCTAssertEqual(context.evaluateScript("1 + 2").toInt32(), 3)
        XCTAssertEqual(context.evaluateScript("'a' + 'é漢😀'").toString(), "aé漢😀")
        XCTAssertEqual(context.evaluateScript("''").toString(), "")
        XCTAssertTrue(context.evaluateScript("var a = 1").isUndefined)
        XCTAssertTrue(context.evaluateScript("null").isNull)
        XCTAssertTrue(context.evaluateScript("[]").isArray)
        XCTAssertTrue(context.evaluateScript("new Date(0)").isDate)
        XCTAssertTrue(context.evaluateScript("Symbol('a')").isSymbol)
        XCTAssertEqual(context.evaluateScript("undefined").toString(), "undefined")
        XCTAssertTrue(context.evaluateScript("'no'").toDouble().isNaN)
        XCTAssertEqual(context.evaluateScript("'no'").toInt32(), 0)
        XCTAssertEqual(context.evaluateScript("4294967295").toInt32(), -1)
        XCTAssertEqual(context.evaluateScript("-1").toUInt32(), 4_294_967_295)
        XCTAssertFalse(context.evaluateScript("''").toBool())
        XCTAssertEqual(context.evaluateScript("new Date(1500)").toDate(), Date(timeIntervalSince1970: 1.5))
        XCTAssertEqual(context.objectForKeyedSubscript("a").toInt32(), 1)
        XCTAssertEqual(context.globalObject.forProperty("a").toInt32(), 1)
    }

    func testObjectsAreConvertedBothWays() throws {
        let context = try context()
        let table = context.evaluateScript(
            "({n: 1.5, s: 'x', b: true, l: [1, null, undefined], o: {k: 2}, u: undefined})"
        ).toDictionary()
        XCTAssertEqual(table?["n"] as? Double, 1.5)
        XCTAssertEqual(table?["s"] as? String, "x")
        XCTAssertEqual(table?["b"] as? Bool, true)
        XCTAssertEqual((table?["l"] as? [Any])?.count, 3)
        XCTAssertTrue((table?["l"] as? [Any])?[1] is NSNull)
        XCTAssertEqual((table?["o"] as? [String: Any])?["k"] as? Int, 2)
        XCTAssertNil(table?["u"])
        XCTAssertNil(context.evaluateScript("undefined").toObject())
        XCTAssertTrue(context.evaluateScript("null").toObject() is NSNull)
        XCTAssertNil(context.evaluateScript("null").toArray())
        context.setObject(
            ["a": [1, true, "x", NSNull(), Date(timeIntervalSince1970: 1)], "n": 2] as [String: Any],
            forKeyedSubscript: "given" as NSString)
        XCTAssertEqual(
            context.evaluateScript("JSON.stringify(given, Object.keys(given).sort().concat(['0']))").toString(),
            #"{"a":[1,true,"x",null,"1970-01-01T00:00:01.000Z"],"n":2}"#)
        let own = NSObject()
        context.setObject(own, forKeyedSubscript: "own" as NSString)
        XCTAssertTrue(context.evaluateScript("own").toObject() as AnyObject === own)
        XCTAssertEqual(context.evaluateScript("typeof own").toString(), "function")
        context.evaluateScript("var loop = {}; loop.self = loop")
        XCTAssertNotNil(context.evaluateScript("loop").toObject(), "an end is found")
    }

    func testPropertiesAndCalls() throws {
        let context = try context()
        let object = JSValue(newObjectIn: context)!
        object.setValue(3, forProperty: "n")
        object.setObject("x", forKeyedSubscript: "s")
        XCTAssertTrue(object.hasProperty("n"))
        XCTAssertTrue(object.deleteProperty("n"))
        XCTAssertFalse(object.hasProperty("n"))
        XCTAssertTrue(object.forProperty("n").isUndefined)
        let list = JSValue(newArrayIn: context)!
        list.setValue("a", at: 0)
        list.setValue(2, at: 2)
        XCTAssertEqual(list.forProperty("length").toInt32(), 3)
        XCTAssertEqual(list.objectAtIndexedSubscript(0).toString(), "a")
        XCTAssertTrue(list.atIndex(1).isUndefined)
        context.evaluateScript(
            "function add(a, b) { return a + b }; function P(n) { this.n = n }; P.prototype.twice = function () { return this.n * 2 }"
        )
        let add = context.objectForKeyedSubscript("add")!
        XCTAssertEqual(add.call(withArguments: [1, 2]).toInt32(), 3)
        XCTAssertEqual(add.call(withArguments: ["a", "b"]).toString(), "ab")
        let made = context.objectForKeyedSubscript("P").construct(withArguments: [21])!
        XCTAssertEqual(made.invokeMethod("twice", withArguments: []).toInt32(), 42)
        XCTAssertTrue(made.isInstance(of: context.objectForKeyedSubscript("P")))
        XCTAssertFalse(list.isInstance(of: context.objectForKeyedSubscript("P")))
        XCTAssertTrue(context.evaluateScript("1").isEqual(to: 1))
        XCTAssertFalse(context.evaluateScript("'1'").isEqual(to: 1))
        XCTAssertTrue(context.evaluateScript("'1'").isEqualWithTypeCoercion(to: 1))
    }

    func testBlocksAreCalled() throws {
        let context = try context()
        var log: [String] = []
        let write: (String) -> Void = { log.append($0) }
        context.setObject(write, forKeyedSubscript: "log" as NSString)
        context.setObject({ (a: Int, b: Double) -> Double in Double(a) * b }, forKeyedSubscript: "times" as NSString)
        let list: ([Any]) -> Int = { $0.count }
        context.setObject(unsafeBitCast(list, to: AnyObject.self), forKeyedSubscript: "count" as NSString)
        context.setObject(
            { (value: JSValue) -> JSValue? in value.isUndefined ? nil : value.forProperty("k") },
            forKeyedSubscript: "k" as NSString)
        XCTAssertTrue(context.evaluateScript("log('a'); log(2); log()").isUndefined)
        XCTAssertEqual(log, ["a", "2", "undefined"])
        XCTAssertEqual(context.evaluateScript("times(3.9, 1.5)").toDouble(), 4.5)
        XCTAssertEqual(context.evaluateScript("count([1, 2, 3])").toInt32(), 3)
        XCTAssertEqual(context.evaluateScript("k({k: 'x'})").toString(), "x")
        XCTAssertTrue(context.evaluateScript("k()").isUndefined)
        XCTAssertEqual(context.evaluateScript("typeof log").toString(), "function")
        var seen: [Int] = []
        context.setObject(
            { () -> Void in
                seen.append(JSContext.currentArguments().count)
                XCTAssertTrue(JSContext.current() === context)
            }, forKeyedSubscript: "any" as NSString)
        context.evaluateScript("any(1, 2, 3)")
        XCTAssertEqual(seen, [3])
        XCTAssertNil(JSContext.current())
        XCTAssertEqual(
            context.evaluateScript("[3, 1, 2].map(function (x) { return times(x, 2) }).join()").toString(), "6,2,4")
    }

    func testExceptionsAreHeard() throws {
        let context = try context()
        XCTAssertTrue(context.evaluateScript("throw new Error('bad')").isUndefined)
        XCTAssertEqual(context.exception.forProperty("message").toString(), "bad")
        var heard: [String] = []
        context.exception = nil
        context.exceptionHandler = { heard.append($1!.toString()) }
        context.evaluateScript("}", withSourceURL: URL(string: "file:///a.js"))
        XCTAssertEqual(heard.count, 1)
        XCTAssertTrue(heard[0].hasPrefix("SyntaxError"), heard[0])
        XCTAssertNil(context.exception, "the app's own handler keeps nothing")
        heard = []
        context.evaluateScript("nothing()")
        XCTAssertEqual(heard, ["ReferenceError: Can't find variable: nothing"])
        heard = []
        XCTAssertTrue(context.evaluateScript("1").call(withArguments: []).isUndefined)
        XCTAssertTrue(context.evaluateScript("undefined").forProperty("a").isUndefined)
        XCTAssertEqual(heard.count, 1, "no property of undefined: \(heard)")
        context.setObject(
            { () -> Void in
                JSContext.current().exception = JSValue(newErrorFromMessage: "mine", in: JSContext.current())
            }, forKeyedSubscript: "fail" as NSString)
        XCTAssertEqual(context.evaluateScript("try { fail() } catch (e) { e.message }").toString(), "mine")
    }

    func testWhatScriptsHoldIsLetGo() throws {
        final class Held: NSObject {}
        weak var gone: Held?
        do {
            let context = try context()
            let held = Held()
            gone = held
            context.setObject(held, forKeyedSubscript: "held" as NSString)
            XCTAssertNotNil(context.evaluateScript("held").toObject())
        }
        XCTAssertNil(gone, "the context has ended, and its objects with it")
    }
}
