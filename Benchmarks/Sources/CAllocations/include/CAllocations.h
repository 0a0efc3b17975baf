/// How many blocks of memory the process has asked for so far, on all threads. Counted by this program's own malloc in front of glibc's.
unsigned long allocation_count(void);
