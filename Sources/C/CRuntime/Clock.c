// The time of day as the device has it. These functions stand in front of the system's in an app (libPortico.so is loaded first), and add
// to the machine's time of day what the device is ahead. Clocks that only run (CLOCK_MONOTONIC and its kin) are the machine's: timers,
// animations and sleeps don't notice. Who waits until a time of day is woken by the kernel, which knows the machine's: that time is
// translated back.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

#include "CRuntime.h"

// Nanoseconds.
static _Atomic int64_t ahead;

enum { second = 1000000000 };

// Later than any clock that counts from the machine's start gets, and earlier than any time that a device may be set to.
enum { least_time_of_day = 500000000 };

void portico_set_clock(double seconds) { atomic_store(&ahead, (int64_t)(seconds * second)); }

static int64_t now_ahead(void) { return atomic_load_explicit(&ahead, memory_order_relaxed); }

static struct timespec moved(struct timespec time, int64_t by) {
    time.tv_sec += by / second;
    time.tv_nsec += by % second;
    if (time.tv_nsec >= second) { time.tv_nsec -= second; time.tv_sec += 1; }
    if (time.tv_nsec < 0) { time.tv_nsec += second; time.tv_sec -= 1; }
    return time;
}

// The functions that these stand in front of. They are looked for when the library is loaded: a thread that is about to wait must not wait
// for the loader, which another one may be in. Who is earlier than that looks for himself, and finds the same.
static _Atomic(void *) systems[5];
static const char *const names[] = {
    "clock_gettime", "timerfd_settime", "pthread_cond_timedwait", "pthread_mutex_timedlock", "sem_timedwait",
};
enum { index_clock_gettime, index_timerfd_settime, index_pthread_cond_timedwait, index_pthread_mutex_timedlock, index_sem_timedwait };

static void *system_function(int index) {
    void *found = atomic_load_explicit(&systems[index], memory_order_relaxed);
    if (!found) atomic_store_explicit(&systems[index], found = dlsym(RTLD_NEXT, names[index]), memory_order_relaxed);
    return found;
}

__attribute__((constructor)) static void find_all(void) {
    for (int index = 0; index < 5; index += 1) system_function(index);
}

#define SYSTEM(name) __typeof__(&name) original = (__typeof__(&name))system_function(index_##name)

int clock_gettime(clockid_t clock, struct timespec *time) {
    SYSTEM(clock_gettime);
    int result = original(clock, time);
    int64_t by = now_ahead();
    if (by && result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) *time = moved(*time, by);
    return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec precise;
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0) return -1;
    *time = (struct timeval){precise.tv_sec, precise.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    struct timespec precise;
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0) return -1;
    if (result) *result = precise.tv_sec;
    return precise.tv_sec;
}

// What the machine's clock shows at this time of the device; times of another clock stay.
static struct timespec machines(struct timespec time) {
    int64_t by = now_ahead();
    return by && time.tv_sec >= least_time_of_day ? moved(time, -by) : time;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    SYSTEM(timerfd_settime);
    if (!value || !(flags & TFD_TIMER_ABSTIME)) return original(descriptor, flags, value, old);
    struct itimerspec translated = *value;
    translated.it_value = machines(value->it_value);
    return original(descriptor, flags, &translated, old);
}

// The thread sanitizer has its own in these places, and has to see who waits.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define IS_WATCHED 1
#endif
#endif

#ifndef IS_WATCHED
int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline
) {
    SYSTEM(pthread_cond_timedwait);
    struct timespec translated = machines(*deadline);
    return original(condition, mutex, &translated);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    SYSTEM(pthread_mutex_timedlock);
    struct timespec translated = machines(*deadline);
    return original(mutex, &translated);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    SYSTEM(sem_timedwait);
    struct timespec translated = machines(*deadline);
    return original(semaphore, &translated);
}
#endif
