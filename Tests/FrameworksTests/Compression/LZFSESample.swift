import Foundation

/// What Apple's published implementation of LZFSE writes for a text: a block of its coded kind.
enum LZFSESample {
    /// The text: numbers below 1000 in an order that does not repeat soon.
    static let text = Data((0..<1200).map { "\($0 * 7919 % 1000), " }.joined().utf8)

    static let packed = Data(
        base64Encoded: """
            YnZ4MugWAADYA7AbALoDYHoA8YD4EwNglwAAAD+MwAmH/0BFQQAEFHgPtgAAAH4gAoAABAlOr9R3YLgPuhwAAgAAAAAAAgAAAAAAAADfAQAA8B0A12/FX/FZ\
            PBdfxTPxUXwPfwEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAMBa6bUIo/Lf0AFJQ0K9BXOwq4CXIwCRB6\
            VUJ3UnBpkmcOU4qMCmRs3mu1id9I8xyWVEYBCc8Jelrq8gIlFgyF4cnirpoR8ohgRYFRkUznTj0vVXnXsKQ6KqSM5uA8KGVzr4eok63QKj2vNGq9fGeYTpax\
            qZ8m/RwvVXPXSgm1g4AdSyI6UqrsXnBvWjK4ZKUBjiLMSmRsdwaTptwGpqky+HsXCANBCSREMFSGJxueYNpKoAGZyKIymoPzgFI8mQnv16Uc5ZnzTiODauVh\
            w5LqqJRymvPzvFT3c4VyQuaK+2zxKiZdc9dKCZpMK/9Hk3eOl6p515XyOi9VZXnJI0ZK1e5aFkOeYYWPJvEclkpHDYumM2v4arLPYanUkSOdF8pufB9N4jks\
            qfJSK8Fkhu88j0eW8PUAfV4px/b8+R1I4ubJsLQ7RMfGINrCGcMM1+KsRw6TtnzJtlMPYu0HjW+lRQMi1IBRcEI8vGZi5+5Z7f4RsQOVgfgipQwjpqx+xgtN\
            WK9XbRBBo7F1BToS6T3e02AnnJhkHemUqzSfpJN8H3wuj8CASg3QMNy9CafrEFUXnK/R8fsyAAAAAAAAAAAAAHicySgA98VxplKLSVBwDOGkwTnhgzgHvJWO\
            8TiUFffDRYcGUyVkGF7hShokXqgxVgS7Z72VAjBvdMDXfbFKudcauYapL+CFukCndYUHOYcbqbhQXqmOsStu9SXkfhnuxs9h2OPKqEPpemvY1EFCe6UkiFT4\
            BhbSQlzQhuXdVVTurp/GMzyroYUAMg4sjBRJHQdc2OpLiP0wnM3Ma6unHFpLjVdQkfCKIUPs+AKvDpH8HdG9uVEFZHzN0k0++4SSIwaQWbsJSsIlxmpVV2/k\
            6cZq+QhwDjVGML8pDA+o0BasqW/B2g4BDiMUHcCwsHBS5Hdc8AELbUHHNNzG3SsDsvGHXGx7d3d3KU4KDLuKO9ik4S75GTAFhBtgaETqV8aPAN8QER0GKRrk\
            HGCoC7JpwQUw1AU6TRoa9Ng7r0RY4bqpBZFXaswVZTi8lEKAPHa4QotoaXAvlQAUeKqj6crVT4dvqLlnhlZTi8NN1A50vTVs7CChvVISSOCljqYrbfUl1H4Y\
            3mamS7luqcRch4rTLdNohmRVtFBAxsHGKTaRV6ljzLqHX0tvyOz1/dPDXh5BUdbOw462PhXaWmq8goqMhRVycKxBQnz+jjmy9qYDufriO++pVSh8BAtVLH7A\
            avRw2HNRb4TA77hAfTbUTyd0NdpQTgl2QWFrJZklE6D1URGzchLUO96vTNQNsNAWtKlr5doPAQ4TiA5gXNyLSX7TAR/caHDxPSkrR58BeLzwF/5asJlaQPj1\
            NZs0XABDXaLTpKFBf2MlqHGcmN9zAzChV9WYK+pwwQtu2WoEGtxLJdBiLs7Mpgg6yL15UE0OLnBhLhGpbaBGtU3YUS2UErGYBrFWYkyLtFe5m3ZZBCsuLwJ7\
            IwRuvFE3yDGwEBewWXlXu3Mpw1/Isj652Ew1eLhCrZ+SVnkxK9zexS7upKb0gRBSJYW7E1RpMTJKmIWxN8b2XgaWY94Znm1X445pA4ZJVDsbXpPQiU9ZSH/A\
            HHQs25gbcQb2CokzlrUSf1Wx3AslfiRIeWsK+nJYfmJ2eCQ=
            """)!
}
