"""A file dropped onto a window, as a file manager does it: the side of XDND that has the file."""

import ctypes
import time

CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY, COPY, ATOM_TYPE = 33, 30, 31, b"XdndActionCopy", 4
VERSION = 5
PATIENCE = 20.0


class Dropper:
    """A window of nobody that owns what is dragged."""

    def __init__(self, screen):
        self.x11, self.display = screen.x11, screen.display
        for name in ("XInternAtom", "XCreateSimpleWindow"):
            getattr(self.x11, name).restype = ctypes.c_ulong
        self.window = self.x11.XCreateSimpleWindow(self.display, screen.root, 0, 0, 1, 1, 0, 0, 0)

    def atom(self, name):
        return self.x11.XInternAtom(self.display, name, 0)

    def post(self, target, name, *data):
        event = (ctypes.c_long * 24)()
        # XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data.
        event[0], event[4], event[5], event[6] = CLIENT_MESSAGE, target, self.atom(name), 32
        for index, value in enumerate((self.window, *data)):
            event[7 + index] = value
        self.x11.XSendEvent(self.display, ctypes.c_ulong(target), 0, ctypes.c_long(0), ctypes.byref(event))

    def send(self, target, name, *data):
        self.post(target, name, *data)
        self.x11.XFlush(self.display)

    def vanish(self, target, x, y):
        """Drags something to a place, and has gone before it is answered."""
        self.post(target, b"XdndEnter", VERSION << 24, self.atom(b"text/uri-list"), 0, 0)
        self.post(target, b"XdndPosition", 0, int(x) << 16 | int(y), 0, self.atom(COPY))
        self.x11.XDestroyWindow(self.display, ctypes.c_ulong(self.window))
        self.x11.XFlush(self.display)

    def next(self, what, condition):
        """The next event of our window that it is true for."""
        until = time.monotonic() + PATIENCE
        event = (ctypes.c_long * 24)()
        while time.monotonic() < until:
            while self.x11.XPending(self.display):
                self.x11.XNextEvent(self.display, ctypes.byref(event))
                if condition(event):
                    return event
            time.sleep(0.002)
        raise AssertionError(f"never: {what}")

    def answer(self, event, text):
        """Gives who asks for it what is dragged."""
        # XSelectionRequestEvent: type, serial, send_event, display, owner, requestor, selection, target, property, time.
        requestor, selection, target, place, when = event[5:10]
        data = text.encode()
        self.x11.XChangeProperty(
            self.display, ctypes.c_ulong(requestor), ctypes.c_ulong(place), ctypes.c_ulong(target), 8, 0, data, len(data))
        reply = (ctypes.c_long * 24)()
        reply[0], reply[4], reply[5], reply[6], reply[7], reply[8] = SELECTION_NOTIFY, requestor, selection, target, place, when
        self.x11.XSendEvent(self.display, ctypes.c_ulong(requestor), 0, ctypes.c_long(0), ctypes.byref(reply))
        self.x11.XFlush(self.display)

    def drop(self, path, target, x, y):
        """At a place of the screen that is the target window's."""
        self.x11.XSetSelectionOwner(self.display, ctypes.c_ulong(self.atom(b"XdndSelection")), ctypes.c_ulong(self.window), ctypes.c_ulong(0))
        self.send(target, b"XdndEnter", VERSION << 24, self.atom(b"text/uri-list"), 0, 0)
        self.send(target, b"XdndPosition", 0, int(x) << 16 | int(y), 0, self.atom(COPY))
        status = self.atom(b"XdndStatus")
        self.next("an answer to what is dragged", lambda event: event[0] & 0xff == CLIENT_MESSAGE and event[5] == status)
        self.send(target, b"XdndDrop", 0, 0, 0, 0)
        request = self.next("a question for what was dropped", lambda event: event[0] & 0xff == SELECTION_REQUEST)
        self.answer(request, path.resolve().as_uri() + "\r\n")
        finished = self.atom(b"XdndFinished")
        self.next("the end of the drop", lambda event: event[0] & 0xff == CLIENT_MESSAGE and event[5] == finished)
