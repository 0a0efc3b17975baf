import AVFoundation
import TestSupport
import XCTest

@testable import SpriteKit

/// Maps of tiles: their places, the tiles that groups choose, and what is seen of them.
final class TileMapTests: MainTestCase, @unchecked Sendable {
    @MainActor private func texture(_ color: UIColor) -> SKTexture {
        let size = CGSize(width: 4, height: 4)
        return SKTexture(
            image: UIGraphicsImageRenderer(size: size).image {
                color.setFill()
                $0.fill(CGRect(origin: .zero, size: size))
            })
    }

    @MainActor private func group(_ color: UIColor) -> SKTileGroup {
        SKTileGroup(tileDefinition: SKTileDefinition(texture: texture(color), size: CGSize(width: 20, height: 20)))
    }

    func testPlacesOfAGrid() {
        onMain {
            let map = SKTileMapNode(
                tileSet: SKTileSet(tileGroups: [group(.red)]), columns: 4, rows: 3,
                tileSize: CGSize(width: 10, height: 20))
            XCTAssertEqual(map.tileSet.defaultTileSize, CGSize(width: 20, height: 20))
            XCTAssertEqual(map.mapSize, CGSize(width: 40, height: 60))
            XCTAssertEqual(map.frame, CGRect(x: -20, y: -30, width: 40, height: 60))
            XCTAssertEqual(map.centerOfTile(atColumn: 0, row: 0), CGPoint(x: -15, y: -20))
            XCTAssertEqual(map.centerOfTile(atColumn: 3, row: 2), CGPoint(x: 15, y: 20))
            XCTAssertEqual(map.tileColumnIndex(fromPosition: CGPoint(x: -11, y: 0)), 0)
            XCTAssertEqual(map.tileColumnIndex(fromPosition: CGPoint(x: 19, y: 0)), 3)
            XCTAssertEqual(map.tileRowIndex(fromPosition: CGPoint(x: 0, y: 29)), 2)
            XCTAssertFalse((0..<4).contains(map.tileColumnIndex(fromPosition: CGPoint(x: 21, y: 0))))
            map.anchorPoint = .zero
            XCTAssertEqual(map.centerOfTile(atColumn: 0, row: 0), CGPoint(x: 5, y: 10))
        }
    }

    func testAPointBeyondAllTilesIsInNone() {
        let points: [(CGFloat, CGFloat)] = [
            (1e300, 1), (-1e300, 1e300), (1, 1e19), (-1e19, 1), (.infinity, 1), (.nan, 1),
        ]
        for type in [SKTileSetType.grid, .isometric, .hexagonalFlat, .hexagonalPointy] {
            for size in [CGSize(width: 32, height: 20), CGSize(width: 1e-300, height: 1e-300)] {
                let grid = TileGrid(type: type, columns: 5, rows: 4, tileSize: size)
                for (x, y) in points {
                    let place = grid.tilePlace(at: CGPoint(x: x, y: y))
                    XCTAssertFalse(grid.contains(place.column, place.row), "\(type) \(size) \(x) \(y)")
                }
            }
            let grid = TileGrid(type: type, columns: 5, rows: 4, tileSize: CGSize(width: 1, height: 1))
            // Far away, and still counted.
            XCTAssertGreaterThan(grid.tilePlace(at: CGPoint(x: 1e12, y: 1)).column, 1_000_000)
        }
    }

    // DEV-1466
    func testEveryPlaceIsFoundByItsMiddleAndKnowsItsNeighbours() {
        for type in [SKTileSetType.grid, .isometric, .hexagonalFlat, .hexagonalPointy] {
            let grid = TileGrid(type: type, columns: 5, rows: 4, tileSize: CGSize(width: 32, height: 20))
            let whole = CGRect(origin: .zero, size: grid.size)
            for column in 0..<5 {
                for row in 0..<4 {
                    let center = grid.center(column, row)
                    XCTAssertTrue(grid.tilePlace(at: center) == (column, row), "\(type) \(column) \(row)")
                    XCTAssertTrue(whole.contains(center), "\(type) \(column) \(row)")
                    for near in grid.neighbours(column, row) where grid.contains(near.column, near.row) {
                        XCTAssertEqual(
                            grid.neighbours(near.column, near.row)
                                .count { ($0.column, $0.row) == (column, row) }, 1, "\(type) \(near)")
                    }
                }
            }
        }
    }

    @MainActor private func ruled() -> SKTileGroup {
        func rule(_ mask: SKTileAdjacencyMask, _ name: String) -> SKTileGroupRule {
            let tile = SKTileDefinition(texture: texture(.green), size: CGSize(width: 20, height: 20))
            tile.name = name
            return SKTileGroupRule(adjacency: mask, tileDefinitions: [tile])
        }
        return SKTileGroup(rules: [
            rule(.adjacencyAll, "center"), rule(.adjacencyUpEdge, "up"), rule(.adjacencyDownEdge, "down"),
            rule(.adjacencyLeftEdge, "left"), rule(.adjacencyRightEdge, "right"),
            rule(.adjacencyUpperLeftEdge, "upper left"), rule(.adjacencyUpperRightEdge, "upper right"),
            rule(.adjacencyLowerLeftEdge, "lower left"), rule(.adjacencyLowerRightEdge, "lower right"),
            rule(.adjacencyUpperRightCorner, "inner upper right"),
        ])
    }

