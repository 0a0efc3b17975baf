#define _GNU_SOURCE
#include "CHost.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <stdio.h>

enum { MAX_DESCRIPTORS = 16 };

ssize_t portico_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count, int wait) {
    if (descriptor_count < 0 || descriptor_count > MAX_DESCRIPTORS) {
        errno = EMSGSIZE;
        return -1;
    }
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int) * MAX_DESCRIPTORS)];
    if (descriptor_count > 0) {
        size_t size = sizeof(int) * (size_t)descriptor_count;
        memset(control, 0, sizeof control);
        message.msg_control = control;
        message.msg_controllen = CMSG_SPACE(size);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(size);
        memcpy(CMSG_DATA(header), descriptors, size);
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL | (wait ? 0 : MSG_DONTWAIT));
    } while (sent < 0 && errno == EINTR);
    return sent;
}

ssize_t portico_receive(int socket, void *bytes, size_t count, int *descriptors, int *descriptor_count, int wait) {
    struct iovec part = {bytes, count};
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int) * MAX_DESCRIPTORS)];
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    int limit = *descriptor_count;
    *descriptor_count = 0;
    ssize_t received;
    do {
        received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | (wait ? 0 : MSG_DONTWAIT));
    } while (received < 0 && errno == EINTR);
    if (received < 0) return received;
    int too_many = (message.msg_flags & MSG_CTRUNC) != 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        int number = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        for (int index = 0; index < number; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + (size_t)index * sizeof(int), sizeof descriptor);
            if (*descriptor_count < limit) {
                descriptors[(*descriptor_count)++] = descriptor;
            } else {
                close(descriptor);
                too_many = 1;
            }
        }
    }
    if (too_many) {
        while (*descriptor_count > 0) close(descriptors[--*descriptor_count]);
        errno = EMSGSIZE;
        return -1;
    }
    return received;
}

int portico_shared_memory(const char *name, size_t size) {
    int descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -1;
    if (ftruncate(descriptor, (off_t)size) < 0
        || fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) < 0) {
        int error = errno;
        close(descriptor);
        errno = error;
        return -1;
    }
    return descriptor;
}

int64_t portico_shared_memory_size(int descriptor) {
    int seals = fcntl(descriptor, F_GET_SEALS);
    struct stat status;
    if (seals < 0 || !(seals & F_SEAL_SHRINK) || fstat(descriptor, &status) < 0) return -1;
    return status.st_size;
}

