import UIKit

struct Product: Hashable {
    var name: String
    var symbol: String
    var hue: CGFloat
    var price: Int
}

struct Shelf {
    var title: String
    var products: [Product]

    static var all: [Shelf] {
        let fruit = ["Apple", "Pear", "Plum", "Cherry", "Quince", "Fig", "Peach", "Grape"]
        let tools = ["Hammer", "Wrench", "Saw", "Ruler", "Brush"]
        let books = (1...14).map { "Volume \($0)" }
        return [("Fruit", "leaf", fruit), ("Tools", "hammer", tools), ("Books", "book", books)].enumerated().map {
            row, shelf in
            Shelf(
                title: shelf.0,
                products: shelf.2.enumerated().map { index, name in
                    Product(
                        name: name, symbol: shelf.1, hue: CGFloat((row * 31 + index * 7) % 100) / 100,
                        price: 2 + (index * 37 + row * 11) % 40)
                })
        }
    }
}
