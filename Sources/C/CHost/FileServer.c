#define _GNU_SOURCE
#include "CHost.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

// Landlock says nothing about who changes a file's mode, owner, dates and extended attributes, and a filter of system calls sees no paths.
// So the kernel asks here, holding the caller meanwhile: the file is looked up as the caller would find it, opened without any right, and
// changed only if the kernel says that what was opened lies in a folder of the caller's. The change is made on what was opened, whatever
// the path leads to by then.

#ifdef SECCOMP_IOCTL_NOTIF_RECV

struct server {
    int listener, stop;
    /// Lines of paths.
    char *folders;
};

/// Copied once: what the caller writes there meanwhile changes nothing.
static ssize_t copy(pid_t process, uint64_t address, void *to, size_t count) {
    struct iovec here = {to, count}, there = {(void *)(uintptr_t)address, count};
    return process_vm_readv(process, &here, 1, &there, 1, 0);
}

/// Page by page: a text may end right in front of memory that isn't there.
static int copy_text(pid_t process, uint64_t address, char *to, size_t size) {
    size_t done = 0;
    while (done < size) {
        size_t part = 4096 - (address + done) % 4096;
        if (part > size - done) part = size - done;
        ssize_t count = copy(process, address + done, to + done, part);
        if (count <= 0) return EFAULT;
        if (memchr(to + done, 0, (size_t)count)) return 0;
        done += (size_t)count;
    }
    return ENAMETOOLONG;
}

/// What a number or the working directory of the caller stands for.
static int open_base(pid_t process, int number) {
    char path[64];
    if (number == AT_FDCWD) snprintf(path, sizeof path, "/proc/%d/cwd", process);
    else snprintf(path, sizeof path, "/proc/%d/fd/%d", process, number);
    int base = open(path, O_PATH | O_CLOEXEC);
    if (base < 0 && errno == ENOENT && number != AT_FDCWD) errno = EBADF;
    return base;
}

static int open_target(pid_t process, int number, const char *path, int follows) {
    if (!path) return open_base(process, number);
    int flags = O_PATH | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW);
    // Its own, not this process's.
    static const char *const own[] = {"/proc/self/", "/proc/thread-self/"};
    for (int i = 0; i < 2; i++)
        if (strncmp(path, own[i], strlen(own[i])) == 0) {
            char named[PATH_MAX + 64];
            snprintf(named, sizeof named, "/proc/%d/%s", process, path + strlen(own[i]));
            return open(named, flags);
        }
    if (path[0] == '/') return open(path, flags);
    int base = open_base(process, number);
    if (base < 0) return -1;
    int target = openat(base, path, flags);
    int error = errno;
    close(base);
    errno = error;
    return target;
}

/// Whether it lies in one of the folders, or in no file system at all.
static int is_own(const struct server *server, int target) {
    char link[64], place[PATH_MAX + 1];
    snprintf(link, sizeof link, "/proc/self/fd/%d", target);
    ssize_t count = readlink(link, place, PATH_MAX);
    if (count <= 0 || count == PATH_MAX) return 0;
    place[count] = 0;
    static const char *const nameless[] = {"pipe:[", "socket:[", "anon_inode:", "/memfd:"};
    struct stat status;
    for (int i = 0; i < 4; i++)
        if (strncmp(place, nameless[i], strlen(nameless[i])) == 0)
            return i < 3 || (fstat(target, &status) == 0 && status.st_nlink == 0);
    for (const char *folder = server->folders; *folder;) {
        size_t length = strcspn(folder, "\n");
        if (length > 1 && strncmp(place, folder, length) == 0 && (place[length] == '/' || place[length] == 0)) return 1;
        folder += length + (folder[length] == '\n');
    }
    return 0;
}

/// A call, taken apart: on what, and what is to be done.
struct change {
    enum { MODE, OWNER, DATES, SET_ATTRIBUTE, REMOVE_ATTRIBUTE } kind;
    int number;
    /// 0: the descriptor itself.
    uint64_t path;
    int follows, takes_empty;
    mode_t mode;
    uid_t user;
    gid_t group;
    int has_dates;
    struct timespec dates[2];
    uint64_t name, value, size;
    int flags;
};