    func testAGroupChoosesItsTilesByTheNeighbours() {
        onMain {
            let grass = ruled()
            let map = SKTileMapNode(
                tileSet: SKTileSet(tileGroups: [grass]), columns: 3, rows: 3,
                tileSize: CGSize(width: 20, height: 20), fillWith: grass)
            func names() -> [[String?]] {
                (0..<3).reversed().map { row in
                    (0..<3).map { map.tileDefinition(atColumn: $0, row: row)?.name }
                }
            }
            XCTAssertEqual(
                names(),
                [
                    ["upper left", "up", "upper right"], ["left", "center", "right"],
                    ["lower left", "down", "lower right"],
                ])
            map.setTileGroup(nil, forColumn: 2, row: 2)
            XCTAssertNil(map.tileGroup(atColumn: 2, row: 2))
            XCTAssertEqual(names()[0], ["upper left", "upper right", nil])
            XCTAssertEqual(names()[1], ["left", "inner upper right", "upper right"])
            map.enableAutomapping = false
            map.setTileGroup(grass, forColumn: 2, row: 2)
            XCTAssertEqual(names()[0], ["upper left", "upper right", "center"])
            let tile = grass.rules[1].tileDefinitions[0]
            map.setTileGroup(grass, andTileDefinition: tile, forColumn: 0, row: 0)
            XCTAssertTrue(map.tileDefinition(atColumn: 0, row: 0) === tile)
            map.setTileGroup(grass, forColumn: 9, row: 9)
            XCTAssertNil(map.tileDefinition(atColumn: 9, row: 9))
            map.numberOfColumns = 2
            XCTAssertEqual(map.tileDefinition(atColumn: 1, row: 1)?.name, "center")
            XCTAssertNil(map.tileDefinition(atColumn: 2, row: 1))
        }
    }

    func testWeightsSayHowOftenATileIsChosen() {
        onMain {
            let often = SKTileDefinition(texture: texture(.red)), never = SKTileDefinition(texture: texture(.blue))
            (often.placementWeight, never.placementWeight) = (3, 0)
            let group = SKTileGroup(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [never, often])])
            let map = SKTileMapNode(
                tileSet: SKTileSet(tileGroups: [group]), columns: 6, rows: 6, tileSize: CGSize(width: 4, height: 4),
                fillWith: group)
            for row in 0..<6 {
                for column in 0..<6 { XCTAssertTrue(map.tileDefinition(atColumn: column, row: row) === often) }
            }
            let empty = SKTileGroup.empty()
            map.fill(with: empty)
            XCTAssertNil(map.tileDefinition(atColumn: 0, row: 0))
            XCTAssertTrue(map.tileGroup(atColumn: 0, row: 0) === empty)
        }
    }

    @MainActor private func show(_ map: SKTileMapNode) {
        let scene = SKScene(size: CGSize(width: 40, height: 40))
        scene.backgroundColor = .white
        map.position = CGPoint(x: 20, y: 20)
        scene.addChild(map)
        let controller = UIViewController()
        let view = SKView(frame: CGRect(x: 50, y: 100, width: 40, height: 40))
        controller.view.addSubview(view)
        harness.show(root: controller)
        view.presentScene(scene)
        harness.advance(by: 0.2)
    }

    func testTilesAreSeenAtTheirPlaces() {
        onMain {
            let (red, blue) = (group(.red), group(.blue))
            let map = SKTileMapNode(
                tileSet: SKTileSet(tileGroups: [red, blue]), columns: 2, rows: 2,
                tileSize: CGSize(width: 20, height: 20), tileGroupLayout: [red, blue, blue, red])
            show(map)
            let (low, high) = (CGPoint(x: 60, y: 130), CGPoint(x: 60, y: 110))
            XCTAssertEqual(harness.pixel(at: low), Pixel(r: 255, g: 0, b: 0), "the first row is the lowest")
            XCTAssertEqual(harness.pixel(at: high), Pixel(r: 0, g: 0, b: 255))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 80, y: 110)), Pixel(r: 255, g: 0, b: 0))
            map.setTileGroup(nil, forColumn: 0, row: 0)
            harness.advance(by: 0.1)
            XCTAssertEqual(harness.pixel(at: low), Pixel(r: 255, g: 255, b: 255))
            (map.color, map.colorBlendFactor) = (.black, 1)
            harness.advance(by: 0.1)
            XCTAssertEqual(harness.pixel(at: high), Pixel(r: 0, g: 0, b: 0))
            let copy = map.copy() as? SKTileMapNode
            XCTAssertEqual(copy?.mapSize, CGSize(width: 40, height: 40))
            XCTAssertTrue(copy?.tileGroup(atColumn: 1, row: 1) === red)
        }
    }

    func testPicturesOfATileFollowEachOther() {
        onMain {
            let tile = SKTileDefinition(
                textures: [texture(.red), texture(.green)], size: CGSize(width: 40, height: 40), timePerFrame: 1)
            let group = SKTileGroup(tileDefinition: tile)
            let map = SKTileMapNode(
                tileSet: SKTileSet(tileGroups: [group]), columns: 1, rows: 1, tileSize: tile.size, fillWith: group)
            show(map)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 70, y: 120)), Pixel(r: 255, g: 0, b: 0))
            harness.advance(by: 1)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 70, y: 120)), Pixel(r: 0, g: 255, b: 0))
            harness.advance(by: 1)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 70, y: 120)), Pixel(r: 255, g: 0, b: 0))
        }
    }

    // DEV-1098
    func testAFilmsNodePlaysItsPlayerAndStaysEmpty() {
        onMain {
            let player = AVPlayer()
            let node = SKVideoNode(avPlayer: player)
            node.size = CGSize(width: 30, height: 20)
            XCTAssertEqual(node.frame, CGRect(x: -15, y: -10, width: 30, height: 20))
            node.setScale(2)
            XCTAssertEqual(node.size, CGSize(width: 60, height: 40))
            node.play()
            XCTAssertEqual(player.rate, 1)
            node.pause()
            XCTAssertEqual(player.rate, 0)
            XCTAssertEqual(SKVideoNode(fileNamed: "none.mp4").size, .zero)
        }
    }
}
