"""A WebSocket client, as small as a test needs: text and binary messages, no extensions."""

import base64
import os
import socket
import struct
from urllib.parse import urlsplit


class WebSocket:
    def __init__(self, address, origin=None, timeout=30):
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=timeout)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {parts.path or '/'} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.split(b"\r\n")[0].decode())

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the connection ended")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, text, opcode=1):
        data = text.encode() if isinstance(text, str) else text
        mask = os.urandom(4)
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
        repeated = (mask * (length // 4 + 1))[:length]
        body = (int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")
        self.socket.sendall(head + mask + body)

    def receive(self):
        """The next message: text as str, binary as bytes."""
        whole, kind = b"", None
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            data = self._take(length)
            opcode = first & 15
            if opcode == 8:
                raise ConnectionError("closed by the other side: " + data[2:].decode(errors="replace"))
            if opcode == 9:
                self.send(data, 10)
            if opcode > 2:
                continue
            kind = opcode or kind
            whole += data
            if first & 0x80:
                return whole.decode() if kind == 1 else whole

    def close(self):
        self.socket.close()
