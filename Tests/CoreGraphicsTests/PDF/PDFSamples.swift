import Foundation

/// Files that no context of ours writes.
enum PDFSamples {
    /// A page of 100 by 60 points, turned by 90 degrees and cut to (10, 10, 40, 30), with a red rectangle; its objects and its table are packed.
    static let packed = [UInt8](
        Data(
            base64Encoded: """
                JVBERi0xLjUKNCAwIG9iajw8L1R5cGUvT2JqU3RtL04gMy9GaXJzdCAxNS9GaWx0ZXIvRmxhdGVEZWNvZGUvTGVuZ3RoIDE0NT4+c3RyZWFtCnicVY7BCoMw\
                DEB/JX+QVK1jUHqYRxmMspt4KDOIMIy0Fba/Xzsv2yWH5L1HKiCooT2BAtVoMAbv743x5meO2C9THOpMuBE72dcECq88Lf4ir4HyXhFBSyM6ST4xnMnav0Qe\
                gbNWlQZ2QbZiqiKCJmiodNeUkQj6yziOsocHR2Os/al1PvmnzMdjRy9fP9XKNpEKZW5kc3RyZWFtIGVuZG9iago1IDAgb2JqPDwvTGVuZ3RoIDI1Pj5zdHJl\
                YW0KMSAwIDAgcmcgMTAgMTAgMzAgMjAgcmUgZgplbmRzdHJlYW0gZW5kb2JqCjYgMCBvYmo8PC9UeXBlL1hSZWYvU2l6ZSA3L1dbMSAyIDFdL1Jvb3QgMSAw\
                IFIvRmlsdGVyL0ZsYXRlRGVjb2RlL0RlY29kZVBhcm1zPDwvUHJlZGljdG9yIDEyL0NvbHVtbnMgND4+L0xlbmd0aCAzNz4+c3RyZWFtCnicY2IAAiYmBhYg\
                ZmD4ByIYmf4zsP4Hst4wMDEwujMAADcjBE0KZW5kc3RyZWFtIGVuZG9iagpzdGFydHhyZWYKMzE2CiUlRU9GCg==
                """)!)

    /// Two pages of 100 by 60 points, encrypted by RC4; the passwords are `user` and `owner`.
    static let locked = [UInt8](
        Data(
            base64Encoded: """
                JVBERi0xLjMKJeLjz9MKMSAwIG9iago8PAovVGl0bGUgPDk4NjQ2ZDdhMjk5Zj4KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL1R5cGUgL1BhZ2VzCi9Db3VudCAy\
                Ci9LaWRzIFsgNCAwIFIgNiAwIFIgXQo+PgplbmRvYmoKMyAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMiAwIFIKPj4KZW5kb2JqCjQgMCBvYmoK\
                PDwKL1R5cGUgL1BhZ2UKL1Jlc291cmNlcyA8PAo+PgovTWVkaWFCb3ggWyAwLjAgMC4wIDEwMCA2MCBdCi9QYXJlbnQgMiAwIFIKL0NvbnRlbnRzIDUgMCBS\
                Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggMjUKPj4Kc3RyZWFtClzp2DsgRBdxd92y3soRoeUmKC0ajhjdUIQKZW5kc3RyZWFtCmVuZG9iago2IDAg\
                b2JqCjw8Ci9UeXBlIC9QYWdlCi9SZXNvdXJjZXMgPDwKPj4KL01lZGlhQm94IFsgMC4wIDAuMCAxMDAgNjAgXQovUGFyZW50IDIgMCBSCi9Db250ZW50cyA3\
                IDAgUgo+PgplbmRvYmoKNyAwIG9iago8PAovTGVuZ3RoIDI0Cj4+CnN0cmVhbQqO8x7jc65nCMKC9+2IA64B+OwBghFVKqIKZW5kc3RyZWFtCmVuZG9iago4\
                IDAgb2JqCjw8Ci9WIDIKL1IgMwovTGVuZ3RoIDEyOAovUCA0Mjk0OTY3MjkyCi9GaWx0ZXIgL1N0YW5kYXJkCi9PIDwwYmEzODM1Zjg4ZjkwMzg4ZTc0ZTU0\
                NTg0MTI1Y2UxNDJiZTBkZTI0YzZiMGQzNzc0NmUwNzViODkxNzU2NjcxPgovVSA8MDZhOTMxMmFhNWM3MGY3YjllYjFlZjgzZjViMjg2YWIyOGJmNGU1ZTRl\
                NzU4YTQxNjQwMDRlNTZmZmZhMDEwOD4KPj4KZW5kb2JqCnhyZWYKMCA5CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAw\
                MDU4IDAwMDAwIG4gCjAwMDAwMDAxMjMgMDAwMDAgbiAKMDAwMDAwMDE3MiAwMDAwMCBuIAowMDAwMDAwMjgxIDAwMDAwIG4gCjAwMDAwMDAzNTYgMDAwMDAg\
                biAKMDAwMDAwMDQ2NSAwMDAwMCBuIAowMDAwMDAwNTM5IDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgOQovUm9vdCAzIDAgUgovSW5mbyAxIDAgUgovSUQg\
                WyA8ODBkZmE4ZjM1NzE1ZTRiYWU0MDcwODI0NmY2NTFiOWQ+IDw4MGRmYThmMzU3MTVlNGJhZTQwNzA4MjQ2ZjY1MWI5ZD4gXQovRW5jcnlwdCA4IDAgUgo+\
                PgpzdGFydHhyZWYKNzU0CiUlRU9GCg==
                """)!)
}
