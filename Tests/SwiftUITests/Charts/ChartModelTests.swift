import SwiftUI
import XCTest

@testable import Charts

/// What a chart's scales, stacks and places are, without a screen.
@MainActor final class ChartModelTests: XCTestCase {
    private struct Entry { let (name, kind, value): (String, String, Double) }
    private let entries = [
        Entry(name: "a", kind: "x", value: 3), Entry(name: "a", kind: "y", value: 4),
        Entry(name: "b", kind: "x", value: -2), Entry(name: "b", kind: "y", value: 6),
    ]
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private func model(
        _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartModel {
        var list = MarkList()
        content().collectMarks(into: &list)
        return ChartModel(list.items, settings, calendar: calendar)
    }

    private func geometry(_ model: ChartModel, isRightToLeft: Bool = false) -> PlotGeometry {
        PlotGeometry(model: model, size: CGSize(width: 100, height: 100), isRightToLeft: isRightToLeft)
    }

    private func day(_ number: Int) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: 1, day: number))!
    }

    // MARK: Domains

    func test_numbersBeginAtZeroAndEndAtARoundOne() async {
        let model = model { PointMark(x: .value("x", 3), y: .value("y", 87.0)) }
        XCTAssertEqual(model.y.low, 0)
        XCTAssertEqual(model.y.high, 100)
        XCTAssertEqual(model.x.high, 3)
    }

    func test_aDomainWithoutZeroIsRoundOnBothSides() async {
        var settings = ChartSettings()
        settings.y.domain = AutomaticScaleDomain.automatic(includesZero: false).specification
        let model = model(settings) {
            LineMark(x: .value("x", 1), y: .value("y", 103))
            LineMark(x: .value("x", 2), y: .value("y", 147))
        }
        XCTAssertEqual(model.y.low, 100)
        XCTAssertEqual(model.y.high, 150)
    }

    func test_aGivenDomainIsTakenAsItIs() async {
        var settings = ChartSettings()
        settings.y.domain = (3.0...17.0).specification
        let scale = model(settings) { PointMark(x: .value("x", 1), y: .value("y", 100.0)) }.y
        XCTAssertEqual(scale.low, 3)
        XCTAssertEqual(scale.high, 17)
        settings.y.domain = [10, 0].specification
        let reversed = model(settings) { PointMark(x: .value("x", 1), y: .value("y", 2.5)) }
        XCTAssertEqual(geometry(reversed).y(.number(2.5)), 25)
    }

    func test_categoriesHaveBandsInTheirOrder() async {
        let geometry = geometry(
            model { ForEach(entries, id: \.value) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) } })
        XCTAssertEqual(geometry.model.x.categories, [.category("a"), .category("b")])
        XCTAssertEqual(geometry.x(.category("a")), 25)
        XCTAssertEqual(geometry.x(.category("b")), 75)
        XCTAssertNil(geometry.x(.category("c")))
        XCTAssertEqual(geometry.value(at: 49, on: .horizontal), .category("a"))
        XCTAssertEqual(geometry.value(at: 51, on: .horizontal), .category("b"))
        XCTAssertNil(geometry.value(at: 101, on: .horizontal))
    }

    func test_datesRunFromTheFirstToTheLast() async {
        let geometry = geometry(
            model { ForEach([1, 3, 5], id: \.self) { LineMark(x: .value("d", self.day($0)), y: .value("v", $0)) } })
        XCTAssertEqual(geometry.x(.date(day(1))), 0)
        XCTAssertEqual(geometry.x(.date(day(3))), 50)
        XCTAssertEqual(geometry.x(.date(day(5))), 100)
        XCTAssertEqual(geometry.value(at: 25, on: .horizontal)?.value(as: Date.self), day(2))
    }

    func test_aDateWithAUnitFillsIt() async throws {
        let geometry = geometry(
            model {
                ForEach(1..<5) {
                    BarMark(
                        x: .value("d", self.day($0).addingTimeInterval(3600), unit: .day, calendar: self.calendar),
                        y: .value("v", $0))
                }
            })
        let frame = try XCTUnwrap(geometry.frame(of: geometry.model.marks[1]))
        XCTAssertEqual(frame.midX, 37.5, accuracy: 0.01)
        XCTAssertEqual(frame.width, 20, accuracy: 0.01)
    }

    func test_logarithmsLieAtEvenDistances() async {
        var settings = ChartSettings()
        settings.y.type = .log
        let geometry = geometry(
            model(settings) { ForEach([1, 10, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } })
        XCTAssertEqual(geometry.y(.number(10)) ?? 0, 50, accuracy: 0.001)
        XCTAssertNil(geometry.y(.number(0)))
    }

    func test_numbersThatAreNoneHaveNoPlace() async {
        let geometry = geometry(
            model {
                PointMark(x: .value("x", 1), y: .value("y", Double.nan))
                PointMark(x: .value("x", 1), y: .value("y", 8.0))
            })
        XCTAssertNil(geometry.point(of: geometry.model.marks[0]))
        XCTAssertEqual(geometry.model.y.high, 8)
        XCTAssertEqual(geometry.shapes().count, 1)
    }

    func test_anEmptyChartHasNoShapes() async {
        let geometry = geometry(model {})
        XCTAssertTrue(geometry.shapes().isEmpty)
        XCTAssertFalse(geometry.model.isPolar)
    }

    // MARK: Stacks

    func test_barsAreStackedAboveAndBelowZero() async {
        let model = model {
            ForEach(entries, id: \.value) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }
        }
        XCTAssertEqual(model.marks.map { $0.stack?.low }, [0, 3, -2, 0])
        XCTAssertEqual(model.marks.map { $0.stack?.high }, [3, 7, 0, 6])
        XCTAssertEqual(model.y.low, -2)
        XCTAssertEqual(model.y.high, 8)
    }

    func test_stackingMethods() async {
        func stacks(_ method: MarkStackingMethod) -> [Double?] {
            model {
                ForEach(entries.prefix(2), id: \.value) {
                    BarMark(x: .value("n", $0.name), y: .value("v", $0.value), stacking: method)
                }
            }.marks.flatMap { [$0.stack?.low, $0.stack?.high] }
        }
        XCTAssertEqual(stacks(.unstacked), [0, 3, 0, 4])
        XCTAssertEqual(stacks(.normalized), [0, 3.0 / 7, 3.0 / 7, 1])
        XCTAssertEqual(stacks(.center), [-3.5, -0.5, -0.5, 3.5])
    }

    func test_aBarOfANumberAndACategoryIsHorizontal() async throws {
        let geometry = geometry(
            model {
                BarMark(x: .value("v", 10), y: .value("n", "a"))
                BarMark(x: .value("v", 5), y: .value("n", "b"))
            })
        let frame = try XCTUnwrap(geometry.frame(of: geometry.model.marks[1]))
        XCTAssertEqual(frame.minX, 0)
        XCTAssertEqual(frame.width, 50)
        // The first name is at the top.
        XCTAssertEqual(frame.midY, 75)
        XCTAssertEqual(geometry.value(at: 75, on: .vertical), .category("b"))
    }

    func test_barsSideBySide() async throws {
        let geometry = geometry(
            model {
                ForEach(entries.prefix(2), id: \.value) { entry in
                    BarMark(x: .value("n", entry.name), y: .value("v", entry.value))
                        .position(by: .value("k", entry.kind))
                }
            })
        XCTAssertEqual(geometry.model.marks.map { $0.stack?.low }, [0, 0])
        let frames = geometry.model.marks.compactMap { geometry.frame(of: $0) }
        XCTAssertEqual(frames[0].minX, 10, accuracy: 0.01)
        XCTAssertEqual(frames[0].maxX, frames[1].minX, accuracy: 0.01)
        XCTAssertEqual(frames[1].maxX, 90, accuracy: 0.01)
    }

    func test_widthsOfBars() async {
        func width(_ dimension: MarkDimension) -> CGFloat? {
            let geometry = geometry(
                model { BarMark(x: .value("n", "a"), y: .value("v", 1), width: dimension) })
            return geometry.frame(of: geometry.model.marks[0])?.width
        }
        XCTAssertEqual(width(.fixed(7)), 7)
        XCTAssertEqual(width(7), 7)
        XCTAssertEqual(width(.ratio(0.25)), 25)
        XCTAssertEqual(width(.inset(10)), 80)
    }

    func test_rangesOfBarsAndPointsOfThePlot() async throws {
        let geometry = geometry(
            model {
                BarMark(x: .value("n", "a"), yStart: .value("l", 2), yEnd: .value("h", 8))
                RuleMark(y: .value("g", 10))
                RectangleMark(xStart: 10, xEnd: 30, yStart: 5, yEnd: nil)
            })
        XCTAssertEqual(geometry.frame(of: geometry.model.marks[0])?.minY, 20)
        XCTAssertEqual(geometry.frame(of: geometry.model.marks[0])?.maxY, 80)
        XCTAssertEqual(geometry.frame(of: geometry.model.marks[1]), CGRect(x: 0, y: 0, width: 100, height: 0))
        XCTAssertEqual(geometry.frame(of: geometry.model.marks[2]), CGRect(x: 10, y: 5, width: 20, height: 95))
    }

    func test_rightToLeftTheAxisRunsFromTheRight() async {
        let model = model { PointMark(x: .value("x", 10), y: .value("y", 5)) }
        XCTAssertEqual(geometry(model, isRightToLeft: true).x(.number(2)), 80)
        XCTAssertEqual(geometry(model, isRightToLeft: true).value(at: 80, on: .horizontal), .number(2))
    }

    // MARK: Sectors

    func test_sectorsArePartsOfTheSum() async throws {
        let model = model {
            SectorMark(angle: .value("v", 1))
            SectorMark(angle: .value("v", 3), innerRadius: .ratio(0.5))
        }
        XCTAssertTrue(model.isPolar)
        XCTAssertEqual(model.marks.map { $0.turn?.end }, [0.25, 1])
        let geometry = geometry(model)
        let quarter = SectorShape(model.marks[0], in: geometry.size).path
        XCTAssertTrue(quarter.contains(CGPoint(x: 60, y: 40)))
        XCTAssertFalse(quarter.contains(CGPoint(x: 60, y: 60)))
        XCTAssertFalse(quarter.contains(CGPoint(x: 40, y: 40)))
        let ring = SectorShape(model.marks[1], in: geometry.size).path
        XCTAssertFalse(ring.contains(CGPoint(x: 50, y: 60)))
        XCTAssertTrue(ring.contains(CGPoint(x: 50, y: 90)))
        XCTAssertEqual(geometry.angleValue(at: geometry.angle(at: CGPoint(x: 50, y: 90))), .number(2))
    }

    func test_whatLiesOverASectorIsInTheMiddleOfItsRing() async throws {
        let model = model {
            SectorMark(angle: .value("v", 1))
            SectorMark(angle: .value("v", 3), innerRadius: .ratio(0.5))
        }
        let geometry = geometry(model), mark = model.marks[1]
        let over = try XCTUnwrap(geometry.frame(of: mark, for: .overlay))
        // Down and to the left, three quarters of the radius from the middle.
        XCTAssertEqual(over.midX, 50 - 37.5 * 0.5.squareRoot(), accuracy: 0.01)
        XCTAssertEqual(over.midY, 50 + 37.5 * 0.5.squareRoot(), accuracy: 0.01)
        XCTAssertEqual(geometry.frame(of: mark, for: .top), geometry.frame(of: mark))
    }

    func test_roundCornersStayInTheSector() async {
        let model = model {
            SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.4)).cornerRadius(6)
            SectorMark(angle: .value("v", 3))
        }
        let path = SectorShape(model.marks[0], in: CGSize(width: 100, height: 100)).path
        XCTAssertFalse(path.contains(CGPoint(x: 50.5, y: 1)))
        XCTAssertTrue(path.contains(CGPoint(x: 66, y: 34)))
        XCTAssertLessThanOrEqual(path.boundingRect.maxX, 100.01)
        XCTAssertGreaterThanOrEqual(path.boundingRect.minX, 49.99)
    }

    /// A blur is kept, and moves nothing (DEV-1209).
    func test_aBlurredMarkLiesWhereItLay() async {
        let model = model { PointMark(x: .value("x", 1), y: .value("y", 1)).blur(radius: 4) }
        XCTAssertEqual(model.marks[0].item.blurRadius, 4)
        XCTAssertEqual(
            geometry(model).shapes().map(\.path.boundingRect), [CGRect(x: 96.5, y: -3.5, width: 7, height: 7)])
    }

    // MARK: Styles

    func test_coloursComeInOrder() async throws {
        let model = model {
            ForEach(["a", "b", "c", "a"], id: \.self) {
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", $0))
            }
        }
        let scale = try XCTUnwrap(model.styles)
        XCTAssertEqual(scale.domain, [.category("a"), .category("b"), .category("c")])
        XCTAssertEqual(scale(.category("a")), AnyShapeStyle(Color.blue))
        XCTAssertEqual(scale(.category("b")), AnyShapeStyle(Color.green))
        XCTAssertEqual(scale(.category("c")), AnyShapeStyle(Color.orange))
        XCTAssertNil(scale(.category("z")))
    }

    func test_anInnerStyleGoesBeforeAnOuterOne() async {
        let model = model {
            Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(Color.red).opacity(0.5) }
                .foregroundStyle(Color.green).opacity(0.5)
        }
        XCTAssertEqual(model.marks[0].style, AnyShapeStyle(Color.red))
        XCTAssertEqual(model.marks[0].item.opacity, 0.25)
        XCTAssertNil(model.styles)
    }

    func test_linesAreToldApartByWhatStylesThem() async {
        let geometry = geometry(
            model {
                ForEach(entries, id: \.value) { entry in
                    LineMark(x: .value("n", entry.name), y: .value("v", entry.value))
                        .foregroundStyle(by: .value("k", entry.kind))
                }
            })
        XCTAssertEqual(geometry.shapes().count, 2)
        let one = self.geometry(
            model { ForEach(entries, id: \.value) { LineMark(x: .value("n", $0.name), y: .value("v", $0.value)) } })
        XCTAssertEqual(one.shapes().count, 1)
    }

    func test_marksOfAGreaterIndexLieOverOthers() async {
        let geometry = geometry(
            model {
                PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
                PointMark(x: .value("x", 2), y: .value("y", 1))
                PointMark(x: .value("x", 3), y: .value("y", 1)).zIndex(-1)
            })
        XCTAssertEqual(geometry.shapes().map { $0.mark.x.single?.low }, [.number(3), .number(2), .number(1)])
    }

    // MARK: Axes

    private func axes(_ model: ChartModel, _ settings: ChartSettings = ChartSettings()) -> [AxisModel] {
        AxisBuilder(
            model: model, settings: settings, locale: Locale(identifier: "en_US"), calendar: calendar,
            size: CGSize(width: 350, height: 250)
        ).axes()
    }

    func test_anAutomaticAxisShowsRoundNumbers() async {
        let axes = axes(model { BarMark(x: .value("n", "a"), y: .value("v", 4200)) })
        XCTAssertEqual(axes.map(\.edge), [.bottom, .trailing])
        XCTAssertEqual(axes[1].marks.map(\.standardLabel), ["0", "1,000", "2,000", "3,000", "4,000", "5,000"])
        XCTAssertEqual(axes[0].marks.map(\.standardLabel), ["a"])
    }

    func test_anAxisOfMonths() async {
        var settings = ChartSettings()
        let months = (1...4).map { calendar.date(from: DateComponents(year: 2024, month: $0))! }
        var list: [AxisSpecification] = []
        AxisMarks(values: .stride(by: .month)) { value in
            AxisGridLine()
            if value.index > 0 { AxisValueLabel(format: Date.FormatStyle(locale: Locale(identifier: "en_US")).month()) }
        }.collectAxes(into: &list)
        settings.xAxis = .content(list)
        let axes = axes(
            model(settings) {
                ForEach(months, id: \.self) {
                    BarMark(x: .value("m", $0, unit: .month, calendar: self.calendar), y: .value("v", 1))
                }
            }, settings)
        XCTAssertEqual(axes[0].marks.prefix(4).map(\.value), months.map { .date($0) })
        XCTAssertEqual(axes[0].marks.prefix(4).map(\.items.count), [1, 2, 2, 2])
        XCTAssertTrue(axes[0].isCentered)
        let first = axes[0].marks[0]
        XCTAssertEqual(first.middle(121) ?? 0, 15.5, accuracy: 0.01)
        XCTAssertEqual(axes[0].marks[3].middle(121) ?? 0, 106, accuracy: 0.01)
        XCTAssertEqual(axes[0].marks.count, 5)
        XCTAssertNil(axes[0].marks.last?.middle(121), "nothing is seen behind the axis' end")
    }

    func test_theMiddleIsThatOfThePartThatIsSeen() async {
        var settings = ChartSettings()
        let months = (1...4).map { calendar.date(from: DateComponents(year: 2024, month: $0))! }
        let end = calendar.date(from: DateComponents(year: 2024, month: 4, day: 16))!
        for values in [AxisMarkValues.stride(by: .month), .given(months)] {
            var list: [AxisSpecification] = []
            AxisMarks(values: values) { AxisValueLabel(centered: true) }.collectAxes(into: &list)
            settings.xAxis = .content(list)
            let axes = axes(
                model(settings) {
                    ForEach(months + [end], id: \.self) { LineMark(x: .value("m", $0), y: .value("v", 1)) }
                }, settings)
            // The axis has 106 days, 15 of them in April.
            XCTAssertEqual(axes[0].marks.count, 4)
            for (mark, middle) in zip(axes[0].marks, [15.5, 45.5, 75.5, 98.5] as [CGFloat]) {
                XCTAssertEqual(mark.middle(106) ?? 0, middle, accuracy: 0.01)
            }
        }
    }

    func test_hiddenAxesAndPiesHaveNone() async {
        var settings = ChartSettings()
        settings.xAxis = .hidden
        XCTAssertEqual(
            axes(model { BarMark(x: .value("n", "a"), y: .value("v", 4)) }, settings).map(\.edge), [.trailing])
        XCTAssertTrue(axes(model { SectorMark(angle: .value("v", 4)) }).isEmpty)
    }

    func test_namesStandBeforeHorizontalBars() async {
        let axes = axes(model { BarMark(x: .value("v", 4), y: .value("n", "a")) })
        XCTAssertEqual(axes.map(\.edge), [.bottom, .leading])
    }

    // MARK: Scrolling

    func test_aScrolledAxisShowsAPart() async {
        var settings = ChartSettings()
        settings.scrollableAxes = .horizontal
        settings.x.visibleLength = 2
        var model = model(settings) {
            ForEach(0..<8) { BarMark(x: .value("n", "\($0)"), y: .value("v", 1)) }
        }
        ChartScroll(x: 0.5).show(&model, settings)
        let geometry = geometry(model)
        XCTAssertEqual(geometry.x(.category("4")), 25)
        XCTAssertEqual(geometry.x(.category("5")), 75)
        XCTAssertEqual(geometry.value(at: 25, on: .horizontal), .category("4"))
        XCTAssertEqual(axes(model).first?.marks.map(\.standardLabel), ["4", "5"])
    }

    // MARK: Plottables

    private enum Pet: String, Plottable { case cat, dog }

    func test_plottablesComeBack() async {
        XCTAssertEqual(Primitive(Pet.dog), .category("dog"))
        XCTAssertEqual(Primitive.category("dog").value(as: Pet.self), .dog)
        XCTAssertNil(Primitive.category("cow").value(as: Pet.self))
        XCTAssertEqual(Primitive(Decimal(2.5)), .number(2.5))
        XCTAssertEqual(Primitive.number(2.6).value(as: Int.self), 3)
        XCTAssertNil(Primitive.number(300).value(as: UInt8.self))
        XCTAssertNil(Primitive.number(.infinity).value(as: Int.self))
        XCTAssertNil(Primitive.category("1").value(as: Int.self))
    }

    func test_bins() async {
        let bins = NumberBins(data: [1.0, 12, 25, 38], desiredCount: 4)
        XCTAssertEqual(bins.thresholds, [0, 10, 20, 30, 40])
        XCTAssertEqual(bins.index(for: 25), 2)
        XCTAssertEqual(bins.index(for: 40), 3)
        XCTAssertEqual(bins.index(for: -5), 0)
        XCTAssertEqual(bins[2].lowerBound, 20)
        XCTAssertTrue(bins[3].contains(40))
        XCTAssertFalse(bins[2].contains(30))
        XCTAssertEqual(NumberBins(size: 0.1, range: 0...0.3).thresholds, [0, 0.1, 0.2, 0.3])
        let days = DateBins(unit: .day, range: day(1)...day(3), calendar: calendar)
        XCTAssertEqual(days.thresholds, [day(1), day(2), day(3)])
    }

    func test_aMonotoneCurveStaysBetweenItsPoints() async {
        var path = Path()
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 50), CGPoint(x: 30, y: 50)]
        path.move(to: points[0])
        CurvePath(method: .monotone).add(points, to: &path)
        XCTAssertEqual(path.boundingRect.minY, 0, accuracy: 0.001)
        XCTAssertEqual(path.boundingRect.maxY, 50, accuracy: 0.001)
        XCTAssertEqual(path.currentPoint, points[3])
    }
}
