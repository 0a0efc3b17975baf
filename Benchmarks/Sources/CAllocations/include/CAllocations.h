/// How often the calling thread has asked for memory: malloc, calloc, realloc, memalign and their kin.
long allocation_count(void);
/// The same of all threads together.
long allocation_count_of_all_threads(void);
