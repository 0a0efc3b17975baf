/// How often this process has asked for memory: malloc, calloc, realloc, memalign and their kin.
long allocation_count(void);