int portico_pidfd(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int portico_wake_descriptor(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void portico_wake(int descriptor) { eventfd_write(descriptor, 1); }

void portico_woken(int descriptor) {
    eventfd_t value;
    eventfd_read(descriptor, &value);
}

void portico_die_with_parent(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const char *shell = getenv("PORTICO_SHELL");
    // The shell may have died before the line above.
    if (shell && getppid() != atoi(shell)) _exit(1);
}

void portico_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

int portico_has_ended_child(void) {
    siginfo_t found = {0};
    return waitid(P_ALL, 0, &found, WEXITED | WNOHANG | WNOWAIT) == 0 && found.si_pid != 0;
}

// In the guardian: ends every process whose environment has `mark`, until there is none.
static void end_marked(const char *mark) {
    size_t length = strlen(mark);
    static char text[1 << 17];
    for (int round = 0; round < 20; round++) {
        DIR *processes = opendir("/proc");
        if (!processes) return;
        int found = 0;
        struct dirent *entry;
        while ((entry = readdir(processes))) {
            int process = atoi(entry->d_name);
            if (process <= 1 || process == getpid()) continue;
            char path[64];
            snprintf(path, sizeof path, "/proc/%d/environ", process);
            int descriptor = open(path, O_RDONLY | O_CLOEXEC);
            if (descriptor < 0) continue;
            ssize_t count = 0, more;
            while (count < (ssize_t)sizeof text - 1 && (more = read(descriptor, text + count, sizeof text - 1 - (size_t)count)) > 0)
                count += more;
            close(descriptor);
            text[count > 0 ? count : 0] = 0;
            for (char *part = text; part < text + count; part += strlen(part) + 1)
                if (strncmp(part, mark, length) == 0) {
                    kill(process, SIGKILL);
                    found = 1;
                    break;
                }
        }
        closedir(processes);
        if (!found) return;
    }
}

int portico_start_guardian(const char *mark) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    pid_t guardian = fork();
    if (guardian != 0) {
        close(ends[0]);
        if (guardian < 0) close(ends[1]);
        // The other end stays open for as long as this process lives, however it ends.
        return guardian < 0 ? -1 : 0;
    }
    setsid();
    char own[256];
    snprintf(own, sizeof own, "%s", mark);
    int nothing = open("/dev/null", O_RDWR);
    for (int i = 0; i < 3; i++) dup2(nothing, i);
    if (ends[0] != 3) dup2(ends[0], 3);
    close_range(4, ~0u, 0);
    prctl(PR_SET_NAME, "portico-guard");
    // What ends the others by their terminal must not end this one first.
    for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
    char byte;
    while (read(3, &byte, 1) < 0 && errno == EINTR) {}
    end_marked(own);
    _exit(0);
}

// Before `main`, so that an app that never gets to its own first line still ends with its shell.
// Where the reason of an end goes; empty without a shell.
static char reason_path[4096];

// The Swift runtime says why it ends a process here, and nowhere else.
static void keep_reason(const char *text, size_t count) {
    int file = open(reason_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return;
    while (count > 0) {
        ssize_t written = write(file, text, count);
        if (written <= 0) break;
        text += written;
        count -= (size_t)written;
    }
    close(file);
}

// In front of the C library's, as the linker finds it: a `stderr` of our own would have no descriptor.
int fputs(const char *text, FILE *file) {
    size_t count = strlen(text);
    if (file == stderr && reason_path[0] && strstr(text, "Fatal error: ")) keep_reason(text, count);
    return fwrite(text, 1, count, file) == count ? 1 : EOF;
}

int portico_interrupt_main_thread(pid_t process) { return (int)syscall(SYS_tgkill, process, process, SIGQUIT); }

// Tells a question after which the process goes on from the one before its end.
enum { LOOK = 0x6c6f6f6b };

int portico_look_at_main_thread(pid_t process) {
    siginfo_t info = {.si_signo = SIGQUIT, .si_code = SI_QUEUE};
    info.si_pid = getpid();
    info.si_uid = getuid();
    info.si_value.sival_int = LOOK;
    return (int)syscall(SYS_rt_tgsigqueueinfo, process, process, SIGQUIT, &info);
}

// A line of the kernel's about a process, from behind its name; 0 where there is none.
static int read_kernel_text(const char *path, char *text, size_t size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, size - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    return count > 0;
}

int portico_waits_for_other_thread(pid_t process) {
    char path[80], text[4096];
    // The number of the call that the main thread is in, or “running”.
    snprintf(path, sizeof path, "/proc/%d/syscall", process);
    if (!read_kernel_text(path, text, sizeof text) || text[0] < '0' || text[0] > '9') return 0;
    unsigned long arguments[4];
    int count = sscanf(text, "%*d %lx %lx %lx %lx", &arguments[0], &arguments[1], &arguments[2], &arguments[3]);
    // A wait that has an end comes back from a signal with EINTR.
    if (strtol(text, NULL, 10) != SYS_futex || count != 4 || arguments[3]) return 0;
    // One that handles the question: any other would end by it.
    snprintf(path, sizeof path, "/proc/%d/status", process);
    if (!read_kernel_text(path, text, sizeof text)) return 0;
    const char *caught = strstr(text, "SigCgt:");
    if (!caught || !(strtoull(caught + strlen("SigCgt:"), NULL, 16) & (1ull << (SIGQUIT - 1)))) return 0;
    // A thread that would go on if the machine let it is what the main thread waits for, perhaps.
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *threads = opendir(path);
    if (!threads) return 0;
    int sleeps = 1;
    for (struct dirent *entry; sleeps && (entry = readdir(threads));) {
        int thread = atoi(entry->d_name);
        if (thread <= 0) continue;
        snprintf(path, sizeof path, "/proc/%d/task/%d/stat", process, thread);
        if (!read_kernel_text(path, text, sizeof text)) continue;
        const char *name = strrchr(text, ')');
        if (name && name[1] == ' ' && (name[2] == 'R' || name[2] == 'D')) sleeps = 0;
    }
    closedir(threads);
    return sleeps;
}

static char stack_path[4096];
// A main thread that hangs is asked by the first; the second ends a program whose cast failed.
static const int kept_signals[] = {SIGQUIT, SIGABRT};
enum { KEPT_SIGNALS = sizeof kept_signals / sizeof *kept_signals };
static struct sigaction runtime_actions[KEPT_SIGNALS];

// The runtime's backtracer follows frame pointers, which a C library often has not. The unwinder knows its way back from there.
static void keep_stack(int number, siginfo_t *info, void *context) {
    const struct sigaction *next = &runtime_actions[number == kept_signals[0] ? 0 : 1];
    int error = errno;
    void *calls[64];
    int count = backtrace(calls, 64);
    int file = open(stack_path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    // The innermost is this function.
    for (int i = 1; file >= 0 && i < count; i++) {
        Dl_info image;
        // Before the address that a call returns to is the call.
        char *call = (char *)calls[i] - 1;
        if (!dladdr(call, &image) || !image.dli_fname) continue;
        dprintf(file, "%zx %s\n", (size_t)(call - (char *)image.dli_fbase), image.dli_fname);
    }
    if (file >= 0) close(file);
    errno = error;
    if (number == SIGQUIT && info->si_code == SI_QUEUE && info->si_value.sival_int == LOOK) return;
    if (next->sa_flags & SA_SIGINFO) return next->sa_sigaction(number, info, context);
    if (next->sa_handler == SIG_IGN) return;
    signal(number, SIG_DFL);
    raise(number);
}

static void keep_stacks(void) {
    const char *stack = getenv("PORTICO_STACK");
    if (!stack || strlen(stack) >= sizeof stack_path) return;
    strcpy(stack_path, stack);
    // The first call loads the unwinder, which a signal must not.
    void *call;
    backtrace(&call, 1);
    for (int i = 0; i < KEPT_SIGNALS; i++) {
        if (sigaction(kept_signals[i], NULL, &runtime_actions[i]) != 0) continue;
        struct sigaction action = {.sa_sigaction = keep_stack, .sa_mask = runtime_actions[i].sa_mask};
        // What the main thread waits for it goes on to wait for.
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
        sigaction(kept_signals[i], &action, NULL);
    }
}

__attribute__((constructor)) static void portico_bind_to_shell(void) {
    if (!getenv("PORTICO_CHANNEL")) return;
    keep_stacks();
    const char *reason = getenv("PORTICO_REASON");
    if (reason && strlen(reason) < sizeof reason_path) strcpy(reason_path, reason);
    portico_die_with_parent();
    // What an app makes is its user's alone.
    umask(077);
}

int portico_pipe(int32_t ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

// In front of the C library's, whose folder is everybody's.

static int shared_memory_path(const char *name, char *path, size_t size) {
    const char *folder = getenv("PORTICO_SHM");
    while (*name == '/') name++;
    if (!*name || strchr(name, '/') || strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
        errno = EINVAL;
        return -1;
    }
    if ((size_t)snprintf(path, size, "%s/%s", folder && *folder ? folder : "/dev/shm", name) < size) return 0;
    errno = ENAMETOOLONG;
    return -1;
}

int shm_open(const char *name, int flags, mode_t mode) {
    char path[4096];
    if (shared_memory_path(name, path, sizeof path) != 0) return -1;
    return open(path, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, mode);
}

int shm_unlink(const char *name) {
    char path[4096];
    return shared_memory_path(name, path, sizeof path) != 0 ? -1 : unlink(path);
}
