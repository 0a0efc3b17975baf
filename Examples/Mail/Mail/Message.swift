import Foundation

struct Message: Hashable {
    let id: Int
    var sender: String
    var subject: String
    var preview: String
    var isRead: Bool
    var isFlagged = false
}

enum Day: String, CaseIterable {
    case today = "Today"
    case yesterday = "Yesterday"
    case earlier = "Earlier"
}

final class MessageStore {
    var days: [(day: Day, messages: [Message])]

    init() {
        let senders = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra", "Barbara Liskov"]
        let subjects = ["Notes on the engine", "Lunch?", "The compiler is ready", "A discipline", "Re: Substitution"]
        let previews = [
            "Please find the table of the numbers enclosed.",
            "Shall we meet at noon?",
            "It translates what you write into what the machine wants, and it has done so all night without a single mistake that I "
                + "could find.",
            "Simplicity is a great virtue, but it requires hard work to achieve it and education to appreciate it. And to make matters "
                + "worse: complexity sells better.",
            "See the attached proof.",
        ]
        var id = 0
        days = Day.allCases.enumerated().map { index, day in
            let messages = (0..<(3 + index * 6)).map { _ -> Message in
                defer { id += 1 }
                return Message(
                    id: id, sender: senders[id % 5], subject: subjects[id % 5], preview: previews[id % 5],
                    isRead: id % 3 != 0)
            }
            return (day, messages)
        }
    }

    var unread: Int { days.reduce(0) { $0 + $1.messages.filter { !$0.isRead }.count } }

    /// The days that have messages with `text` in them, and these.
    func messages(containing text: String, unreadOnly: Bool) -> [(day: Day, messages: [Message])] {
        days.compactMap { day in
            let messages = day.messages.filter { message in
                (!unreadOnly || !message.isRead)
                    && (text.isEmpty || message.sender.localizedCaseInsensitiveContains(text)
                        || message.subject.localizedCaseInsensitiveContains(text)
                        || message.preview.localizedCaseInsensitiveContains(text))
            }
            return messages.isEmpty ? nil : (day.day, messages)
        }
    }
}
