// GtkBuilder beside Portico's storyboards: 200 labels below each other, built 21 times (the first is cold but for a text).
#include <gtk/gtk.h>

static int compare(const void *a, const void *b) { return *(double *)a < *(double *)b ? -1 : 1; }

int main(int argc, char **argv) {
    gtk_init();
    int width;
    gtk_widget_measure(gtk_label_new("The first text finds the fonts, and isn't measured."), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    double times[20];
    for (int round = 0; round < 21; round++) {
        gint64 start = g_get_monotonic_time();
        GtkBuilder *builder = gtk_builder_new_from_file(argv[1]);
        GtkWidget *box = GTK_WIDGET(g_object_ref_sink(gtk_builder_get_object(builder, "box")));
        double ms = (g_get_monotonic_time() - start) / 1e3;
        int count = 0;
        for (GtkWidget *child = gtk_widget_get_first_child(box); child; child = gtk_widget_get_next_sibling(child)) count++;
        if (count != 200) return 2;
        if (round == 0) g_print("NIBS GtkBuilder, 200 views, first: %.3f ms,\n", ms);
        else times[round - 1] = ms;
        g_object_unref(box);
        g_object_unref(builder);
    }
    qsort(times, 20, sizeof *times, compare);
    g_print("NIBS GtkBuilder, 200 views, again: %.3f ms,\n", times[10]);
}
