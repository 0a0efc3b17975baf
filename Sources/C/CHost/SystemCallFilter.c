#define _GNU_SOURCE
#include "SystemCallFilter.h"
#include "CHost.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/fs.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE AUDIT_ARCH_AARCH64
#endif

#ifndef SECCOMP_RET_USER_NOTIF
#define SECCOMP_RET_USER_NOTIF 0x7fc00000U
#define SECCOMP_FILTER_FLAG_NEW_LISTENER (1UL << 3)
#endif

// By number where headers may not know them: these are the same on all of Linux's machines.
enum { CALL_IO_URING_SETUP = 425, CALL_FCHMODAT2 = 452, CALL_SETXATTRAT = 463, CALL_REMOVEXATTRAT = 466, CALL_FILE_SETATTR = 469 };

/// What Landlock knows nothing of. FileServer.c answers each.
static const int asked[] = {
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    SYS_fchmod, SYS_fchmodat, CALL_FCHMODAT2, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
};

/// Calls that do the same by other ways, or that reach what isn't a file: the C library goes without them.
static const int absent[] = {
    CALL_IO_URING_SETUP, CALL_SETXATTRAT, CALL_REMOVEXATTRAT, CALL_FILE_SETATTR, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_bpf,
    SYS_open_by_handle_at,
};

/// Requests to typing terminals, and to file systems about files that can only be read.
static const uint32_t requests[] = {
    TIOCSTI, 0x541C /* TIOCLINUX */, TIOCSETD, TIOCSCTTY, FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR, FS_IOC_SETVERSION,
};

static void add(struct filter_code *code, struct sock_filter step) {
    if (code->count < sizeof code->steps / sizeof *code->steps) code->steps[code->count++] = step;
}
static void load(struct filter_code *code, size_t offset) {
    add(code, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}
static void answer(struct filter_code *code, uint32_t action) {
    add(code, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}
static uint32_t refusal(int error) { return SECCOMP_RET_ERRNO | (uint32_t)error; }
static void if_equal(struct filter_code *code, uint32_t value, uint32_t action) {
    add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
    answer(code, action);
}
/// The low half of an argument; the kernel reads no more of these. Both machines have it first.
static size_t argument(int index) { return offsetof(struct seccomp_data, args) + (size_t)index * sizeof(uint64_t); }

/// What follows until `end_case` is for this call alone.
static unsigned short begin_case(struct filter_code *code, int call) {
    add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 0));
    return code->count;
}
static void end_case(struct filter_code *code, unsigned short start) {
    code->steps[start - 1].jf = (unsigned char)(code->count - start);
}

void portico_write_filter(struct filter_code *code, int asks, int has_network) {
    code->count = 0;
#ifdef NATIVE
    load(code, offsetof(struct seccomp_data, arch));
    add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE, 1, 0));
    answer(code, refusal(ENOSYS));
    load(code, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
    // The numbers of the x32 interface.
    add(code, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    answer(code, refusal(ENOSYS));
#endif
    for (size_t i = 0; asks && i < sizeof asked / sizeof *asked; i++)
        if_equal(code, (uint32_t)asked[i], SECCOMP_RET_USER_NOTIF);
    for (size_t i = 0; i < sizeof absent / sizeof *absent; i++) if_equal(code, (uint32_t)absent[i], refusal(ENOSYS));

    unsigned short start = begin_case(code, SYS_ioctl);
    load(code, argument(1));
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) if_equal(code, requests[i], refusal(EPERM));
    answer(code, SECCOMP_RET_ALLOW);
    end_case(code, start);

    // Sockets with a path reach other programs of the user's, whatever Landlock says; a connected pair reaches nobody.
    start = begin_case(code, SYS_socket);
    load(code, argument(0));
    if (has_network) {
        if_equal(code, AF_INET, SECCOMP_RET_ALLOW);
        if_equal(code, AF_INET6, SECCOMP_RET_ALLOW);
        if_equal(code, AF_NETLINK, SECCOMP_RET_ALLOW);
    }
    answer(code, refusal(EACCES));
    end_case(code, start);
    start = begin_case(code, SYS_socketpair);
    load(code, argument(1));
    add(code, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
    if_equal(code, SOCK_STREAM, SECCOMP_RET_ALLOW);
    if_equal(code, SOCK_SEQPACKET, SECCOMP_RET_ALLOW);
    answer(code, refusal(EACCES));
    end_case(code, start);
#endif
    answer(code, SECCOMP_RET_ALLOW);
}

int portico_install_filter(const struct filter_code *code, int asks) {
    struct sock_fprog program = {.len = code->count, .filter = (struct sock_filter *)code->steps};
    return (int)syscall(
        SYS_seccomp, SECCOMP_SET_MODE_FILTER, asks ? SECCOMP_FILTER_FLAG_NEW_LISTENER : 0, &program);
}

/// In a process of its own: a filter is for life.
static int holds(int asks) {
    struct filter_code code;
    portico_write_filter(&code, asks, 1);
    pid_t child = vfork();
    if (child == 0) {
        int failed = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || portico_install_filter(&code, asks) < 0;
        _exit(failed);
    }
    int status = 1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return child > 0 && status == 0;
}

/// Whether the memory of a child may be read, from which a question's path is copied: Yama or a container may say no.
static int reads_children(void) {
    static const char sample[] = "sample";
    char copied[sizeof sample];
    pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (;;) pause();
    }
    if (child < 0) return 0;
    struct iovec here = {copied, sizeof copied}, there = {(void *)sample, sizeof sample};
    int reads = process_vm_readv(child, &here, 1, &there, 1, 0) == (ssize_t)sizeof sample;
    kill(child, SIGKILL);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return reads;
}

int portico_filter_version(void) {
#ifdef NATIVE
    // Nobody can ask where somebody outside, a container's manager for instance, does already.
    static int known = -1;
    int version = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (version < 0) {
        version = holds(1) && reads_children() ? 2 : holds(0) ? 1 : 0;
        __atomic_store_n(&known, version, __ATOMIC_RELAXED);
    }
    return version;
#else
    return 0;
#endif
}
