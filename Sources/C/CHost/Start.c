#define _GNU_SOURCE
#include "CHost.h"
#include "Landlock.h"
#include "SystemCallFilter.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef SYS_landlock_restrict_self
#define SYS_landlock_restrict_self 446
#endif
#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

/// All that the child needs, made before it is: between `vfork` and `execve` it only makes system calls.
struct plan {
    const struct portico_launch *launch;
    pid_t parent;
    int nothing, output, error_output, channel, rules, sender;
    /// 2 asks, 1 refuses, 0 has no filter.
    int filter;
    struct filter_code code;
    // What the child leaves for its parent, whose memory it shares.
    volatile int error;
    const char *volatile stage;
};

static __attribute__((noreturn)) void fail(struct plan *plan, const char *stage) {
    plan->error = errno;
    plan->stage = stage;
    _exit(127);
}

/// A program of root's keeps what it needs for its files, and nothing that reaches the machine.
static void drop_capabilities(void) {
    const unsigned long kept = 1UL << CAP_CHOWN | 1UL << CAP_DAC_OVERRIDE | 1UL << CAP_FOWNER | 1UL << CAP_FSETID;
    for (int capability = 0; capability < 64; capability++)
        if (!(kept >> capability & 1)) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct data[2];
    if (syscall(SYS_capget, &header, data) != 0) return;
    data[0].inheritable = data[1].inheritable = 0;
    syscall(SYS_capset, &header, data);
}

static void send_listener(struct plan *plan, int listener) {
    char byte = 0;
    struct iovec part = {&byte, 1};
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    memset(control, 0, sizeof control);
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &listener, sizeof listener);
    if (sendmsg(plan->sender, &message, MSG_NOSIGNAL | MSG_DONTWAIT) != 1) fail(plan, "the filter's listener");
}

static void confine(struct plan *plan) {
    drop_capabilities();
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(plan, "no new privileges");
    if (plan->rules >= 0 && syscall(SYS_landlock_restrict_self, plan->rules, 0) != 0) fail(plan, "Landlock");
    if (plan->filter == 0) return;
    int listener = portico_install_filter(&plan->code, plan->filter == 2);
    if (listener < 0) fail(plan, "the filter of system calls");
    if (plan->filter == 2) send_listener(plan, listener);
}

/// As a fresh process has them.
static void reset_signals(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < 65; number++) sigaction(number, &standard, NULL);
}

static __attribute__((noreturn, noinline)) void become(struct plan *plan) {
    const struct portico_launch *launch = plan->launch;
    reset_signals();
    // Also a group of its own, so that what it starts is stopped and ended with it; and no terminal.
    if (setsid() < 0) fail(plan, "a session");
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != plan->parent) _exit(1);
    // What it makes is its user's alone.
    umask(077);
    if (launch->fixes_addresses) {
        int now = personality(0xffffffff);
        if (now >= 0) personality((unsigned)now | ADDR_NO_RANDOMIZE);
    }
    if (launch->folder && chdir(launch->folder) != 0) fail(plan, "its folder");
    if (dup2(plan->nothing, 0) < 0 || (plan->output >= 0 && dup2(plan->output, 1) < 0)
        || (plan->error_output >= 0 && dup2(plan->error_output, 2) < 0)
        || (plan->channel >= 0 && dup2(plan->channel, 3) < 0))
        fail(plan, "its descriptors");
    // Whatever libraries have opened without close-on-exec.
    unsigned first = plan->channel >= 0 ? 4 : 3;
    if (syscall(SYS_close_range, first, ~0U, CLOSE_RANGE_CLOEXEC) != 0) {
        struct rlimit limit = {.rlim_cur = 65536};
        getrlimit(RLIMIT_NOFILE, &limit);
        for (unsigned number = first; number < limit.rlim_cur && number < 1 << 20; number++)
            fcntl((int)number, F_SETFD, FD_CLOEXEC);
    }
    if (launch->folders) confine(plan);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(launch->program, launch->arguments, launch->environment);
    fail(plan, "the program");
}

/// Out of the way of the numbers that the child gives away.
static int moved(int descriptor) { return descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 16); }

static int receive_listener(int socket) {
    char byte;
    int listener = -1, count = 1;
    return portico_receive(socket, &byte, 1, &listener, &count, 0) == 1 && count == 1 ? listener : -1;
}

static void close_all(const int *descriptors, int count) {
    int error = errno;
    for (int i = 0; i < count; i++)
        if (descriptors[i] >= 0) close(descriptors[i]);
    errno = error;
}

pid_t portico_start(const struct portico_launch *launch, int *listener, const char **stage) {
    *listener = -1;
    *stage = "its descriptors";
    struct plan plan = {.launch = launch, .parent = getpid(), .rules = -1};
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC), rules = -1, ends[2] = {-1, -1};
    plan.nothing = moved(nothing);
    plan.output = moved(launch->output);
    plan.error_output = moved(launch->error_output);
    plan.channel = moved(launch->channel);
    pid_t process = -1;
    int failed = plan.nothing < 0 || (launch->channel >= 0 && plan.channel < 0);
    if (!failed && launch->folders) {
        rules = portico_landlock_rules(launch->folders);
        if (rules < 0 && errno != 0) {
            failed = 1;
            *stage = "Landlock";
        }
        plan.rules = moved(rules);
        plan.filter = portico_filter_version();
        portico_write_filter(&plan.code, plan.filter == 2, launch->has_network);
        if (!failed) failed = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0;
        plan.sender = moved(ends[0]);
    } else {
        plan.sender = -1;
    }
    if (!failed) {
        *stage = "a process";
        // No handler of this process's may run in the child, which shares its memory.
        sigset_t all, before;
        sigfillset(&all);
        pthread_sigmask(SIG_BLOCK, &all, &before);
        process = vfork();
        if (process == 0) become(&plan);
        int error = errno;
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        errno = error;
    }
    if (process > 0 && plan.stage) {
        while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
        *stage = plan.stage;
        errno = plan.error;
        process = -1;
    }
    if (process > 0 && plan.filter == 2) *listener = receive_listener(ends[1]);
    close_all((int[]){nothing, rules, ends[0], ends[1], plan.nothing, plan.output, plan.error_output, plan.channel, plan.rules,
                      plan.sender}, 10);
    return process;
}
