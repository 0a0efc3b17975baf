// In a file without Foundation, which imports the C library too and would bring back the check that `stdout` is no constant.
@preconcurrency import Glibc

enum StandardStream {
    static var output: UnsafeMutablePointer<FILE>? { stdout }
}
