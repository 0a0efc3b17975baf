#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangofc-font.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>

// Deprecated in Pango without a replacement; wrapped so that the warning stays here.
static inline int portico_find_base_direction(const char *text, int length) {
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
    PangoDirection direction = pango_find_base_dir(text, length);
    _Pragma("GCC diagnostic pop")
    if (direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL) return 1;
    return direction == PANGO_DIRECTION_LTR || direction == PANGO_DIRECTION_WEAK_LTR ? 0 : -1;
}
