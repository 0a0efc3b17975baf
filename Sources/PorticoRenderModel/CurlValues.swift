/// What a curl layer shows: its last sublayer as a page that may be rolled up, and the first, if there are two, printed on the page's
/// back. Where nothing is lifted it draws its sublayers as every layer does.
package struct CurlValues: Sendable, Equatable {
    package static let roll = LayerProperty.specific0

    /// nil: the page lies.
    package var roll: PageRoll?
    package var looks = PageLooks()

    package init() {}

    func value(of property: LayerProperty) -> AnimationValue? {
        guard property == Self.roll else { return nil }
        return .numbers(roll.map(\.numbers) ?? [])
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        if property == Self.roll, case .numbers(let numbers) = value { roll = PageRoll(numbers) }
    }
}

extension PageRoll {
    package var numbers: [Double] { [angle, position, radius] }

    package init?(_ numbers: [Double]) {
        guard numbers.count == 3 else { return nil }
        self.init(angle: numbers[0], position: numbers[1], radius: numbers[2])
    }
}

extension LayerProperties {
    /// A curl layer's own values; of any other layer the defaults.
    package var curl: CurlValues {
        get { if case .curl(let values)? = extrasBox?.value.payload { values } else { CurlValues() } }
        set { extras.payload = .curl(newValue) }
    }
}
