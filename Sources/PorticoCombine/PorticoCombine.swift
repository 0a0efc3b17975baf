// Apple's Combine is closed; OpenCombine is its open twin. The lowering turns `import Combine` into `import OpenCombine`.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
