import CAllocations

/// How often the calling thread has asked for memory.
func allocationCount() -> Int { Int(allocation_count()) }
