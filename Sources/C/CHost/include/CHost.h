#ifndef CHOST_H
#define CHOST_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What Swift cannot say: ancillary data, seals and kernel calls without a C library function.

/// Sends bytes, and with the first of them descriptors. The count of bytes taken; -1 with errno. No SIGPIPE.
ssize_t portico_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count, int wait);

/// Receives bytes and at most `*descriptor_count` descriptors, close-on-exec; 0 at the end, -1 with errno. Descriptors beyond
/// the limit are closed, and errno is EMSGSIZE.
ssize_t portico_receive(int socket, void *bytes, size_t count, int *descriptors, int *descriptor_count, int wait);

/// Anonymous shared memory of a fixed size: sealed, so that whoever maps it can never be hit by its shrinking.
int portico_shared_memory(const char *name, size_t size);

/// The size of shared memory that cannot shrink; -1 for any other descriptor.
int64_t portico_shared_memory_size(int descriptor);

int portico_pidfd(pid_t process);

// Makes the main thread, and no other, say where it is: the Swift runtime's backtracer answers the signal, and the process ends.
int portico_interrupt_main_thread(pid_t process);

// Makes the main thread write its calls where `PORTICO_STACK` says, and go on. Only for a process of which the next function says yes.
int portico_look_at_main_thread(pid_t process);

// Whether the main thread waits for another thread (in a futex and without an end, so that the wait goes on after the question), none of the process's threads
// would run if it could, and the process handles the question.
int portico_waits_for_other_thread(pid_t process);

/// A descriptor that `portico_wake` makes readable and `portico_woken` unreadable.
int portico_wake_descriptor(void);
void portico_wake(int descriptor);
void portico_woken(int descriptor);

/// A pipe whose ends no other program gets: to read from without waiting, and to write to. -1 where there is none.
int portico_pipe(int32_t ends[2]);

/// Whether the channel of this process was given up by its shell already; asks the kernel to end the process with it.
void portico_die_with_parent(void);

/// Descendants whose parents have ended become children of this process.
void portico_adopt_orphans(void);

/// Whether a child of this process has ended and nobody has collected it.
int portico_has_ended_child(void);

/// Starts a process that waits for the end of this one, a kill included, and then ends every process whose environment has a variable
/// that begins with `mark` (NAME=VALUE). 0; -1 with errno.
int portico_start_guardian(const char *mark);

// MARK: Confinement

/// How a program is started; see Documentation/Decisions/0015-confined-before-it-begins.md.
struct portico_launch {
    const char *program;
    char *const *arguments;
    char *const *environment;
    /// Its working directory; NULL: this process's.
    const char *folder;
    /// Where its standard output and error go; -1: where this process's go.
    int output, error_output;
    /// Becomes its descriptor 3; -1: it gets none.
    int channel;
    /// Whether its memory lies at the same addresses each time.
    int fixes_addresses;
    /// What it reaches: lines of a letter, r or w, and a path. NULL: all that its user does.
    const char *folders;
    /// Whether a confined program may open sockets to other machines.
    int has_network;
};

/// Starts it in a session of its own, without a terminal, to end with the calling thread. All that confines it holds before its first
/// instruction: the child enters it and then becomes the program. Its process id; -1 with errno, and in `*stage` what failed.
///
/// - Parameter listener: where the kernel puts what has to be asked about (`portico_start_serving`); -1 where it can't.
pid_t portico_start(const struct portico_launch *launch, int *listener, const char **stage);

/// The kernel's Landlock version; 0 without it.
int portico_sandbox_version(void);

/// Whether the kernel lets system calls be refused (1), and be asked about (2); 0: neither.
int portico_filter_version(void);

/// Answers, on a thread of its own, what confined programs ask of a listener: changes of modes, owners, dates and extended attributes
/// are made for them below `folders` (lines of paths, links resolved), and refused elsewhere. Takes the listener. NULL with errno.
void *portico_start_serving(int listener, const char *folders);
void portico_stop_serving(void *server);

/// Of GLib, which Pango brings along; without its headers, so that apps need none. Type 2 is SHA-256, and the text is `g_free`'s.
char *g_compute_checksum_for_data(int type, const uint8_t *data, size_t length);
void g_free(void *memory);

/// What the names of files begin with that are being written. Whoever is killed meanwhile leaves one.
#define PORTICO_UNFINISHED ".portico-unfinished-"

/// Puts a file with these bytes into the place of the one at `path`, whole or not at all: at any end of the process and on any full disk
/// the old or the new one is there. A symbolic link at `path` is replaced, not followed.
///
/// `mode` is that of the file; -1 for the old one's, or a new one's. With `lasts` the new one is there after a power cut, too, when this
/// returns. 0, or the error's number.
int portico_replace_file(const char *path, const void *bytes, size_t count, int mode, int lasts);

/// Opens a regular file below a folder for reading; no part of `path` may be a link or lead out of the folder. -1 with errno.
int portico_open_below(const char *folder, const char *path);

#endif
