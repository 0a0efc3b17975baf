runFuzz(["nib": NibFuzz.self], program: "portico-document-fuzz")
