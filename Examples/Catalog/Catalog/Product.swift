import UIKit

struct Product: Hashable, Sendable {
    let id: Int
    let name: String
    let line: String
    let isNew: Bool

    var color: UIColor {
        [UIColor.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal, .systemIndigo][
            id % 7]
    }

    private static let names = [
        "Lighthouse", "Meadow", "Harbour", "Orchard", "Compass", "Lantern", "Pebble", "Willow", "Comet", "Thimble",
    ]
    private static let lines = ["Draw what you see", "Notes that stay", "Walks near you", "A game of patience"]

    static func make(_ count: Int, from first: Int) -> [Product] {
        (first..<first + count).map { id in
            let round = id / names.count
            return Product(
                id: id, name: names[id % names.count] + (round == 0 ? "" : " \(round + 1)"),
                line: lines[id % lines.count],
                isNew: id % 3 == 0)
        }
    }
}
