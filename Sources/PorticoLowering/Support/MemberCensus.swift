/// How many members of a type are called alike. Counted once: a type may have any number of one name.
///
/// - From: `RegistrationRule`
struct MemberCensus {
    private var named: [String: Int] = [:]
    private var alike: [String: Int] = [:]

    init(_ members: [MemberSummary]) {
        for member in members {
            let name = Self.name(member, member.fullName)
            named[name, default: 0] += 1
            alike[name + Self.types(member), default: 0] += 1
        }
    }

    /// Those that a call of the member may mean by its name and labels. A property that holds a function is called like a method.
    func overloads(of member: MemberSummary) -> Int {
        let same = named[Self.name(member, member.fullName)] ?? 0
        return member.kind == .property ? same : same + (named[Self.name(member, member.baseName)] ?? 0)
    }

    /// Those that differ in what they return, and in nothing else; the member itself is one of them.
    func twins(of member: MemberSummary) -> Int {
        alike[Self.name(member, member.fullName) + Self.types(member)] ?? 0
    }

    private static func name(_ member: MemberSummary, _ name: String) -> String {
        (member.isStatic ? "static " : "") + name
    }

    private static func types(_ member: MemberSummary) -> String { member.parameterTypes.map { "|" + $0 }.joined() }
}
