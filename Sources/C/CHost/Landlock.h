#ifndef LANDLOCK_H
#define LANDLOCK_H

#include <stdint.h>

// What the kernel's header says from its newest version on; those of distributions are older than their kernels.

enum {
    ACCESS_EXECUTE = 1 << 0,
    ACCESS_WRITE_FILE = 1 << 1,
    ACCESS_READ_FILE = 1 << 2,
    ACCESS_READ_DIR = 1 << 3,
    ACCESS_MAKE_CHAR = 1 << 6,
    ACCESS_MAKE_BLOCK = 1 << 11,
    ACCESS_MAKE_SYM = 1 << 12,
    ACCESS_REFER = 1 << 13,
    ACCESS_TRUNCATE = 1 << 14,
    ACCESS_IOCTL_DEV = 1 << 15,
};

enum { RULE_PATH_BENEATH = 1, RULESET_VERSION = 1 };

struct landlock_rules {
    uint64_t files, network, scoped;
};

struct landlock_path {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

/// The rules of these folders, not yet in force; -1 with errno. `-1` and errno 0: the kernel has no Landlock.
int portico_landlock_rules(const char *folders);

#endif
