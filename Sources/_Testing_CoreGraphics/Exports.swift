// What Swift Testing imports by itself into a file that imports Testing and CoreGraphics. On Apple's platforms it attaches images
// to test results; it has to be there for such a file to compile.
@_exported import CoreGraphics
