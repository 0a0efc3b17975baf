// What the peers' programs share: the clock, the lines they print, the texts. What they measure is ListBenchmark.swift's and
// LongTextBenchmark.swift's.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char *million = "1,000,000 equal rows";
static const char *unequal = "1,000,000 rows of five heights";
static const char *measured = "10,000 self-sizing rows";
static const char *rails = "100 rails of 50 items";
static const char *one_line = "10,000 labels of one line", *wrapped = "10,000 labels wrapped at 200";
static const char *text_10mb = "A text of 10 MB, 200,000 lines", *text_100kb = "A text of 100 kB, 2,000 lines";
static const char *runs_1mb = "1 MB in 50,000 runs", *runs_100kb = "100 kB in 5,000 runs";

static double seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static double resident_bytes(void) {
    long size = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (fscanf(file, "%ld %ld", &size, &pages) != 2) exit(2);
    fclose(file);
    return (double)pages * sysconf(_SC_PAGESIZE);
}

static void result(const char *peer, const char *variant, const char *metric, double value, const char *unit) {
    printf("RESULT\tpeers\t%s\t%s\t%s\t%.6g\t%s\n", variant, peer, metric, value, unit);
    fflush(stdout);
}

static int ascends(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }

static double median(double *values, int count) {
    qsort(values, count, sizeof *values, ascends);
    return values[count / 2];
}

static unsigned generator = 777;

static unsigned next_random(unsigned bound) {
    generator = generator * 1664525u + 1013904223u;
    return (generator >> 8) % bound;
}

static const char *words[32] = {"alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett", "kilo", "lima",
    "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform", "victor", "whiskey", "xray", "yankee", "zulu",
    "one", "two", "three", "four", "five", "six"};

// The labels that all programs share.
static char **label_texts(int count) {
    char **texts = (char **)malloc(sizeof(char *) * count);
    for (int index = 0; index < count; index++) {
        char label[160] = "", number[16];
        int length = 3 + next_random(6);
        for (int word = 0; word < length - 1; word++) {
            strcat(label, words[next_random(32)]);
            strcat(label, " ");
        }
        snprintf(number, sizeof number, "%d", index);
        strcat(label, number);
        texts[index] = strdup(label);
    }
    return texts;
}

// The texts of the self-sizing rows: labels, each repeated until it is one to five lines long.
static char **row_texts(int count) {
    char **texts = label_texts(count);
    for (int index = 0; index < count; index++) {
        char *label = texts[index];
        int repeats = 1 + index % 14;
        texts[index] = (char *)calloc(repeats, strlen(label) + 1);
        for (int i = 0; i < repeats; i++) {
            if (i) strcat(texts[index], " ");
            strcat(texts[index], label);
        }
        free(label);
    }
    return texts;
}

// Lines of 50 bytes, the newline among them: a number, and words as far as there is room.
static char *long_text(int lines) {
    char *text = (char *)malloc(lines * 50 + 1), *end = text;
    for (int line = 0; line < lines; line++) {
        int length = snprintf(end, 50, "%06d", line);
        while (length < 49) length += snprintf(end + length, 50 - length, " %s", words[next_random(32)]);
        end[49] = '\n';
        end += 50;
    }
    *end = 0;
    return text;
}
