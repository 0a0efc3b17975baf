runFuzz(["layers": LayerFuzz.self, "layout": LayoutFuzz.self], program: "portico-fuzz")
