// `Widget` and its like are SwiftUI's on iOS; here they come with this framework.
@_exported import SwiftUI
