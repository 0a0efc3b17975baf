/// Symbols that show a value by how many of their parts are drawn in full.
extension SymbolSheets {
    /// A number for each part of a row: from which step on it is drawn in full; 0: always (DEV-1255).
    static let steps: [String: [Int]] = [
        "antenna.radiowaves.left.and.right": [0, 1, 2, 1, 2],
        "cellularbars": [1, 2, 3, 4],
        "chart.bar": [1, 2, 3],
        "circle.dashed": [1, 2, 3, 4, 5, 6, 7, 8],
        "ellipsis": [1, 2, 3],
        "shareplay": [0, 0, 1, 1, 2, 2],
        "speaker.wave.1": [0, 1],
        "speaker.wave.2": [0, 1, 2],
        "speaker.wave.3": [0, 1, 2, 3],
        "wave.3.right": [1, 2, 3],
        "waveform": [1, 2, 3, 4, 5, 6],
        "wifi": [1, 2, 3, 4],
    ]
}
