#define _GNU_SOURCE
#include "Landlock.h"
#include "CHost.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#endif

int portico_sandbox_version(void) {
    int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, RULESET_VERSION);
    return version > 0 ? version : 0;
}

static int allow(int rules, const char *path, int writes, uint64_t handled) {
    int descriptor = open(path, O_PATH | O_CLOEXEC);
    // What isn't there needs no leave; a file that a program is to make gets it for its folder.
    if (descriptor < 0) return 0;
    struct stat status;
    uint64_t read = ACCESS_EXECUTE | ACCESS_READ_FILE;
    uint64_t access = read | ACCESS_READ_DIR;
    // A device that a program makes would be as good as the machine's own, and one's own need no requests.
    if (writes) access = handled & ~(uint64_t)(ACCESS_MAKE_CHAR | ACCESS_MAKE_BLOCK | ACCESS_IOCTL_DEV);
    if (fstat(descriptor, &status) == 0 && !S_ISDIR(status.st_mode))
        access &= read | ACCESS_WRITE_FILE | ACCESS_TRUNCATE;
    struct landlock_path rule = {.allowed = access & handled, .parent = descriptor};
    int result = (int)syscall(SYS_landlock_add_rule, rules, RULE_PATH_BENEATH, &rule, 0);
    int error = errno;
    close(descriptor);
    errno = error;
    return result;
}

int portico_landlock_rules(const char *folders) {
    int version = portico_sandbox_version();
    if (version == 0) {
        errno = 0;
        return -1;
    }
    uint64_t handled = (ACCESS_MAKE_SYM << 1) - 1;
    if (version >= 2) handled |= ACCESS_REFER;
    if (version >= 3) handled |= ACCESS_TRUNCATE;
    if (version >= 5) handled |= ACCESS_IOCTL_DEV;
    // Abstract sockets and signals reach nobody outside, from version 6 on.
    struct landlock_rules wanted = {.files = handled, .scoped = version >= 6 ? 3 : 0};
    size_t size = version >= 6 ? sizeof wanted : sizeof wanted.files;
    int rules = (int)syscall(SYS_landlock_create_ruleset, &wanted, size, 0);
    if (rules < 0) return -1;
    char *copy = strdup(folders), *rest = copy, *line;
    int failed = copy == NULL;
    while (!failed && (line = strsep(&rest, "\n")))
        if (line[0]) failed = allow(rules, line + 1, line[0] == 'w', handled) != 0;
    int error = errno;
    free(copy);
    if (!failed) return rules;
    close(rules);
    errno = error ? error : EINVAL;
    return -1;
}
