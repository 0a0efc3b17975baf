// GtkTextView and Pango's labels beside Portico's texts; the views on an X server. A frame is what the frame clock works, its wait for
// the next tick left out.
// usage: text_gtk labels|long|long-small|runs|runs-small|paste      (GDK_BACKEND=x11 GSK_RENDERER=cairo)
#include "peers.h"
#include <gtk/gtk.h>
#include <stdbool.h>

static const int width = 1170, height = 2532;

// MARK: Labels

static const char *pango = "Pango and cairo";
static PangoContext *context;

static PangoLayout *label(const char *text, bool is_wrapped, long *sum) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_text(layout, text, -1);
    if (is_wrapped) pango_layout_set_width(layout, 200 * PANGO_SCALE);
    int w, h;
    pango_layout_get_pixel_size(layout, &w, &h);
    *sum += w + h;
    return layout;
}

#define EACH(metric, body) do { \
        double start = seconds(); \
        for (int i = 0; i < count; i++) body; \
        result(pango, variant, metric, (seconds() - start) * 1e6 / count, "us"); \
    } while (0)

static void labels(const char *variant, bool is_wrapped) {
    const int count = 10000;
    generator = 777;
    char **texts = label_texts(count);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cairo = cairo_create(surface);
    context = pango_cairo_create_context(cairo);
    PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    pango_context_set_font_description(context, font);
    long sum = 0;
    label("warm up 0123", is_wrapped, &sum);
    PangoLayout **layouts = malloc(sizeof *layouts * count);
    EACH("new, measured", layouts[i] = label(texts[i], is_wrapped, &sum));
    EACH("measured again", ({ int w, h; pango_layout_get_pixel_size(layouts[i], &w, &h); sum += h; }));
    EACH("the same text, new, measured", g_object_unref(label(texts[i], is_wrapped, &sum)));
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    for (int pass = 0; pass < 2; pass++) {
        EACH(pass ? "drawn again" : "drawn first", {
            cairo_move_to(cairo, i % 5 * 230 + 4, i / 5 % 40 * 62);
            pango_cairo_show_layout(cairo, layouts[i]);
        });
    }
    fprintf(stderr, "CHECK %s %s: sum %ld\n", pango, variant, sum);
}

// MARK: Frames

static const char *peer = "GtkTextView";
static GtkWidget *window, *view, *scroller;
static GtkTextBuffer *buffer;
static int frames;
static double began, worked;

static void before_paint(GdkFrameClock *clock, gpointer data) { began = seconds(); }
static void after_paint(GdkFrameClock *clock, gpointer data) {
    worked = seconds() - began;
    frames++;
}

// The next frame's work.
static double frame(void) {
    int last = frames;
    gdk_frame_clock_request_phase(gtk_widget_get_frame_clock(window), GDK_FRAME_CLOCK_PHASE_PAINT);
    while (frames == last) g_main_context_iteration(NULL, TRUE);
    return worked;
}

// The view lays out what isn't seen while nothing else is to be done; that isn't measured, but it has to be over before a jump.
static void come_to_rest(void) {
    for (int i = 0; i < 5; i++) frame();
    while (g_main_context_iteration(NULL, FALSE)) {}
}

#define MEASURED(body) ({ \
        double start = seconds(); \
        body; \
        double spent = seconds() - start; \
        spent + frame(); \
    })

#define TIME(variant, metric, rounds, body) do { \
        double times[rounds]; \
        for (int i = 0; i < rounds; i++) { \
            times[i] = MEASURED(body); \
            frame(); \
        } \
        result(peer, variant, metric, median(times, rounds) * 1e6, "us"); \
    } while (0)

static void show_at(int offset) {
    GtkTextIter place;
    gtk_text_buffer_get_iter_at_offset(buffer, &place, offset);
    gtk_text_view_scroll_to_iter(GTK_TEXT_VIEW(view), &place, 0, TRUE, 0, 0);
}

static void keys(const char *variant, int middle) {
    GtkTextIter place;
    gtk_widget_grab_focus(view);
    gtk_text_buffer_get_iter_at_offset(buffer, &place, middle);
    gtk_text_buffer_place_cursor(buffer, &place);
    show_at(middle);
    come_to_rest();
    double times[100], frames[100];
    for (int i = 0; i < 100; i++) {
        double start = seconds();
        g_signal_emit_by_name(view, "insert-at-cursor", "x");
        times[i] = seconds() - start;
        frames[i] = times[i] + frame();
        frame();
    }
    result(peer, variant, "a key in its middle", median(times, 100) * 1e6, "us");
    result(peer, variant, "a key in its middle, with its frame", median(frames, 100) * 1e6, "us");
}

