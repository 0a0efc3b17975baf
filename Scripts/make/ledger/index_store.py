"""Reads what the compiler wrote down about every name it resolved (libIndexStore, which comes with the toolchain)."""
import ctypes, os, shutil
from ctypes import CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_size_t, c_uint, c_uint64, c_void_p

DEFINITION, REFERENCE, READ, WRITE, CALL, IMPLICIT = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 8
CHILD_OF, OVERRIDE_OF, ACCESSOR_OF, CONTAINED_BY = 1 << 9, 1 << 11, 1 << 15, 1 << 16
RECORD = 2


class _Text(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


_EACH_TEXT = CFUNCTYPE(c_bool, c_void_p, _Text)
_EACH = CFUNCTYPE(c_bool, c_void_p, c_void_p)


def _library():
    path = os.path.join(os.path.dirname(os.path.realpath(shutil.which("swift") or "")), "../lib/libIndexStore.so")
    if not os.path.exists(path):
        raise OSError(f"no libIndexStore.so beside the Swift toolchain: looked at {os.path.normpath(path)}")
    library = ctypes.CDLL(path)
    for name, result, *arguments in [
        ("store_create", c_void_p, c_char_p, c_void_p), ("store_units_apply_f", c_bool, c_void_p, c_uint, c_void_p, _EACH_TEXT),
        ("unit_reader_create", c_void_p, c_void_p, c_char_p, c_void_p), ("unit_reader_dispose", None, c_void_p),
        ("unit_reader_get_main_file", _Text, c_void_p), ("unit_reader_get_module_name", _Text, c_void_p),
        ("unit_reader_dependencies_apply_f", c_bool, c_void_p, c_void_p, _EACH),
        ("unit_dependency_get_kind", c_uint, c_void_p), ("unit_dependency_get_name", _Text, c_void_p),
        ("unit_dependency_get_filepath", _Text, c_void_p),
        ("record_reader_create", c_void_p, c_void_p, c_char_p, c_void_p), ("record_reader_dispose", None, c_void_p),
        ("record_reader_occurrences_apply_f", c_bool, c_void_p, c_void_p, _EACH),
        ("occurrence_get_symbol", c_void_p, c_void_p), ("occurrence_get_roles", c_uint64, c_void_p),
        ("occurrence_get_line_col", None, c_void_p, POINTER(c_uint), POINTER(c_uint)),
        ("occurrence_relations_apply_f", c_bool, c_void_p, c_void_p, _EACH),
        ("symbol_get_usr", _Text, c_void_p), ("symbol_get_name", _Text, c_void_p),
        ("symbol_relation_get_roles", c_uint64, c_void_p), ("symbol_relation_get_symbol", c_void_p, c_void_p),
    ]:
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, list(arguments)
    return library


class Occurrence:
    """One place where a name stands: line and column, roles, and what it is related to as (roles, usr)."""
    __slots__ = ("usr", "name", "roles", "line", "column", "relations")

    def __init__(self, usr, name, roles, line, column, relations):
        self.usr, self.name, self.roles, self.line, self.column, self.relations = usr, name, roles, line, column, relations


class IndexStore:
    """The store of one build folder."""

    def __init__(self, path):
        if not os.path.isdir(path):
            raise OSError(f"no index at {path}: swift build --build-tests first")
        self.library = _library()
        self.store = self.library.indexstore_store_create(path.encode(), None)
        if not self.store:
            raise OSError(f"the index at {path} can't be read")

    def units(self):
        """(file, module, [name of a record]) of every compiled Swift file."""
        names = []
        each = _EACH_TEXT(lambda _, name: names.append(str(name)) or True)
        self.library.indexstore_store_units_apply_f(self.store, 0, None, each)
        for name in names:
            reader = self.library.indexstore_unit_reader_create(self.store, name.encode(), None)
            if not reader:
                continue
            main, module = str(self.library.indexstore_unit_reader_get_main_file(reader)), str(self.library.indexstore_unit_reader_get_module_name(reader))
            records = []

            def dependency(_, item):
                if self.library.indexstore_unit_dependency_get_kind(item) == RECORD:
                    if str(self.library.indexstore_unit_dependency_get_filepath(item)) == main:
                        records.append(str(self.library.indexstore_unit_dependency_get_name(item)))
                return True

            self.library.indexstore_unit_reader_dependencies_apply_f(reader, None, _EACH(dependency))
            self.library.indexstore_unit_reader_dispose(reader)
            yield main, module, records

    def occurrences(self, record):
        """Every occurrence of a record, in order."""
        library, found, symbols = self.library, [], {}
        reader = library.indexstore_record_reader_create(self.store, record.encode(), None)
        if not reader:
            return found
        line, column = c_uint(), c_uint()

        def symbol(pointer):
            if pointer not in symbols:
                symbols[pointer] = (str(library.indexstore_symbol_get_usr(pointer)), str(library.indexstore_symbol_get_name(pointer)))
            return symbols[pointer]

        relations = []

        def relation(_, item):
            relations.append((library.indexstore_symbol_relation_get_roles(item),
                              symbol(library.indexstore_symbol_relation_get_symbol(item))[0]))
            return True

        each_relation = _EACH(relation)

        def occurrence(_, item):
            relations.clear()
            library.indexstore_occurrence_relations_apply_f(item, None, each_relation)
            library.indexstore_occurrence_get_line_col(item, byref(line), byref(column))
            usr, name = symbol(library.indexstore_occurrence_get_symbol(item))
            found.append(Occurrence(usr, name, library.indexstore_occurrence_get_roles(item), line.value, column.value, list(relations)))
            return True

        library.indexstore_record_reader_occurrences_apply_f(reader, None, _EACH(occurrence))
        library.indexstore_record_reader_dispose(reader)
        return found
