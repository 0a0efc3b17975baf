#define _GNU_SOURCE
#include "CNetworking.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

extern void portico_begin_networking(void);

/// Swift has no code that runs when a library is loaded: Foundation must know of the addresses of files before the first task asks.
__attribute__((constructor)) static void begin_networking(void) { portico_begin_networking(); }

// A method of Foundation and the one in its place. An asynchronous method's entry is that of its description.
struct method {
    const char *name;
    const void *replacement;
};

#define TASK "$s20FoundationNetworking23URLSessionWebSocketTaskC"
extern const char portico_socket_send, portico_socket_receive, portico_socket_ping, portico_socket_cancel, portico_socket_close,
    portico_socket_resume;
extern const char portico_socket_send_asyncTu, portico_socket_receive_asyncTu, portico_socket_ping_asyncTu;

static const struct method methods[] = {
    {TASK "4send_17completionHandleryAC7MessageO_ys5Error_pSgYbctF", &portico_socket_send},
    {TASK "4sendyyAC7MessageOYaKFTu", &portico_socket_send_asyncTu},
    {TASK "7receive17completionHandleryys6ResultOyAC7MessageOs5Error_pGYbc_tF", &portico_socket_receive},
    {TASK "7receiveAC7MessageOyYaKFTu", &portico_socket_receive_asyncTu},
    {TASK "8sendPing18pongReceiveHandleryys5Error_pSgYbc_tF", &portico_socket_ping},
    {TASK "8sendPingyyYaKFTu", &portico_socket_ping_asyncTu},
    // It asks libcurl whether it knows WebSocket.
    {TASK "6resumeyyF", &portico_socket_resume},
    {TASK "6cancelyyF", &portico_socket_cancel},
    {TASK "6cancel4with6reasonyAC9CloseCodeO_0A10Essentials4DataVSgtF", &portico_socket_close},
};
enum { method_count = sizeof methods / sizeof *methods };

// Methods of the class above.
typedef void (*task_method)(__attribute__((swift_context)) void *task) __attribute__((swiftcall));
static task_method cancel_task, resume_task;

void portico_cancel_task(void *task) { cancel_task(task); }
void portico_resume_task(void *task) { resume_task(task); }

static bool write_word(uintptr_t *word, uintptr_t value) {
    // Tables may lie in memory that the loader has closed after linking.
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)word & ~(size - 1)), size, PROT_READ | PROT_WRITE) != 0) return false;
    *word = value;
    return true;
}

bool portico_replace_socket_methods(uintptr_t *table, size_t count) {
    void *foundation = dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD);
    if (!foundation) return false;
    cancel_task = (task_method)dlsym(foundation, "$s20FoundationNetworking14URLSessionTaskC6cancelyyF");
    resume_task = (task_method)dlsym(foundation, "$s20FoundationNetworking14URLSessionTaskC6resumeyyF");
    uintptr_t *places[method_count];
    for (size_t at = 0; at < method_count; at++) {
        places[at] = NULL;
        uintptr_t old = (uintptr_t)dlsym(foundation, methods[at].name);
        for (size_t word = 0; old && word < count; word++)
            if (table[word] == old) places[at] = &table[word];
        if (!places[at] || !cancel_task || !resume_task) {
            dlclose(foundation);
            return false;
        }
    }
    bool is_done = true;
    for (size_t at = 0; at < method_count; at++) is_done &= write_word(places[at], (uintptr_t)methods[at].replacement);
    dlclose(foundation);
    return is_done;
}

extern void portico_note_task_start(void *task);
static task_method first_resume;

__attribute__((swiftcall)) static void begin_task(__attribute__((swift_context)) void *task) {
    portico_note_task_start(task);
    first_resume(task);
}

bool portico_watch_task_starts(uintptr_t *table, size_t count) {
    void *foundation = dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD);
    if (!foundation) return false;
    uintptr_t old = (uintptr_t)dlsym(foundation, "$s20FoundationNetworking14URLSessionTaskC6resumeyyF");
    dlclose(foundation);
    first_resume = (task_method)old;
    for (size_t word = 0; old && word < count; word++)
        if (table[word] == old) return write_word(&table[word], (uintptr_t)&begin_task);
    return false;
}

extern void *swift_allocObject(const void *type, size_t size, size_t alignment_mask);

void *portico_allocate(void *type) {
    // The size and the alignment are 32 and 16 bits of the class object's fourth word.
    uintptr_t word = ((uintptr_t *)type)[3];
    return swift_allocObject(type, word & 0xffffffff, word >> 32 & 0xffff);
}
