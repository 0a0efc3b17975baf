/// Searching in what is sorted, for all modules above: texts, lists, dictionaries.
extension RandomAccessCollection where Index == Int {
    /// The index of the first element that doesn't satisfy `isBefore`; `endIndex` where all do. The elements that satisfy it have to stand
    /// before all others: it is asked for O(log n) of them.
    @inlinable package func partitionIndex(where isBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
