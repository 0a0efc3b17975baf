#include "CRuntime.h"
#include <stdlib.h>
#include <string.h>

// Of Core Foundation, which has no headers on Linux.
typedef const void *Object;
extern Object CFPropertyListCreateData(Object allocator, Object list, long format, unsigned long options, Object *error);
extern const unsigned char *CFDataGetBytePtr(Object data);
extern long CFDataGetLength(Object data);
extern void CFRelease(Object object);

void *portico_copy_binary_property_list(Object list, size_t *count) {
    const long binary = 200;
    Object data = CFPropertyListCreateData(NULL, list, binary, 0, NULL);
    if (!data) return NULL;
    *count = (size_t)CFDataGetLength(data);
    void *copy = malloc(*count);
    if (copy) memcpy(copy, CFDataGetBytePtr(data), *count);
    CFRelease(data);
    return copy;
}