static int read_dates(pid_t process, uint64_t address, int kind, struct change *change) {
    if (address == 0) return 0;
    change->has_dates = 1;
    if (kind == 0) return copy(process, address, change->dates, sizeof change->dates) == sizeof change->dates ? 0 : EFAULT;
    if (kind == 1) {
        struct timeval times[2];
        if (copy(process, address, times, sizeof times) != sizeof times) return EFAULT;
        for (int i = 0; i < 2; i++) {
            if (times[i].tv_usec < 0 || times[i].tv_usec > 999999) return EINVAL;
            change->dates[i] = (struct timespec){times[i].tv_sec, times[i].tv_usec * 1000};
        }
        return 0;
    }
    struct utimbuf times;
    if (copy(process, address, &times, sizeof times) != sizeof times) return EFAULT;
    change->dates[0] = (struct timespec){times.actime, 0};
    change->dates[1] = (struct timespec){times.modtime, 0};
    return 0;
}

static void set_attribute(struct change *change, const uint64_t *a) {
    change->kind = SET_ATTRIBUTE;
    change->name = a[1], change->value = a[2], change->size = a[3], change->flags = (int)a[4];
}

/// Of calls whose first argument is a path, from the working directory.
static void at_path(struct change *change, uint64_t path, int follows) {
    change->path = path;
    change->follows = follows;
    change->number = AT_FDCWD;
}

static int take_apart(const struct seccomp_notif *question, struct change *change) {
    const uint64_t *a = (const uint64_t *)question->data.args;
    pid_t process = (pid_t)question->pid;
    memset(change, 0, sizeof *change);
    change->number = (int)a[0];
    change->follows = 1;
    int flags = 0, error = 0;
    switch (question->data.nr) {
#ifdef SYS_chmod
    case SYS_chmod: at_path(change, a[0], 1), change->kind = MODE, change->mode = (mode_t)a[1]; break;
    case SYS_chown: at_path(change, a[0], 1), change->kind = OWNER, change->user = (uid_t)a[1], change->group = (gid_t)a[2]; break;
    case SYS_lchown: at_path(change, a[0], 0), change->kind = OWNER, change->user = (uid_t)a[1], change->group = (gid_t)a[2]; break;
    case SYS_utime: at_path(change, a[0], 1), change->kind = DATES, error = read_dates(process, a[1], 2, change); break;
    case SYS_utimes: at_path(change, a[0], 1), change->kind = DATES, error = read_dates(process, a[1], 1, change); break;
    case SYS_futimesat: change->path = a[1], change->kind = DATES, error = read_dates(process, a[2], 1, change); break;
#endif
    case SYS_fchmod: change->kind = MODE, change->mode = (mode_t)a[1]; break;
    case SYS_fchmodat: change->kind = MODE, change->path = a[1], change->mode = (mode_t)a[2]; break;
    case 452: change->kind = MODE, change->path = a[1], change->mode = (mode_t)a[2], flags = (int)a[3]; break;
    case SYS_fchown: change->kind = OWNER, change->user = (uid_t)a[1], change->group = (gid_t)a[2]; break;
    case SYS_fchownat:
        change->kind = OWNER, change->path = a[1], change->user = (uid_t)a[2], change->group = (gid_t)a[3], flags = (int)a[4];
        break;
    case SYS_utimensat:
        change->kind = DATES, change->path = a[1], flags = (int)a[3], error = read_dates(process, a[2], 0, change);
        break;
    case SYS_setxattr: at_path(change, a[0], 1), set_attribute(change, a); break;
    case SYS_lsetxattr: at_path(change, a[0], 0), set_attribute(change, a); break;
    case SYS_fsetxattr: set_attribute(change, a); break;
    case SYS_removexattr: at_path(change, a[0], 1), change->kind = REMOVE_ATTRIBUTE, change->name = a[1]; break;
    case SYS_lremovexattr: at_path(change, a[0], 0), change->kind = REMOVE_ATTRIBUTE, change->name = a[1]; break;
    case SYS_fremovexattr: change->kind = REMOVE_ATTRIBUTE, change->name = a[1]; break;
    default: return ENOSYS;
    }
    if (flags & ~(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH)) return EINVAL;
    if (flags & AT_SYMLINK_NOFOLLOW) change->follows = 0;
    change->takes_empty = (flags & AT_EMPTY_PATH) != 0;
    return error;
}

/// The number of a process that has ended may be another one's by now.
static int still_asks(const struct server *server, const struct seccomp_notif *question) {
    return ioctl(server->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &question->id) == 0;
}

