import UIKit

/// Rows of a table to whose views something is done.
struct DecoratedTableRows<Base: TableRowContent>: TableRowSource {
    typealias TableRowValue = Base.TableRowValue
    typealias TableRowBody = Never
    let base: Base
    let decorate: (AnyView) -> AnyView

    func collectRows(into collector: inout TableRowCollector) { collector.addDecorated(base, by: decorate) }
}

extension TableRowContent {
    private func decorated<V: View>(_ decorate: @escaping (AnyView) -> V) -> DecoratedTableRows<Self> {
        DecoratedTableRows(base: self) { AnyView(decorate($0)) }
    }

    /// Gives the rows a menu, which opens when one is held.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return decorated { $0.contextMenu { items } }
    }

    /// Gives the rows a menu with a preview, which opens when one is held.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems(), preview = preview()
        return decorated { $0.contextMenu(menuItems: { items }, preview: { preview }) }
    }

    /// Lets people drag the rows, which stand for a value.
    @preconcurrency public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    ) -> some TableRowContent<TableRowValue> { decorated { $0.draggable(payload()) } }

    /// Lets people drag the rows, which stand for the data of a provider.
    @preconcurrency public func itemProvider(
        _ action: (@MainActor () -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        decorated { row in row.onDrag { action?() ?? NSItemProvider() } }
    }

    /// Takes values that are dropped on the rows.
    @preconcurrency public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        decorated { row in
            row.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }
}
