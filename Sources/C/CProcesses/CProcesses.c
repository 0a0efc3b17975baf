#define _GNU_SOURCE
#include "CProcesses.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

// A keeper's own descriptors.
enum { report_end = 3, life_end = 4, signal_end = 5 };

// How many processes a look at the machine holds: a kernel's usual bound of ids.
enum { most_processes = 32768 };

// A keeper works on what was the memory of a program with many threads: it asks for no memory of its own.
static struct {
    pid_t id, parent;
    char is_below;
} table[most_processes];

static void tell(const char *text, size_t count) {
    while (count > 0) {
        ssize_t written = write(report_end, text, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text += written;
        count -= (size_t)written;
    }
}

static void tell_number(const char *what, int number) {
    char line[64];
    tell(line, (size_t)snprintf(line, sizeof line, "%s %d\n", what, number));
}

static long long now_in_milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static ssize_t read_file(pid_t process, const char *name, char *text, size_t room) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", process, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = read(file, text, room);
    close(file);
    return count;
}

// The parent of a process that hasn't ended; -1 for any other.
static pid_t parent_of(pid_t process) {
    char text[1024];
    ssize_t count = read_file(process, "stat", text, sizeof text - 1);
    if (count <= 0) return -1;
    text[count] = 0;
    // The name before may hold any character.
    char *end = strrchr(text, ')');
    char state = 0;
    int parent = -1;
    if (end == NULL || sscanf(end + 1, " %c %d", &state, &parent) != 2 || state == 'Z' || state == 'X') return -1;
    return parent;
}

// Finds all processes below this one; -1 where the kernel doesn't show any processes.
static int find_below(void) {
    DIR *folder = opendir("/proc");
    if (folder == NULL) return -1;
    int count = 0;
    struct dirent *entry;
    while (count < most_processes && (entry = readdir(folder)) != NULL) {
        pid_t process = atoi(entry->d_name);
        if (process <= 1) continue;
        pid_t parent = parent_of(process);
        if (parent < 0) continue;
        table[count].id = process;
        table[count].parent = parent;
        table[count].is_below = 0;
        count++;
    }
    closedir(folder);
    if (count == 0) return -1;
    pid_t own = getpid();
    int below = 0;
    for (int is_growing = 1; is_growing;) {
        is_growing = 0;
        for (int i = 0; i < count; i++) {
            if (table[i].is_below) continue;
            int is_below = table[i].parent == own;
            for (int j = 0; !is_below && j < count; j++) is_below = table[j].is_below && table[j].id == table[i].parent;
            if (!is_below) continue;
            table[i].is_below = 1;
            below++;
            is_growing = 1;
        }
    }
    // Those in front, for whoever goes through them.
    for (int i = 0, next = 0; i < count; i++)
        if (table[i].is_below) table[next++] = table[i];
    return below;
}

static void name_left(int count) {
    for (int i = 0; i < count; i++) {
        char line[192];
        int head = snprintf(line, sizeof line, "left %d ", table[i].id);
        ssize_t size = read_file(table[i].id, "comm", line + head, sizeof line - (size_t)head - 1);
        // A guard of ours waits for the same end, and is about to go.
        if (size > 0 && strncmp(line + head, "portico-guard", 13) == 0) continue;
        ssize_t words = read_file(table[i].id, "cmdline", line + head, sizeof line - (size_t)head - 1);
        if (words > 0) size = words;
        if (size < 0) continue;
        for (ssize_t k = 0; k < size; k++)
            if ((unsigned char)line[head + k] < ' ') line[head + k] = ' ';
        while (size > 0 && line[head + size - 1] == ' ') size--;
        line[head + size] = '\n';
        tell(line, (size_t)(head + size + 1));
    }
}

// Whether the process that has asked for the program is still there, after at most so long a wait for a signal or for its end.
static int wait_for_news(int milliseconds) {
    struct pollfd ends[2] = {{.fd = signal_end, .events = POLLIN}, {.fd = life_end, .events = POLLIN}};
    poll(ends, 2, milliseconds);
    struct signalfd_siginfo news;
    if (ends[0].revents & POLLIN) while (read(signal_end, &news, sizeof news) > 0) {}
    return (ends[1].revents & (POLLIN | POLLHUP | POLLERR)) == 0;
}

static struct {
    pid_t id;
    int status, has_ended;
} program;

// Takes the ends of all children that have ended. Whether others are still there: without a child nothing is below this process.
static int collect(void) {
    int status;
    pid_t process;
    while ((process = waitpid(-1, &status, WNOHANG)) > 0)
        if (process == program.id && !program.has_ended) {
            program.status = status;
            program.has_ended = 1;
        }
    return process == 0;
}

