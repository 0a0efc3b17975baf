runFuzz(["channel": ChannelFuzz.self], program: "portico-channel-fuzz")
