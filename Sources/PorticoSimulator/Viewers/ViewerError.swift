import NIOWebSocket

/// Why a viewer is sent away.
enum ViewerError: Error, Equatable {
    case protocolError(String)
    case badMessage(String)

    var closeCode: WebSocketErrorCode {
        switch self {
        case .protocolError: .protocolError
        case .badMessage: .policyViolation
        }
    }

    var reason: String {
        switch self {
        case .protocolError(let reason), .badMessage(let reason): reason
        }
    }
}
