// GtkListView beside Portico's lists, on an X server. A frame is what the frame clock works, its wait for the next tick left out.
// GTK 4 has no moves of rows and no animation of them.
// usage: lists_gtk million|unequal|measured|rails      (GDK_BACKEND=x11 GSK_RENDERER=cairo)
#include "peers.h"
#include <gtk/gtk.h>
#include <stdbool.h>

static const char *peer = "GtkListView";
static const int width = 1170, height = 2532;

// MARK: The model

typedef struct {
    GObject parent;
    guint count;
} Rows;
typedef struct { GObjectClass parent; } RowsClass;

static char **texts;

static GType item_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint item_count(GListModel *model) { return ((Rows *)model)->count; }
static gpointer item_at(GListModel *model, guint row) {
    if (row >= ((Rows *)model)->count) return NULL;
    char text[32];
    snprintf(text, sizeof text, "Row %u", row);
    return gtk_string_object_new(texts ? texts[row] : text);
}
static void rows_model(GListModelInterface *interface) {
    interface->get_item_type = item_type;
    interface->get_n_items = item_count;
    interface->get_item = item_at;
}
G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rows_model))
static void rows_class_init(RowsClass *type) {}
static void rows_init(Rows *rows) {}

static Rows *rows_new(guint count) {
    Rows *rows = g_object_new(rows_get_type(), NULL);
    rows->count = count;
    return rows;
}

// MARK: Frames

static GtkWidget *window, *list;
static GtkAdjustment *adjustment;
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

// The body with its frame; another frame, in which the list comes to rest, isn't measured.
#define MEASURED(body) ({ \
        double start = seconds(); \
        body; \
        double spent = seconds() - start; \
        spent += frame(); \
        frame(); \
        spent; \
    })

static void report(const char *variant, const char *metric, double *times, int count) {
    result(peer, variant, metric, median(times, count) * 1e6, "us");
}

static void show_at_top(guint row) { gtk_widget_activate_action(list, "list.scroll-to-item", "u", row); }
static void scroll_by(GtkAdjustment *adjustment, double distance) {
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance);
}

static void scrolls(const char *variant) {
    double times[200];
    for (int i = 0; i < 200; i++) times[i] = MEASURED(scroll_by(adjustment, 44));
    report(variant, "scroll by a row, with its frame", times, 200);
    for (int i = 0; i < 50; i++) times[i] = MEASURED(scroll_by(adjustment, height));
    report(variant, "scroll by a page, with its frame", times, 50);
    for (int i = 0; i < 50; i++) times[i] = MEASURED(show_at_top(i % 2 ? 500000 : 999999));
    report(variant, "jump to the middle or the end, with its frame", times, 50);
}

static void insert(Rows *rows, int count) {
    rows->count += count;
    g_list_model_items_changed(G_LIST_MODEL(rows), 500000, 0, count);
}
static void delete(Rows *rows, int count) {
    rows->count -= count;
    g_list_model_items_changed(G_LIST_MODEL(rows), 500000, count, 0);
}

// The action that shows a row may show it below all others.
static void look_at(guint first) {
    gtk_adjustment_set_value(adjustment, first * 44.0);
    frame();
    frame();
}

static void changes(Rows *rows, guint first, const char *place) {
    for (int count = 1; count <= 1000; count += 999) {
        double inserts[21], deletes[21];
        char metric[100];
        for (int i = 0; i < 21; i++) {
            look_at(first);
            inserts[i] = MEASURED(insert(rows, count));
        }
        for (int i = 0; i < 21; i++) {
            look_at(first);
            deletes[i] = MEASURED(delete(rows, count));
        }
        snprintf(metric, sizeof metric, "insert %d, %s, with its first frame", count, place);
        // A row below a thousand that come in sight keeps its place: nothing of them is seen.
        if (count == 1 || first < 499000) report(million, metric, inserts, 21);
        snprintf(metric, sizeof metric, "delete %d, %s, with its first frame", count, place);
        report(million, metric, deletes, 21);
    }
}

// MARK: Rows

static bool is_unequal, is_measured;

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), is_measured);
    if (is_measured) {
        gtk_widget_set_margin_top(label, 12);
        gtk_widget_set_margin_bottom(label, 12);
    }
    gtk_widget_set_margin_start(label, 16);
    gtk_widget_set_margin_end(label, 16);
    if (!is_measured) gtk_widget_set_size_request(label, -1, 44);
    gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_list_item_get_child(item);
    gtk_label_set_text(GTK_LABEL(label), gtk_string_object_get_string(gtk_list_item_get_item(item)));
    if (is_unequal) gtk_widget_set_size_request(label, -1, 44 + gtk_list_item_get_position(item) % 5 * 11);
}

static void draw_item(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer item) {
    float red, green, blue;
    gtk_hsv_to_rgb(gtk_list_item_get_position(item) / 50.f, 0.6f, 0.9f, &red, &green, &blue);
    cairo_set_source_rgb(cairo, red, green, blue);
    cairo_paint(cairo);
}

