import UIKit

/// A label's title and picture, for frameworks that draw them themselves, as a map's markers do.
package protocol LabelParts {
    var titlePart: Any { get }
    var iconPart: Any { get }
}

extension Label: LabelParts {
    package var titlePart: Any { title }
    package var iconPart: Any { icon }
}

extension Text {
    /// What it says in an environment.
    @MainActor package func words(in environment: EnvironmentValues) -> String {
        TextResolution(environment: environment).string(self)
    }
}

extension Image {
    /// UIKit's picture of it in an environment.
    @MainActor package func platformImage(in environment: EnvironmentValues) -> UIImage? {
        ImageResolution(environment: environment).platformImage(self)
    }
}