// Ends everything below this process. Until nothing is left: one may be starting another.
static void end_all_below(void) {
    long long last = now_in_milliseconds() + 5000;
    while (collect() && now_in_milliseconds() < last) {
        int count = find_below();
        if (count < 0) kill(-program.id, SIGKILL);
        for (int i = 0; i < count; i++) kill(table[i].id, SIGKILL);
        wait_for_news(10);
    }
}

static void keep(int grace) {
    int is_wanted = 1, is_empty = 0;
    while (is_wanted && !program.has_ended) {
        is_empty = !collect();
        if (!program.has_ended) is_wanted = wait_for_news(-1);
    }
    if (is_wanted && !is_empty) {
        long long last = now_in_milliseconds() + grace;
        while (is_wanted && collect() && now_in_milliseconds() < last) is_wanted = wait_for_news(20);
        int left = collect() ? find_below() : 0;
        if (left > 0) name_left(left);
    }
    end_all_below();
    if (WIFSIGNALED(program.status)) tell_number("signalled", WTERMSIG(program.status));
    else tell_number("exited", WEXITSTATUS(program.status));
}

// In the program's process, until it is the program.
static void become(const char *path, char *const arguments[], char *const environment[], const char *folder, const int streams[3],
                   pid_t keeper, int failure) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(127);
    setpgid(0, 0);
    int high[3], what = 0, number = 0;
    // Above those that they become, so that none takes another's place.
    for (int i = 0; i < 3; i++) high[i] = fcntl(streams[i], F_DUPFD_CLOEXEC, 10);
    for (int i = 0; i < 3; i++)
        if (high[i] < 0 || dup2(high[i], i) < 0) number = errno;
    if (number == 0 && folder != NULL && chdir(folder) != 0) {
        what = 1;
        number = errno;
    }
    if (number == 0) {
        // Whatever libraries have opened without saying that programs don't get it.
        if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) != 0)
            for (int i = 3; i < 4096; i++) fcntl(i, F_SETFD, FD_CLOEXEC);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        execve(path, arguments, environment);
        number = errno;
    }
    int words[2] = {what, number};
    if (write(failure, words, sizeof words) < 0) _exit(126);
    _exit(127);
}

static void start(const char *path, char *const arguments[], char *const environment[], const char *folder, const int streams[3],
                  int grace, int report, int life) {
    setsid();
    prctl(PR_SET_NAME, "portico-keep");
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    struct sigaction usual = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
    int failure[2] = {-1, -1};
    pid_t keeper = getpid(), process = -1;
    int number = 0;
    if (pipe2(failure, O_CLOEXEC) == 0) process = fork();
    if (process == 0) become(path, arguments, environment, folder, streams, keeper, failure[1]);
    if (process < 0) number = errno;
    close(failure[1]);
    int words[2] = {0, 0};
    while (process > 0 && read(failure[0], words, sizeof words) < 0 && errno == EINTR) {}
    if (words[1] != 0) number = words[1];
    // Their copies first: one may lie where another is to be.
    int high[2] = {fcntl(report, F_DUPFD_CLOEXEC, 10), fcntl(life, F_DUPFD_CLOEXEC, 10)};
    dup2(high[0], report_end);
    dup2(high[1], life_end);
    if (number != 0) {
        tell_number(words[0] == 1 ? "folder" : "failed", number);
        _exit(127);
    }
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    int news = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    if (news >= 0 && news != signal_end) dup2(news, signal_end);
    fcntl(signal_end, F_SETFL, O_NONBLOCK);
    int nothing = open("/dev/null", O_RDWR);
    for (int i = 0; i < 3; i++) dup2(nothing, i);
    if (close_range(6, ~0U, 0) != 0)
        for (int i = 6; i < 4096; i++) close(i);
    program.id = process;
    keep(grace);
    _exit(0);
}

int portico_make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

pid_t portico_keep(const char *path, char *const arguments[], char *const environment[], const char *folder, const int streams[3],
                   int grace, int *report, int *life) {
    int told[2], alive[2];
    if (pipe2(told, O_CLOEXEC) != 0) return -1;
    if (pipe2(alive, O_CLOEXEC) != 0) {
        close(told[0]);
        close(told[1]);
        return -1;
    }
    // A signal that came to the new process before it is a keeper would end it, or call a handler of ours there.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t keeper = fork();
    if (keeper == 0) {
        close(told[0]);
        close(alive[1]);
        start(path, arguments, environment, folder, streams, grace, told[1], alive[0]);
    }
    int number = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(told[1]);
    close(alive[0]);
    if (keeper < 0) {
        close(told[0]);
        close(alive[1]);
        errno = number;
        return -1;
    }
    *report = told[0];
    *life = alive[1];
    return keeper;
}
