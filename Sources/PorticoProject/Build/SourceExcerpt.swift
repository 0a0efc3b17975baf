/// The lines of a source that the compiler quotes below a message. It quotes the lowered text, whose lines have their original numbers:
/// the original's stand here instead, with marks and columns moved to where they belong.
struct SourceExcerpt {
    /// An original's lines, by its path.
    var lines: (String) -> [Substring]

    /// A message with its notes, each of which may quote a file of its own.
    func asWritten(_ block: [String]) -> [String] {
        var result: [String] = []
        var (head, original): (Int?, [Substring]) = (nil, [])
        var shift: ((Int) -> Int)?
        var shifts: [Int: (Int) -> Int] = [:]
        func moveHead() { if let head { result[head] = Self.headMoved(result[head], shifts) } }
        for line in block {
            if let path = CompilerMessages.path(of: line) {
                moveHead()
                (head, original) = (result.count, lines(path))
                (shift, shifts) = (nil, [:])
                result.append(line)
            } else if let quoted = Quoted(line), original.indices.contains(quoted.number - 1) {
                let written = String(original[quoted.number - 1])
                shift = quoted.code == written ? nil : Self.shift(from: quoted.code, to: written)
                shifts[quoted.number] = shift
                result.append(shift == nil ? line : quoted.gutter + written)
            } else if let shift, let moved = Self.moved(line, shift) {
                result.append(moved)
            } else {
                result.append(line)
            }
        }
        moveHead()
        return result
    }

    /// `12 |     code`, maybe in colours.
    private struct Quoted {
        var gutter: String
        var number: Int
        /// Without colours.
        var code: String

        init?(_ line: String) {
            guard let bar = line.firstIndex(of: "|"),
                let number = Int(CompilerMessages.plain(String(line[..<bar])).filter { $0 != " " }),
                let gap = line[bar...].firstIndex(of: " ")
            else { return nil }
            let code = line.index(after: gap)
            self.number = number
            gutter = String(line[..<code])
            self.code = CompilerMessages.plain(String(line[code...]))
        }
    }

    /// Where a column of the quoted line, counted from 0, lies in the original: where the same text is, or where what replaced it begins.
    static func shift(from quoted: String, to original: String) -> (Int) -> Int {
        let (old, new) = (Array(quoted), Array(original))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var columns: [Int] = []
        var next = 0
        for index in old.indices {
            if removed.contains(index) {
                columns.append(next)
            } else {
                while inserted.contains(next) { next += 1 }
                columns.append(next)
                next += 1
            }
        }
        return { columns.indices.contains($0) ? columns[$0] : $0 + new.count - old.count }
    }

    /// A line of marks below a quoted one: `   |      `- error: …`.
    private static func moved(_ line: String, _ shift: (Int) -> Int) -> String? {
        guard let bar = line.firstIndex(of: "|"),
            CompilerMessages.plain(String(line[..<bar])).allSatisfy({ $0 == " " }),
            let gap = line[bar...].firstIndex(of: " ")
        else { return nil }
        let code = line.index(after: gap)
        let marks = line[code...].drop { $0 == " " }
        let column = line.distance(from: code, to: marks.startIndex)
        return line[..<code] + String(repeating: " ", count: shift(column)) + marks
    }

    /// `/path/File.swift:12:34: error: …`.
    private static func headMoved(_ line: String, _ shifts: [Int: (Int) -> Int]) -> String {
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]), let shift = shifts[number]
        else { return line }
        return "\(parts[0]):\(number):\(shift(column - 1) + 1):\(parts[3])"
    }
}
