import UIKit

struct TodayProduct {
    var name: String
    var category: String
    var symbol: String
    var color: UIColor
    var price: Int
    var sold: Int
    var change = 0
    var unread = 0
}

/// What the store sells today.
struct TodayCatalog {
    private var products: [TodayProduct] = [
        TodayProduct(
            name: "Notebook", category: "Paper", symbol: "book", color: .systemIndigo, price: 8, sold: 410, unread: 3),
        TodayProduct(
            name: "Fountain Pen", category: "Paper", symbol: "pencil", color: .systemTeal, price: 24, sold: 395),
        TodayProduct(
            name: "Desk Lamp", category: "Home", symbol: "lightbulb", color: .systemOrange, price: 49, sold: 380,
            unread: 12),
        TodayProduct(name: "Camera", category: "Photo", symbol: "camera", color: .systemPink, price: 320, sold: 240),
        TodayProduct(
            name: "Headphones", category: "Sound", symbol: "headphones", color: .systemPurple, price: 129, sold: 225,
            unread: 1),
        TodayProduct(
            name: "Watering Can", category: "Garden", symbol: "leaf", color: .systemGreen, price: 17, sold: 140),
        TodayProduct(
            name: "Umbrella", category: "Outdoors", symbol: "umbrella", color: .systemBlue, price: 21, sold: 131),
        TodayProduct(name: "Bicycle Bell", category: "Outdoors", symbol: "bell", color: .systemRed, price: 9, sold: 75),
    ]
    private var turn = 0

    subscript(name: String) -> TodayProduct { products.first { $0.name == name }! }

    func names(in section: TodaySection) -> [String] {
        switch section {
        case .featured: return Array(products.map(\.name).sorted().prefix(4))
        case .new: return products.map(\.name).sorted().reversed()
        case .charts: return products.sorted { ($0.sold, $1.name) > ($1.sold, $0.name) }.map(\.name)
        }
    }

    /// Sells some of every third product; returns the names of those that changed.
    mutating func sell() -> [String] {
        turn += 1
        for index in products.indices {
            products[index].change = index % 3 == turn % 3 ? 20 + index * 5 : 0
            products[index].sold += products[index].change
        }
        return products.map(\.name)
    }
}
