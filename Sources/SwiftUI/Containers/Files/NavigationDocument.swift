import UIKit

extension View {
    /// Says which document the view's screen shows, for the menu of its title. There are no apps here to hand it on to (DEV-1368).
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
    /// Says which document the view's screen shows, for the menu of its title. There are no apps here to hand it on to (DEV-1368).
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
    /// Says which document the view's screen shows, for the menu of its title. There are no apps here to hand it on to (DEV-1368).
    nonisolated public func navigationDocument<D: Transferable, Picture, Icon>(
        _ document: D, preview: SharePreview<Picture, Icon>
    ) -> some View { self }
}
