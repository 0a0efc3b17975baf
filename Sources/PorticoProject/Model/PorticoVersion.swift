/// The version of the tool and of the SDK that belongs to it.
package enum PorticoVersion {
    package static let text = "0.2.0"
}
