#ifdef __APPLE__
int portable_apple(void);
#else
int portable_linux(void);
#endif
