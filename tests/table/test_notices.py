"""Turn notices: only to public HTTPS addresses, and with nothing secret in them."""

import asyncio
import json
import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from landsraad.table import notices
from landsraad.table.notices import BadAddress, check_url, is_public, resolve
from table.harness import HUMAN, Server, eventually


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "0.0.0.0", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
        "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_refused(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700::1111"])
def test_public_addresses_are_not(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x", "ftp://hooks.example", "https://", "https:///x", "hooks.example",
        "https://user:word@hooks.example/", "https://hooks.example:0/", "https://a b.example/",
        "https://hooks.example:99999/", "https://[::1", "javascript:alert(1)", "https://ё.example/",
        "https://hooks.example/" + "x" * 500, "https://hooks.example/\n",
    ],
)  # fmt: skip
def test_urls_that_are_not_plain_https_are_refused(url):
    with pytest.raises(BadAddress):
        check_url(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/", "https://localhost/x", "https://[::1]/", "https://2130706433/",
        "https://0x7f.1/", "https://127.1/", "https://[::ffff:127.0.0.1]/", "https://0/",
        "https://169.254.169.254/latest/meta-data", "https://10.1.2.3:8443/",
        "https://no-such-host.invalid/",
    ],
)  # fmt: skip
def test_hosts_that_lead_inside_are_refused_after_resolving(url):
    with pytest.raises(BadAddress):
        asyncio.run(resolve(check_url(url)))


def test_a_table_refuses_them_too(light):
    table = light.open(HUMAN, HUMAN)
    with table.sit(0) as ann, table.watch() as carl:
        for url in ("https://127.0.0.1/", "http://example.net/", "https://localhost:9/x"):
            assert ann.ask("set_hook", "refused", url=url)["code"] == "hook"
        assert carl.ask("set_hook", "refused", url="https://1.1.1.1/")["code"] == "not_yours"


class Hook:
    """A webhook over real TLS on this machine."""

    def __init__(self, folder):
        self.key, self.certificate = folder / "key.pem", folder / "certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
             "-keyout", self.key, "-out", self.certificate],
            check=True, capture_output=True,
        )  # fmt: skip
        self.answers, self.calls = [], []
        hook = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.calls.append((self.headers["Host"], json.loads(body)))
                self.send_response(hook.answers.pop(0) if hook.answers else 204)
                self.send_header("Location", "https://localhost/elsewhere")
                self.end_headers()

            def log_message(self, *words):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Answer)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, self.key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def test_a_turn_is_told_to_the_webhook_and_the_open_hook(tmp_path, monkeypatch):
    monkeypatch.setattr(notices, "RETRY_AFTER", 0.05)
    hook, mail = Hook(tmp_path), []

    async def keep(notice):
        mail.append(notice)

    url = f"https://localhost:{hook.port}/turn?key=abc"
    with Server(
        f"sqlite:///{tmp_path / 'tables.sqlite'}", private_webhooks=True, notice_hooks=(keep,),
        webhook_certificates=str(hook.certificate), public_address="https://table.example/",
    ) as server:  # fmt: skip
        table = server.open(HUMAN | {"name": "Ann"}, HUMAN | {"name": "Ben"})
        with table.sit(0) as ann, table.sit(1) as ben:
            mover, away = (ann, ben) if ann.options else (ben, ann)
            away.send("set_hook", url=url)
            away.ask("ping", "pong")
            away.socket.close()
            seat = away.info["you"]
            mover.wait(lambda: not mover.info["seats"][seat]["connected"])
            hook.answers = [500]
            while mover.options:
                mover.move()
            eventually(lambda: len(hook.calls) == 2)
            eventually(lambda: server.lobby.services.notifier.sent == 1)
        host, body = hook.calls[1]
        assert host == f"localhost:{hook.port}"
        assert body["table"] == table.table
        assert (body["seat"], body["name"]) == (seat, away.info["seats"][seat]["name"])
        assert body["address"] == f"https://table.example/table/{table.table}"
        assert all(secret not in json.dumps(hook.calls) for secret in table.secrets.values())
        assert [notice.seat for notice in mail] == [seat]

        # A redirect is not followed: it counts as a failure, twice.
        hook.answers = [302, 302]
        notifier = server.lobby.services.notifier
        asyncio.run_coroutine_threadsafe(
            notifier._deliver(mail[0], url), server.loop
        ).result(20)  # fmt: skip
        assert len(hook.calls) == 4
        assert notifier.failed == 1
