runFuzz(
    ["documents": TextFuzz.self, "layers": LayerFuzz.self, "layout": LayoutFuzz.self, "viewer": ViewerFuzz.self],
    program: "portico-fuzz")
