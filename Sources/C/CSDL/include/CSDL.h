#ifndef CSDL_H
#define CSDL_H

#include <stdint.h>

// SDL 2 as much of it as a window needs, loaded when one is asked for: nothing here links to it, and a machine that has neither
// its headers nor its library builds and runs everything else. One window a process. All of it belongs to the thread that called
// `portico_sdl_start`, but for `portico_sdl_wake`.

typedef enum {
    PORTICO_SDL_NONE, // nothing came in time
    PORTICO_SDL_WAKE,
    PORTICO_SDL_CLOSE,
    PORTICO_SDL_RESIZED,
    PORTICO_SDL_EXPOSED,
    PORTICO_SDL_FOCUS_LOST,
    PORTICO_SDL_POINTER_LEFT,
    PORTICO_SDL_POINTER_DOWN,
    PORTICO_SDL_POINTER_MOVED,
    PORTICO_SDL_POINTER_UP,
    PORTICO_SDL_WHEEL,
    PORTICO_SDL_FINGER_DOWN,
    PORTICO_SDL_FINGER_MOVED,
    PORTICO_SDL_FINGER_UP,
    PORTICO_SDL_KEY_DOWN,
    PORTICO_SDL_KEY_UP,
    PORTICO_SDL_TEXT,
    PORTICO_SDL_COMPOSING,
    PORTICO_SDL_DROPPED,
} portico_sdl_kind;

enum { PORTICO_SDL_TEXT_SIZE = 1024 };

typedef struct {
    portico_sdl_kind kind;
    int64_t finger;
    // Window points; notches for a wheel, right and up positive.
    double x, y, dx, dy;
    int button, clicks;
    // A HID usage of the keyboard page, and the character on the key, 0 for none.
    int usage, character;
    // UIKeyModifierFlags, for pointers too.
    int modifiers;
    int is_repeat;
    // In characters, for text that is composed.
    int start, length;
    // Of a file that was dropped onto the window; to be freed by portico_sdl_free.
    char *path;
    // UTF-8, cut at a character where it is longer.
    char text[PORTICO_SDL_TEXT_SIZE];
} portico_sdl_event;

typedef struct {
    int x, y, width, height;
} portico_sdl_rect;

typedef enum {
    PORTICO_SDL_READY,
    PORTICO_SDL_NO_HEADERS, // not there when this was compiled
    PORTICO_SDL_NO_LIBRARY, // not there now
    PORTICO_SDL_NO_DISPLAY,
} portico_sdl_problem;

// Loads SDL and starts its video part.
portico_sdl_problem portico_sdl_start(void);
void portico_sdl_stop(void);
// What went wrong last, in SDL's or the loader's words.
const char *portico_sdl_error(void);
// The driver in use: x11, wayland, KMSDRM …
const char *portico_sdl_driver(void);

// The first display without its panels, in window points; 0 where that isn't known.
int portico_sdl_usable(portico_sdl_rect *rect);
int portico_sdl_open(const char *title, int width, int height, int least_width, int least_height);
void portico_sdl_close(void);
void portico_sdl_set_title(const char *title);
// Around the same middle, but within the display.
void portico_sdl_set_size(int width, int height);
// Window points and pixels; 0 on failure. Whether the window may be given another size, too: not while it fills the screen.
int portico_sdl_size(int *width, int *height, int *pixel_width, int *pixel_height, int *is_free);
// Where the input method shows its choices, in window points.
void portico_sdl_text_place(portico_sdl_rect rect);
void portico_sdl_text_input(int is_on);

typedef enum {
    PORTICO_SDL_ARROW,
    PORTICO_SDL_NO_POINTER,
    PORTICO_SDL_BEAM,
} portico_sdl_pointer;
// What the mouse's pointer is over the window.
void portico_sdl_set_pointer(portico_sdl_pointer pointer);

// Waits at most this long; a negative time waits for ever.
void portico_sdl_wait(portico_sdl_event *event, int milliseconds);
// From any thread: the wait ends with PORTICO_SDL_WAKE.
void portico_sdl_wake(void);

// Brings these rectangles of the picture, opaque BGRA, to the window; all of it if `count` is 0. Nonzero when the window had
// another size than the picture: then nothing was shown, and PORTICO_SDL_RESIZED comes or came.
int portico_sdl_show(const void *pixels, int width, int height, int bytes_per_row, const portico_sdl_rect *rects, int count);
// What the window shows, for tests; 0 on failure.
int portico_sdl_read(int x, int y, uint32_t *pixel);

// The clipboard's text, to be freed by portico_sdl_free; NULL where there is none.
char *portico_sdl_clipboard(void);
void portico_sdl_set_clipboard(const char *text);
void portico_sdl_free(void *memory);

// For tests: puts an event into SDL's queue, as a device would.
void portico_sdl_push(const portico_sdl_event *event);

#endif