static int change_attribute(
    const struct server *server, const struct seccomp_notif *question, const struct change *change, const char *link) {
    pid_t process = (pid_t)question->pid;
    char name[XATTR_NAME_MAX + 2];
    int error = copy_text(process, change->name, name, sizeof name);
    if (error) return error == ENAMETOOLONG ? ERANGE : error;
    // The system's own are not an app's, whoever runs it.
    if (strncmp(name, "user.", 5) != 0 && strncmp(name, "system.posix_acl_", 17) != 0) return EPERM;
    if (change->kind == REMOVE_ATTRIBUTE) return removexattr(link, name) == 0 ? 0 : errno;
    if (change->size > XATTR_SIZE_MAX) return E2BIG;
    void *value = malloc(change->size ? change->size : 1);
    if (!value) return ENOMEM;
    if (change->size && copy(process, change->value, value, change->size) != (ssize_t)change->size) error = EFAULT;
    if (!error && !still_asks(server, question)) error = ESRCH;
    if (!error && setxattr(link, name, value, change->size, change->flags) != 0) error = errno;
    free(value);
    return error;
}

static int make(
    const struct server *server, const struct seccomp_notif *question, const struct change *change, int target) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", target);
    switch (change->kind) {
    case MODE: return chmod(link, change->mode & 07777) == 0 ? 0 : errno;
    case OWNER: return fchownat(target, "", change->user, change->group, AT_EMPTY_PATH) == 0 ? 0 : errno;
    case DATES: return utimensat(AT_FDCWD, link, change->has_dates ? change->dates : NULL, 0) == 0 ? 0 : errno;
    default: return change_attribute(server, question, change, link);
    }
}

/// 0, or the error that the caller gets.
static int serve(const struct server *server, const struct seccomp_notif *question) {
    pid_t process = (pid_t)question->pid;
    struct change change;
    char path[PATH_MAX];
    int error = take_apart(question, &change);
    if (!error && change.path) error = copy_text(process, change.path, path, sizeof path);
    if (error) return error;
    int is_descriptor = !change.path || (change.takes_empty && !path[0]);
    int target = open_target(process, change.number, is_descriptor ? NULL : path, change.follows);
    if (target < 0) return errno;
    if (!still_asks(server, question)) error = ESRCH;
    else error = is_own(server, target) ? make(server, question, &change, target) : EPERM;
    close(target);
    return error;
}

static void *answer_questions(void *argument) {
    struct server *server = argument;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    struct seccomp_notif_sizes sizes;
    if (syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0) sizes.seccomp_notif = sizes.seccomp_notif_resp = 0;
    size_t asked = sizes.seccomp_notif > sizeof(struct seccomp_notif) ? sizes.seccomp_notif : sizeof(struct seccomp_notif);
    size_t told = sizes.seccomp_notif_resp > sizeof(struct seccomp_notif_resp) ? sizes.seccomp_notif_resp
                                                                            : sizeof(struct seccomp_notif_resp);
    struct seccomp_notif *question = malloc(asked);
    struct seccomp_notif_resp *response = malloc(told);
    struct pollfd waits[2] = {{.fd = server->listener, .events = POLLIN}, {.fd = server->stop, .events = POLLIN}};
    while (question && response) {
        if (poll(waits, 2, -1) < 0) {
            if (errno == EINTR) continue;
            break;
        }
        // All that were under the filter have ended.
        if (waits[1].revents || waits[0].revents & (POLLHUP | POLLERR | POLLNVAL)) break;
        if (!(waits[0].revents & POLLIN)) continue;
        memset(question, 0, asked);
        // Who asked may be gone.
        if (ioctl(server->listener, SECCOMP_IOCTL_NOTIF_RECV, question) != 0) continue;
        memset(response, 0, told);
        response->id = question->id;
        response->error = -serve(server, question);
        ioctl(server->listener, SECCOMP_IOCTL_NOTIF_SEND, response);
    }
    free(question);
    free(response);
    // From here on the kernel refuses what is asked.
    close(server->listener);
    server->listener = -1;
    return NULL;
}

struct handle {
    struct server server;
    pthread_t thread;
};

void *portico_start_serving(int listener, const char *folders) {
    struct handle *handle = calloc(1, sizeof *handle);
    if (handle) {
        handle->server = (struct server){listener, eventfd(0, EFD_CLOEXEC), strdup(folders)};
        if (handle->server.stop >= 0 && handle->server.folders
            && pthread_create(&handle->thread, NULL, answer_questions, &handle->server) == 0)
            return handle;
        if (handle->server.stop >= 0) close(handle->server.stop);
        free(handle->server.folders);
        free(handle);
    }
    close(listener);
    errno = EAGAIN;
    return NULL;
}

void portico_stop_serving(void *server) {
    struct handle *handle = server;
    eventfd_write(handle->server.stop, 1);
    pthread_join(handle->thread, NULL);
    close(handle->server.stop);
    free(handle->server.folders);
    free(handle);
}

#else

void *portico_start_serving(int listener, const char *folders) {
    (void)folders;
    close(listener);
    errno = ENOSYS;
    return NULL;
}
void portico_stop_serving(void *server) { (void)server; }

#endif