static void long_view(const char *variant, int lines) {
    char *text = long_text(lines);
    double held = resident_bytes();
    double first = MEASURED(gtk_text_buffer_set_text(buffer, text, lines * 50));
    result(peer, variant, "text to first frame", first * 1e3, "ms");
    result(peer, variant, "memory of text and first frame", (resident_bytes() - held) / 1e6, "MB");
    come_to_rest();
    GtkAdjustment *at = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    fprintf(stderr, "CHECK %s %s is %g high\n", peer, variant, gtk_adjustment_get_upper(at));
    TIME(variant, "scroll by a line, with its frame", 200, gtk_adjustment_set_value(at, gtk_adjustment_get_value(at) + 20));
    TIME(variant, "scroll by a page, with its frame", 10, gtk_adjustment_set_value(at, gtk_adjustment_get_value(at) + height));
    TIME(variant, "jump to the middle or the end, with its frame", 50, gtk_adjustment_set_value(at, i % 2 ? gtk_adjustment_get_upper(at) / 2 : gtk_adjustment_get_upper(at) - height));
    fprintf(stderr, "CHECK %s %s is at %g\n", peer, variant, gtk_adjustment_get_value(at));
    keys(variant, lines * 25);
    TIME(variant, "another width, with its frame", 5, gtk_widget_set_margin_end(scroller, i % 2 ? 0 : width - 400));
}

static void runs(const char *variant, int lines) {
    char *text = long_text(lines);
    int length = lines * 50;
    GtkTextTag *tags[3];
    const char *colors[3] = {"#c00000", "#008000", "#0000c0"};
    for (int i = 0; i < 3; i++) tags[i] = gtk_text_buffer_create_tag(buffer, NULL, "foreground", colors[i], NULL);
    double start = seconds();
    gtk_text_buffer_set_text(buffer, "", 0);
    GtkTextIter end;
    gtk_text_buffer_get_end_iter(buffer, &end);
    for (int at = 0; at < length; at += 20) gtk_text_buffer_insert_with_tags(buffer, &end, text + at, 20, tags[at / 20 % 3], NULL);
    double first = seconds() - start;
    result(peer, variant, "runs to first frame", (first + frame()) * 1e3, "ms");
    come_to_rest();
    long sum = 0;
    start = seconds();
    for (int i = 0; i < 10000; i++) {
        GtkTextIter place;
        gtk_text_buffer_get_iter_at_offset(buffer, &place, next_random(length));
        GSList *found = gtk_text_iter_get_tags(&place);
        sum += found->data == tags[0] ? 0xc0 : 0;
        g_slist_free(found);
    }
    result(peer, variant, "attributes at a place", (seconds() - start) * 1e9 / 10000, "ns");
    fprintf(stderr, "CHECK %s %s: red %g\n", peer, variant, sum / 10000.0);
    keys(variant, length / 2);
}

static void insert(const char *text, int length) { gtk_text_buffer_insert_interactive_at_cursor(buffer, text, length, TRUE); }

// Its clipboard answers later: what a paste does then.
static void paste(void) {
    char *text = long_text(20000), *large = long_text(200000);
    GtkTextIter place;
    gtk_text_buffer_set_text(buffer, "", 0);
    come_to_rest();
    result(peer, "Paste", "250 kB into an empty view, with its frame", MEASURED(insert(text, 250000)) * 1e3, "ms");
    gtk_text_buffer_set_text(buffer, "", 0);
    come_to_rest();
    result(peer, "Paste", "1 MB into an empty view, with its frame", MEASURED(insert(text, 1000000)) * 1e3, "ms");
    gtk_text_buffer_set_text(buffer, large, 10000000);
    come_to_rest();
    gtk_text_buffer_get_iter_at_offset(buffer, &place, 5000000);
    gtk_text_buffer_place_cursor(buffer, &place);
    show_at(5000000);
    come_to_rest();
    result(peer, "Paste", "1 MB into the middle of 10 MB, with its frame", MEASURED(insert(text, 1000000)) * 1e3, "ms");
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    if (!strcmp(argv[1], "labels")) {
        labels(one_line, false);
        labels(wrapped, true);
        return 0;
    }
    gtk_init();
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, "textview {font: 17px 'DejaVu Sans'; background: white;}", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 900);
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(buffer, "warm up 0123", -1);
    scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_widget_realize(window);
    g_signal_connect(gtk_widget_get_frame_clock(window), "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
    gtk_window_present(GTK_WINDOW(window));
    for (int i = 0; i < 10; i++) frame();
    if (!strcmp(argv[1], "long")) long_view(text_10mb, 200000);
    else if (!strcmp(argv[1], "long-small")) long_view(text_100kb, 2000);
    else if (!strcmp(argv[1], "runs")) runs(runs_1mb, 20000);
    else if (!strcmp(argv[1], "runs-small")) runs(runs_100kb, 2000);
    else if (!strcmp(argv[1], "paste")) paste();
    else return 2;
    _exit(0);
}
