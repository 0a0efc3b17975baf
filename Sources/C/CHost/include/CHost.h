#ifndef CHOST_H
#define CHOST_H

#include <spawn.h>
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

/// A descriptor that `portico_wake` makes readable and `portico_woken` unreadable.
int portico_wake_descriptor(void);
void portico_wake(int descriptor);
void portico_woken(int descriptor);

/// A pipe whose ends no other program gets: to read from without waiting, and to write to. -1 where there is none.
int portico_pipe(int32_t ends[2]);

/// Whatever libraries opened without close-on-exec, from `first` on, is closed in the child.
int portico_close_from(posix_spawn_file_actions_t *actions, int first);

/// Whether the channel of this process was given up by its shell already; asks the kernel to end the process with it.
void portico_die_with_parent(void);

/// Descendants whose parents have ended become children of this process.
void portico_adopt_orphans(void);

/// Whether a child of this process has ended and nobody has collected it.
int portico_has_ended_child(void);

/// Starts a process that waits for the end of this one, a kill included, and then ends every process whose environment has a variable
/// that begins with `mark` (NAME=VALUE). 0; -1 with errno.
int portico_start_guardian(const char *mark);

/// What this thread starts from here on has its memory at the same addresses each time. Returns what to restore.
unsigned portico_fix_addresses(void);
void portico_restore_addresses(unsigned personality_before);

/// The kernel's Landlock version; 0 without it.
int portico_sandbox_version(void);

/// From here on this process and its children reach no files but these: lines of a letter, r or w, and a path. 0; -1 with errno.
int portico_enter_sandbox(const char *folders);

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
