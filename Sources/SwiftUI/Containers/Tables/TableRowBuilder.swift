/// Makes rows of a table out of the statements of a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }

    public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> TupleTableRowContent<
        Value, (repeat each C)
    > {
        TupleTableRowContent(value: (repeat each content)) { value, collector in
            for one in repeat each value { collector.addContent(one) }
        }
    }

    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F>
    where T.TableRowValue == Value, F.TableRowValue == Value { _ConditionalContent(storage: .first(first)) }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F>
    where T.TableRowValue == Value, F.TableRowValue == Value { _ConditionalContent(storage: .second(second)) }
}
