#ifndef SYSTEM_CALL_FILTER_H
#define SYSTEM_CALL_FILTER_H

#include <linux/filter.h>

/// A program of the kernel's (seccomp) that decides on each system call of a confined process.
struct filter_code {
    unsigned short count;
    struct sock_filter steps[224];
};

/// - Parameter asks: whether changes of modes, owners, dates and extended attributes are asked about; otherwise they are left alone.
void portico_write_filter(struct filter_code *code, int asks, int has_network);

/// Puts the calling thread under the filter. The listener where the filter asks, else 0; -1 with errno. Only makes system calls.
int portico_install_filter(const struct filter_code *code, int asks);

#endif
