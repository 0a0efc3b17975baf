import Foundation

struct Note: Codable, Equatable {
    var id: String
    var title: String
    var isDone = false
}
