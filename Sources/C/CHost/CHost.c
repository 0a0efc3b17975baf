#define _GNU_SOURCE
#include "CHost.h"
#include <errno.h>
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
#include <unistd.h>

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

int portico_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

void portico_die_with_parent(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const char *shell = getenv("PORTICO_SHELL");
    // The shell may have died before the line above.
    if (shell && getppid() != atoi(shell)) _exit(1);
}

// Before `main`, so that an app that never gets to its own first line still ends with its shell.
__attribute__((constructor)) static void portico_bind_to_shell(void) {
    if (getenv("PORTICO_CHANNEL")) portico_die_with_parent();
}
