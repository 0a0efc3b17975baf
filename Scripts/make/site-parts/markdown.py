"""GitHub's Markdown to HTML by libcmark-gfm, which Portico depends on anyway (Scripts/setup)."""
import ctypes, ctypes.util, glob, re

EXTENSIONS = [b"table", b"strikethrough", b"autolink", b"tasklist"]
SOURCE_POSITIONS, FOOTNOTES = 1 << 1, 1 << 13


def library(name):
    for path in [name + ".so.0.29.0.gfm.6", *sorted(glob.glob(f"/usr/lib/*/{name}.so.*")), name + ".so"]:
        try:
            return ctypes.CDLL(path)
        except OSError:
            continue
    raise SystemExit(f"site: no {name}: Scripts/setup installs it (Debian: libcmark-gfm-extensions0.29.0.gfm.6)")


core, more = library("libcmark-gfm"), library("libcmark-gfm-extensions")
more.cmark_gfm_core_extensions_ensure_registered()
core.cmark_parser_new.restype = ctypes.c_void_p
core.cmark_find_syntax_extension.restype = ctypes.c_void_p
core.cmark_parser_finish.restype = ctypes.c_void_p
core.cmark_parser_get_syntax_extensions.restype = ctypes.c_void_p
core.cmark_render_html.restype = ctypes.c_void_p
libc = ctypes.CDLL(None)


def html(text, positions=False):
    """The text as HTML; with positions every block says from which line it comes (data-sourcepos). Raw HTML is left out."""
    options = FOOTNOTES | (SOURCE_POSITIONS if positions else 0)
    parser = ctypes.c_void_p(core.cmark_parser_new(options))
    for name in EXTENSIONS:
        core.cmark_parser_attach_syntax_extension(parser, ctypes.c_void_p(core.cmark_find_syntax_extension(name)))
    data = text.encode()
    core.cmark_parser_feed(parser, data, ctypes.c_size_t(len(data)))
    document = ctypes.c_void_p(core.cmark_parser_finish(parser))
    made = core.cmark_render_html(document, options, ctypes.c_void_p(core.cmark_parser_get_syntax_extensions(parser)))
    result = ctypes.string_at(made).decode()
    libc.free(ctypes.c_void_p(made))
    core.cmark_node_free(document)
    core.cmark_parser_free(parser)
    return re.sub(r"\s*<!-- raw HTML omitted -->\s*", "\n", result)