static void setup_item(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *area = gtk_drawing_area_new();
    gtk_widget_set_size_request(area, 240, 180);
    gtk_widget_set_margin_end(area, 12);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw_item, item, NULL);
    gtk_list_item_set_child(item, area);
}

static void bind_item(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    gtk_widget_queue_draw(gtk_list_item_get_child(item));
}

static GtkWidget *scroller(GtkWidget *list, GtkPolicyType horizontal, GtkPolicyType vertical) {
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), horizontal, vertical);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    return scroller;
}

static GtkWidget *list_view(guint count, GCallback setup, GCallback bind, Rows **model) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", setup, NULL);
    if (bind) g_signal_connect(factory, "bind", bind, NULL);
    Rows *rows = rows_new(count);
    if (model) *model = rows;
    return gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
}

static void setup_rail(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *items = list_view(50, G_CALLBACK(setup_item), G_CALLBACK(bind_item), NULL);
    gtk_orientable_set_orientation(GTK_ORIENTABLE(items), GTK_ORIENTATION_HORIZONTAL);
    GtkWidget *rail = scroller(items, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
    gtk_widget_set_size_request(rail, -1, 180);
    gtk_list_item_set_child(item, rail);
}

// The scroller of the first rail in sight: list, row, scroller.
static GtkAdjustment *first_rail(void) {
    GtkWidget *row = gtk_widget_get_first_child(list);
    while (row && !GTK_IS_SCROLLED_WINDOW(gtk_widget_get_first_child(row))) row = gtk_widget_get_next_sibling(row);
    return gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(gtk_widget_get_first_child(row)));
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    gtk_init();
    bool is_million = !strcmp(argv[1], "million"), is_rails = !strcmp(argv[1], "rails");
    is_unequal = !strcmp(argv[1], "unequal");
    is_measured = !strcmp(argv[1], "measured");
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style, "listview>row {padding: 0; border: 0; background: white;} label {font: 17px 'DejaVu Sans';}", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 900);
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Row 0"));
    gtk_widget_realize(window);
    g_signal_connect(gtk_widget_get_frame_clock(window), "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
    gtk_window_present(GTK_WINDOW(window));
    for (int i = 0; i < 10; i++) frame();
    if (is_measured) texts = row_texts(10000);

    double start = seconds(), held = resident_bytes();
    Rows *rows = NULL;
    guint count = is_rails ? 100 : is_measured ? 10000 : 1000000;
    list = is_rails ? list_view(count, G_CALLBACK(setup_rail), NULL, NULL) : list_view(count, G_CALLBACK(setup), G_CALLBACK(bind), &rows);
    GtkWidget *outer = scroller(list, is_measured ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(outer));
    gtk_window_set_child(GTK_WINDOW(window), outer);
    double first = seconds() - start;
    first = (first + frame()) * 1e3;
    double memory = (resident_bytes() - held) / 1e6;
    frame();

    const char *variant = is_million ? million : is_unequal ? unequal : is_measured ? measured : rails;
    result(peer, variant, is_measured ? "first screen" : "first frame", first, "ms");
    if (is_rails) {
        double times[50];
        for (int i = 0; i < 50; i++) times[i] = MEASURED(scroll_by(adjustment, 180));
        report(rails, "scroll by a rail, with its frame", times, 50);
        gtk_adjustment_set_value(adjustment, 0);
        frame();
        GtkAdjustment *rail = first_rail();
        for (int i = 0; i < 40; i++) times[i] = MEASURED(scroll_by(rail, 252));
        report(rails, "scroll in a rail by an item, with its frame", times, 40);
        fprintf(stderr, "CHECK %s rail is at %g of %g\n", peer, gtk_adjustment_get_value(rail), gtk_adjustment_get_upper(rail));
    } else if (is_measured) {
        double spent = 0, times[11];
        while (gtk_adjustment_get_value(adjustment) + height < gtk_adjustment_get_upper(adjustment) - 1)
            spent += MEASURED(scroll_by(adjustment, 2000));
        result(peer, measured, "whole scroll, a row", spent * 1e6 / 10000, "us");
        fprintf(stderr, "CHECK %s content is %g high\n", peer, gtk_adjustment_get_upper(adjustment));
        for (int i = 0; i < 11; i++) times[i] = MEASURED(gtk_widget_set_margin_end(outer, i % 2 ? 0 : 170));
        report(measured, "another width, with its frame", times, 11);
    } else {
        result(peer, variant, "memory of table and first frame", memory, "MB");
        scrolls(variant);
        fprintf(stderr, "CHECK %s is at %g of %g\n", peer, gtk_adjustment_get_value(adjustment), gtk_adjustment_get_upper(adjustment));
        if (is_million) {
            changes(rows, 400000, "out of sight");
            changes(rows, 499997, "in sight");
        }
    }
    _exit(0);
}
