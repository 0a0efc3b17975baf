// For RTLD_DEFAULT.
#define _GNU_SOURCE
#include "CSDL.h"

#include <stdio.h>
#include <string.h>

static char problem[512] = "";

const char *portico_sdl_error(void) { return problem; }

#if !__has_include(<SDL2/SDL.h>)

portico_sdl_problem portico_sdl_start(void) {
    snprintf(problem, sizeof problem, "SDL2/SDL.h was not there when this was compiled");
    return PORTICO_SDL_NO_HEADERS;
}
void portico_sdl_stop(void) {}
const char *portico_sdl_driver(void) { return ""; }
int portico_sdl_usable(portico_sdl_rect *rect) { return 0; }
int portico_sdl_open(const char *title, int width, int height, int least_width, int least_height) { return 0; }
void portico_sdl_close(void) {}
void portico_sdl_set_title(const char *title) {}
void portico_sdl_set_size(int width, int height) {}
int portico_sdl_size(int *width, int *height, int *pixel_width, int *pixel_height, int *is_free) { return 0; }
void portico_sdl_text_place(portico_sdl_rect rect) {}
void portico_sdl_text_input(int is_on) {}
void portico_sdl_set_pointer(portico_sdl_pointer pointer) {}
void portico_sdl_wait(portico_sdl_event *event, int milliseconds) { event->kind = PORTICO_SDL_CLOSE; }
void portico_sdl_wake(void) {}
int portico_sdl_show(const void *pixels, int width, int height, int bytes_per_row, const portico_sdl_rect *rects, int count) {
    return 1;
}
int portico_sdl_read(int x, int y, uint32_t *pixel) { return 0; }
char *portico_sdl_clipboard(void) { return NULL; }
void portico_sdl_set_clipboard(const char *text) {}
void portico_sdl_free(void *memory) {}
void portico_sdl_push(const portico_sdl_event *event) {}

#else

#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <stdlib.h>

// Every function of SDL that is used, by name.
#define FUNCTIONS(f)                                                                                                          \
    f(InitSubSystem) f(QuitSubSystem) f(GetError) f(SetHint) f(GetCurrentVideoDriver) f(GetDisplayUsableBounds)               \
    f(CreateWindow) f(DestroyWindow) f(SetWindowMinimumSize) f(SetWindowSize) f(GetWindowSize) f(GetWindowFlags)              \
    f(GetWindowSurface) f(UpdateWindowSurface) f(UpdateWindowSurfaceRects) f(CreateRGBSurfaceWithFormatFrom)                  \
    f(FreeSurface) f(UpperBlit) f(SetSurfaceBlendMode) f(StartTextInput) f(StopTextInput) f(SetTextInputRect)                 \
    f(WaitEvent) f(WaitEventTimeout) f(PushEvent) f(RegisterEvents) f(GetClipboardText) f(GetModState) f(free)                \
    f(GetRGB) f(IsTextInputActive) f(SetClipboardText)                                                                        \
    f(GetWindowPosition) f(SetWindowPosition) f(CreateSystemCursor) f(SetCursor) f(ShowCursor) f(SetWindowTitle)

static struct {
    void *library;
#define POINTER(name) __typeof__(&SDL_##name) name;
    FUNCTIONS(POINTER)
#undef POINTER
} sdl;

static SDL_Window *window;
static SDL_Surface *picture;
static Uint32 wake_event = (Uint32)-1;

static void keep(const char *text) { snprintf(problem, sizeof problem, "%s", text && *text ? text : "unknown"); }

