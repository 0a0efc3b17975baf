import SolverSources

/// W2 on the bare solver: the same relations, variables and changes as the peers' programs.
enum SolverBenchmark {
    struct Box {
        var left, top, width, height: LayoutVariable

        init(_ solver: LayoutSolver) {
            left = solver.makeVariable()
            top = solver.makeVariable()
            width = solver.makeVariable()
            height = solver.makeVariable()
        }

        func values(_ solver: LayoutSolver) -> String {
            [left, top, width, height].map { short(solver.value(of: $0)) }.joined(separator: " ")
        }

        /// Reads what a layout would read.
        func sum(_ solver: LayoutSolver) -> Double {
            solver.value(of: left) + solver.value(of: top) + solver.value(of: width) + solver.value(of: height)
        }
    }

    final class Scene {
        let solver = LayoutSolver()
        let container: Box
        let width: LayoutConstraintID
        var boxes: [Box] = []
        /// What the edit changes: the two wishes for a label's width, or a view's height.
        var edited: [LayoutConstraintID] = []
        var constraintCount = 0

        init() {
            container = Box(solver)
            _ = solver.add([LayoutTerm(container.left)], constant: 0)
            _ = solver.add([LayoutTerm(container.top)], constant: 0)
            _ = solver.add([LayoutTerm(container.height)], constant: -100_000)
            width = solver.add([LayoutTerm(container.width)], constant: -390)
        }

        @discardableResult
        func add(
            _ terms: [LayoutTerm], _ constant: Double, _ relation: LayoutRelation = .equal, _ priority: Float = 1000
        ) -> LayoutConstraintID {
            constraintCount += 1
            return solver.add(terms, constant: constant, relation: relation, priority: priority)
        }

        func wish(_ length: Double, _ variable: LayoutVariable) -> [LayoutConstraintID] {
            [
                add([LayoutTerm(variable)], -length, .lessOrEqual, 251),
                add([LayoutTerm(variable)], -length, .greaterOrEqual, 750),
            ]
        }

        func addRow(_ i: Int, isEdited: Bool) {
            let (row, icon, label) = (Box(solver), Box(solver), Box(solver))
            boxes.append(row)
            boxes.append(icon)
            boxes.append(label)
            add([LayoutTerm(row.left), LayoutTerm(container.left, -1)], 0)
            add(
                [
                    LayoutTerm(row.left), LayoutTerm(row.width), LayoutTerm(container.left, -1),
                    LayoutTerm(container.width, -1),
                ], 0)
            add([LayoutTerm(row.top), LayoutTerm(container.top, -1)], -64 * Double(i))
            add([LayoutTerm(row.height)], -64)
            add([LayoutTerm(icon.left), LayoutTerm(row.left, -1)], -16)
            add(
                [
                    LayoutTerm(icon.top), LayoutTerm(icon.height, 0.5), LayoutTerm(row.top, -1),
                    LayoutTerm(row.height, -0.5),
                ], 0)
            add([LayoutTerm(icon.width)], -40)
            add([LayoutTerm(label.left), LayoutTerm(icon.left, -1), LayoutTerm(icon.width, -1)], -12)
            add(
                [
                    LayoutTerm(label.left), LayoutTerm(label.width), LayoutTerm(row.left, -1),
                    LayoutTerm(row.width, -1),
                ], 16, .lessOrEqual)
            add(
                [
                    LayoutTerm(label.top), LayoutTerm(label.height, 0.5), LayoutTerm(row.top, -1),
                    LayoutTerm(row.height, -0.5),
                ], 0)
            _ = wish(40, icon.height)
            let wishes = wish(Double(100 + (i * 37) % 300), label.width)
            if isEdited { edited = wishes }
            _ = wish(20, label.height)
        }

        func addLink(_ i: Int, isEdited: Bool) {
            let box = Box(solver)
            if let last = boxes.last {
                add([LayoutTerm(box.top), LayoutTerm(last.top, -1), LayoutTerm(last.height, -1)], -8)
            } else {
                add([LayoutTerm(box.top), LayoutTerm(container.top, -1)], 0)
            }
            add([LayoutTerm(box.left), LayoutTerm(container.left, -1)], -16)
            add(
                [
                    LayoutTerm(box.left), LayoutTerm(box.width), LayoutTerm(container.left, -1),
                    LayoutTerm(container.width, -1),
                ], 16)
            let height = add([LayoutTerm(box.height)], -44)
            if isEdited { edited = [height] }
            boxes.append(box)
        }

        func readAll() -> Double { boxes.reduce(0) { $0 + $1.sum(solver) } }
    }

    static func rows(_ count: Int) {
        let variant = "rows N=\(count)"
        measure(variant, check: "row\(count / 2)", editMetric: "change one label's intrinsic width (median of 100)") {
            let scene = Scene()
            for i in 0..<count { scene.addRow(i, isEdited: i == count / 2) }
            return (scene, (count / 2) * 3, 50)
        }
    }

    static func chain(_ count: Int) {
        let variant = "chain N=\(count)"
        measure(
            variant, check: "chain last",
            editMetric: "change middle view's height as edit variable (median of 100)"
        ) {
            let scene = Scene()
            for i in 0..<count { scene.addLink(i, isEdited: i == count / 2) }
            return (scene, count - 1, 45)
        }
    }

    private static func measure(
        _ variant: String, check: String, editMetric: String,
        _ build: () -> (scene: Scene, shown: Int, firstEdit: Double)
    ) {
        var sum = 0.0
        let start = seconds()
        let (scene, shown, firstEdit) = build()
        scene.solver.solve()
        sum += scene.readAll()
        let scratch = seconds() - start
        Report.result("W2", variant, "from scratch (build + add all + update)", scratch * 1e3, "ms")
        Report.result("W2", variant, "from scratch per constraint", scratch * 1e6 / Double(scene.constraintCount), "us")
        func say() { Report.check("\(variant) \(check) \(scene.boxes[shown].values(scene.solver))") }
        say()

        let solver = scene.solver
        var times = (0..<100).map { k in
            let before = seconds()
            solver.setConstant(-390 - Double(k), of: scene.width)
            solver.solve()
            return seconds() - before
        }
        Report.result("W2", variant, "resize container (median of 100)", median(times) * 1e6, "us")
        say()
        var allocations = 0
        times = (0..<100).map { k in
            let counted = allocationCount()
            let before = seconds()
            for id in scene.edited { solver.setConstant(-firstEdit - Double(k), of: id) }
            solver.solve()
            let time = seconds() - before
            allocations = allocationCount() - counted
            return time
        }
        Report.result("W2", variant, editMetric, median(times) * 1e6, "us")
        Report.result("W2", variant, "allocations in the last change", Double(allocations), "count")
        let counted = allocationCount()
        solver.setConstant(-400, of: scene.width)
        solver.solve()
        Report.result("W2", variant, "allocations in a resize", Double(allocationCount() - counted), "count")
        say()
        if sum.isNaN { Report.check("no numbers") }
    }
}

func short(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
