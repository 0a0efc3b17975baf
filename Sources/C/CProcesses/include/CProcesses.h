#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <sys/types.h>

/// Starts a program below a keeper: a process of ours that waits for it. When the program ends, or when the process that has called this
/// one ends in whatever way, the keeper ends all that the program has started and that is still there: also what has a session or an
/// environment of its own, because whatever loses its parent below a keeper becomes the keeper's child.
///
/// The program gets a session without a terminal and a process group of its own, signals as a fresh process has them, and no
/// descriptors but its three streams.
///
/// - path: the program.
/// - folder: where it runs; NULL: where the caller does.
/// - streams: standard input, output and error of the program.
/// - grace: how many milliseconds what the program has left behind may take to end by itself.
/// - report: becomes a descriptor to read until its end. Lines: `left PROCESS COMMAND` for each process that was ended after the
///   program; at last `exited STATUS`, `signalled SIGNAL`, or `failed ERRNO` and `folder ERRNO` for a program that could not be started.
/// - life: becomes a descriptor that the keeper watches: closing it ends the program.
///
/// Returns the keeper's process id; -1 with errno.
pid_t portico_keep(const char *path, char *const arguments[], char *const environment[], const char *folder, const int streams[3],
                   int grace, int *report, int *life);

/// A pipe whose ends no other program gets: to read from, and to write to. -1 with errno.
int portico_make_pipe(int ends[2]);

#endif