static int load(void) {
    if (sdl.library) return 1;
    // It stays loaded: its drivers leave threads and handlers behind.
    void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return keep(dlerror()), 0;
#define FIND(name)                                                                                                            \
    if (!(sdl.name = (__typeof__(&SDL_##name))dlsym(library, "SDL_" #name))) return keep(dlerror()), 0;
    FUNCTIONS(FIND)
#undef FIND
    sdl.library = library;
    return 1;
}

// An error of X11 concerns one request, such as an answer to another program's window that has gone; Xlib's own handler ends the process.
static int pass_over_error(void *display, void *event) { return 0; }

static void pass_over_errors(void) {
    // cairo has loaded the library that SDL uses, too.
    void *(*set_handler)(int (*)(void *, void *)) = (void *(*)(int (*)(void *, void *)))dlsym(RTLD_DEFAULT, "XSetErrorHandler");
    if (set_handler) set_handler(pass_over_error);
}

portico_sdl_problem portico_sdl_start(void) {
    if (!load()) return PORTICO_SDL_NO_LIBRARY;
    // Fingers come as fingers only, Control-C is the command's own, and the screen may go dark as it likes.
    sdl.SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    sdl.SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    sdl.SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    sdl.SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    sdl.SetHint(SDL_HINT_IME_SHOW_UI, "1");
    sdl.SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
    sdl.SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    sdl.SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    sdl.SetHint("SDL_APP_NAME", "Portico");
    // SDL keeps the handler that it finds, and closes its connections under it: a wake that came after its window ended the process there.
    pass_over_errors();
    if (sdl.InitSubSystem(SDL_INIT_VIDEO) != 0) return keep(sdl.GetError()), PORTICO_SDL_NO_DISPLAY;
    // Drivers that show nothing are taken when they are asked for, not because nothing else is there.
    const char *driver = sdl.GetCurrentVideoDriver();
    int shows_nothing = !driver || !strcmp(driver, "offscreen") || !strcmp(driver, "dummy") || !strcmp(driver, "evdev");
    if (shows_nothing && !getenv("SDL_VIDEODRIVER")) {
        sdl.QuitSubSystem(SDL_INIT_VIDEO);
        return keep("no display was found"), PORTICO_SDL_NO_DISPLAY;
    }
    // X11 takes rectangles from shared memory; through its 3-D renderer SDL would bring the whole window each time.
    if (!strcmp(driver, "x11")) {
        sdl.SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
        pass_over_errors();
    }
    if (wake_event == (Uint32)-1) wake_event = sdl.RegisterEvents(1);
    return PORTICO_SDL_READY;
}

void portico_sdl_stop(void) {
    portico_sdl_close();
    if (sdl.library) sdl.QuitSubSystem(SDL_INIT_VIDEO);
}

const char *portico_sdl_driver(void) {
    const char *driver = sdl.library ? sdl.GetCurrentVideoDriver() : NULL;
    return driver ? driver : "";
}

int portico_sdl_usable(portico_sdl_rect *rect) {
    SDL_Rect bounds;
    if (sdl.GetDisplayUsableBounds(0, &bounds) != 0) return 0;
    *rect = (portico_sdl_rect){bounds.x, bounds.y, bounds.w, bounds.h};
    return 1;
}

int portico_sdl_open(const char *title, int width, int height, int least_width, int least_height) {
    window = sdl.CreateWindow(title, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width, height,
                              SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!window) return keep(sdl.GetError()), 0;
    sdl.SetWindowMinimumSize(window, least_width, least_height);
    return 1;
}

static void forget_picture(void) {
    if (picture) sdl.FreeSurface(picture);
    picture = NULL;
}

void portico_sdl_close(void) {
    forget_picture();
    if (window) sdl.DestroyWindow(window);
    window = NULL;
}

void portico_sdl_set_title(const char *title) {
    if (window) sdl.SetWindowTitle(window, title);
}

void portico_sdl_set_size(int width, int height) {
    if (!window) return;
    int x, y, old_width, old_height;
    sdl.GetWindowPosition(window, &x, &y);
    sdl.GetWindowSize(window, &old_width, &old_height);
    sdl.SetWindowSize(window, width, height);
    // Its middle stays, as far as all of it is to be seen.
    SDL_Rect room;
    if (sdl.GetDisplayUsableBounds(0, &room) != 0) return;
    x += (old_width - width) / 2;
    y += (old_height - height) / 2;
    if (x + width > room.x + room.w) x = room.x + room.w - width;
    if (y + height > room.y + room.h) y = room.y + room.h - height;
    if (x < room.x) x = room.x;
    if (y < room.y) y = room.y;
    sdl.SetWindowPosition(window, x, y);
}

int portico_sdl_size(int *width, int *height, int *pixel_width, int *pixel_height, int *is_free) {
    if (!window) return 0;
    SDL_Surface *surface = sdl.GetWindowSurface(window);
    if (!surface) return keep(sdl.GetError()), 0;
    sdl.GetWindowSize(window, width, height);
    *pixel_width = surface->w;
    *pixel_height = surface->h;
    *is_free = !(sdl.GetWindowFlags(window) & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MAXIMIZED));
    return 1;
}

void portico_sdl_text_place(portico_sdl_rect rect) {
    SDL_Rect place = {rect.x, rect.y, rect.width, rect.height};
    sdl.SetTextInputRect(&place);
}

void portico_sdl_text_input(int is_on) {
    if (is_on == (sdl.IsTextInputActive() == SDL_TRUE)) return;
    if (is_on) sdl.StartTextInput();
    else sdl.StopTextInput();
}

void portico_sdl_set_pointer(portico_sdl_pointer pointer) {
    // Made once; SDL frees them as it ends.
    static SDL_Cursor *arrow, *beam;
    if (!window) return;
    sdl.ShowCursor(pointer == PORTICO_SDL_NO_POINTER ? SDL_DISABLE : SDL_ENABLE);
    if (pointer == PORTICO_SDL_NO_POINTER) return;
    SDL_Cursor **cursor = pointer == PORTICO_SDL_BEAM ? &beam : &arrow;
    if (!*cursor) *cursor = sdl.CreateSystemCursor(pointer == PORTICO_SDL_BEAM ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW);
    if (*cursor) sdl.SetCursor(*cursor);
}

// MARK: Events

static int flags_of(int mod) {
    return (mod & KMOD_CAPS ? 1 << 16 : 0) | (mod & KMOD_SHIFT ? 1 << 17 : 0) | (mod & KMOD_CTRL ? 1 << 18 : 0)
         | (mod & KMOD_ALT ? 1 << 19 : 0) | (mod & KMOD_GUI ? 1 << 20 : 0);
}

static void take_text(portico_sdl_event *out, const char *text) {
    size_t length = strlen(text);
    if (length >= PORTICO_SDL_TEXT_SIZE) {
        length = PORTICO_SDL_TEXT_SIZE - 1;
        while (length > 0 && (text[length] & 0xc0) == 0x80) length--;
    }
    memcpy(out->text, text, length);
    out->text[length] = 0;
}

static int translate(const SDL_Event *in, portico_sdl_event *out) {
    memset(out, 0, offsetof(portico_sdl_event, text) + 1);
    int width = 0, height = 0;
    switch (in->type) {
    case SDL_QUIT: out->kind = PORTICO_SDL_CLOSE; return 1;
    case SDL_WINDOWEVENT:
        switch (in->window.event) {
        case SDL_WINDOWEVENT_CLOSE: out->kind = PORTICO_SDL_CLOSE; return 1;
        case SDL_WINDOWEVENT_SIZE_CHANGED: out->kind = PORTICO_SDL_RESIZED; return 1;
        case SDL_WINDOWEVENT_EXPOSED: out->kind = PORTICO_SDL_EXPOSED; return 1;
        case SDL_WINDOWEVENT_FOCUS_LOST: out->kind = PORTICO_SDL_FOCUS_LOST; return 1;
        case SDL_WINDOWEVENT_LEAVE: out->kind = PORTICO_SDL_POINTER_LEFT; return 1;
        default: return 0;
        }
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        if (in->button.which == SDL_TOUCH_MOUSEID) return 0;
        out->kind = in->type == SDL_MOUSEBUTTONDOWN ? PORTICO_SDL_POINTER_DOWN : PORTICO_SDL_POINTER_UP;
        out->x = in->button.x;
        out->y = in->button.y;
        out->button = in->button.button;
        out->clicks = in->button.clicks;
        out->modifiers = flags_of(sdl.GetModState());
        return 1;
    case SDL_MOUSEMOTION:
        if (in->motion.which == SDL_TOUCH_MOUSEID) return 0;
        out->kind = PORTICO_SDL_POINTER_MOVED;
        out->x = in->motion.x;
        out->y = in->motion.y;
        out->modifiers = flags_of(sdl.GetModState());
        return 1;
    case SDL_MOUSEWHEEL:
        out->kind = PORTICO_SDL_WHEEL;
        out->x = in->wheel.mouseX;
        out->y = in->wheel.mouseY;
        out->dx = in->wheel.preciseX;
        out->dy = in->wheel.preciseY;
        out->modifiers = flags_of(sdl.GetModState());
        return 1;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        out->kind = in->type == SDL_FINGERDOWN     ? PORTICO_SDL_FINGER_DOWN
                  : in->type == SDL_FINGERMOTION ? PORTICO_SDL_FINGER_MOVED
                                                 : PORTICO_SDL_FINGER_UP;
        out->finger = in->tfinger.fingerId;
        if (window) sdl.GetWindowSize(window, &width, &height);
        out->x = (double)in->tfinger.x * width;
        out->y = (double)in->tfinger.y * height;
        return 1;
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        out->kind = in->type == SDL_KEYDOWN ? PORTICO_SDL_KEY_DOWN : PORTICO_SDL_KEY_UP;
        // SDL numbers keys by their HID usages up to here; what is above belongs to other pages.
        if (in->key.keysym.scancode <= 0 || in->key.keysym.scancode > 0xe7) return 0;
        out->usage = in->key.keysym.scancode;
        out->character = in->key.keysym.sym & SDLK_SCANCODE_MASK ? 0 : in->key.keysym.sym;
        out->modifiers = flags_of(in->key.keysym.mod);
        out->is_repeat = in->key.repeat != 0;
        return 1;
    case SDL_TEXTINPUT:
        out->kind = PORTICO_SDL_TEXT;
        take_text(out, in->text.text);
        return 1;
    case SDL_TEXTEDITING:
        out->kind = PORTICO_SDL_COMPOSING;
        take_text(out, in->edit.text);
        out->start = in->edit.start;
        out->length = in->edit.length;
        return 1;
    case SDL_TEXTEDITING_EXT:
        out->kind = PORTICO_SDL_COMPOSING;
        if (in->editExt.text) {
            take_text(out, in->editExt.text);
            sdl.free(in->editExt.text);
        }
        out->start = in->editExt.start;
        out->length = in->editExt.length;
        return 1;
    case SDL_DROPFILE:
        out->kind = PORTICO_SDL_DROPPED;
        out->path = in->drop.file;
        return in->drop.file != NULL;
    default:
        if (in->type == wake_event) {
            out->kind = PORTICO_SDL_WAKE;
            return 1;
        }
        return 0;
    }
}

void portico_sdl_wait(portico_sdl_event *out, int milliseconds) {
    SDL_Event event;
    out->kind = PORTICO_SDL_NONE;
    int came = milliseconds < 0 ? sdl.WaitEvent(&event) : sdl.WaitEventTimeout(&event, milliseconds);
    if (came && !translate(&event, out)) {
        // One that means nothing: the caller asks again.
        out->kind = PORTICO_SDL_NONE;
    }
}

void portico_sdl_wake(void) {
    SDL_Event event = {.type = wake_event};
    if (wake_event != (Uint32)-1) sdl.PushEvent(&event);
}

void portico_sdl_push(const portico_sdl_event *in) {
    SDL_Event event;
    memset(&event, 0, sizeof event);
    int width = 1, height = 1;
    if (window) sdl.GetWindowSize(window, &width, &height);
    switch (in->kind) {
    case PORTICO_SDL_CLOSE: event.type = SDL_QUIT; break;
    case PORTICO_SDL_POINTER_DOWN:
    case PORTICO_SDL_POINTER_UP:
        event.button = (SDL_MouseButtonEvent){
            .type = in->kind == PORTICO_SDL_POINTER_DOWN ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
            .button = in->button,
            .clicks = in->clicks,
            .x = in->x,
            .y = in->y};
        break;
    case PORTICO_SDL_POINTER_MOVED:
        event.motion = (SDL_MouseMotionEvent){.type = SDL_MOUSEMOTION, .x = in->x, .y = in->y};
        break;
    case PORTICO_SDL_WHEEL:
        event.wheel = (SDL_MouseWheelEvent){
            .type = SDL_MOUSEWHEEL, .mouseX = in->x, .mouseY = in->y, .preciseX = in->dx, .preciseY = in->dy};
        break;
    case PORTICO_SDL_FINGER_DOWN:
    case PORTICO_SDL_FINGER_MOVED:
    case PORTICO_SDL_FINGER_UP:
        event.tfinger = (SDL_TouchFingerEvent){
            .type = in->kind == PORTICO_SDL_FINGER_DOWN    ? SDL_FINGERDOWN
                  : in->kind == PORTICO_SDL_FINGER_MOVED ? SDL_FINGERMOTION
                                                         : SDL_FINGERUP,
            .fingerId = in->finger,
            .x = in->x / width,
            .y = in->y / height};
        break;
    case PORTICO_SDL_KEY_DOWN:
    case PORTICO_SDL_KEY_UP: {
        int flags = in->modifiers;
        event.key = (SDL_KeyboardEvent){
            .type = in->kind == PORTICO_SDL_KEY_DOWN ? SDL_KEYDOWN : SDL_KEYUP,
            .repeat = in->is_repeat,
            .keysym = {.scancode = in->usage,
                       .sym = in->character,
                       .mod = (flags >> 16 & 1 ? KMOD_CAPS : 0) | (flags >> 17 & 1 ? KMOD_LSHIFT : 0)
                            | (flags >> 18 & 1 ? KMOD_LCTRL : 0) | (flags >> 19 & 1 ? KMOD_LALT : 0)
                            | (flags >> 20 & 1 ? KMOD_LGUI : 0)}};
        break;
    }
    case PORTICO_SDL_TEXT:
        event.type = SDL_TEXTINPUT;
        snprintf(event.text.text, sizeof event.text.text, "%s", in->text);
        break;
    case PORTICO_SDL_COMPOSING:
        event.type = SDL_TEXTEDITING;
        snprintf(event.edit.text, sizeof event.edit.text, "%s", in->text);
        event.edit.start = in->start;
        event.edit.length = in->length;
        break;
    case PORTICO_SDL_DROPPED: event.drop = (SDL_DropEvent){.type = SDL_DROPFILE, .file = in->path}; break;
    default: return;
    }
    sdl.PushEvent(&event);
}

// MARK: Pixels

int portico_sdl_show(const void *pixels, int width, int height, int bytes_per_row, const portico_sdl_rect *rects, int count) {
    if (!window) return 1;
    SDL_Surface *surface = sdl.GetWindowSurface(window);
    if (!surface || surface->w != width || surface->h != height) return 1;
    if (!picture || picture->pixels != pixels || picture->w != width || picture->h != height) {
        forget_picture();
        picture = sdl.CreateRGBSurfaceWithFormatFrom((void *)pixels, width, height, 32, bytes_per_row, SDL_PIXELFORMAT_RGB888);
        if (!picture) return keep(sdl.GetError()), 1;
        sdl.SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
    }
    if (count <= 0) {
        sdl.UpperBlit(picture, NULL, surface, NULL);
        sdl.UpdateWindowSurface(window);
        return 0;
    }
    SDL_Rect list[64];
    while (count > 0) {
        int now = count < 64 ? count : 64;
        for (int i = 0; i < now; i++) {
            list[i] = (SDL_Rect){rects[i].x, rects[i].y, rects[i].width, rects[i].height};
            SDL_Rect place = list[i];
            sdl.UpperBlit(picture, &list[i], surface, &place);
        }
        sdl.UpdateWindowSurfaceRects(window, list, now);
        rects += now;
        count -= now;
    }
    return 0;
}

int portico_sdl_read(int x, int y, uint32_t *pixel) {
    SDL_Surface *surface = window ? sdl.GetWindowSurface(window) : NULL;
    if (!surface || x < 0 || y < 0 || x >= surface->w || y >= surface->h || surface->format->BytesPerPixel != 4) return 0;
    Uint32 value = *(const Uint32 *)((const char *)surface->pixels + (size_t)y * surface->pitch + (size_t)x * 4);
    Uint8 red, green, blue;
    sdl.GetRGB(value, surface->format, &red, &green, &blue);
    *pixel = 0xff000000u | (uint32_t)red << 16 | (uint32_t)green << 8 | blue;
    return 1;
}

char *portico_sdl_clipboard(void) {
    char *text = sdl.GetClipboardText();
    if (text && !*text) {
        sdl.free(text);
        return NULL;
    }
    return text;
}

void portico_sdl_set_clipboard(const char *text) { sdl.SetClipboardText(text); }

void portico_sdl_free(void *memory) { sdl.free(memory); }

#endif
