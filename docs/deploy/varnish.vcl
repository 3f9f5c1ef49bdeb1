# Varnish in front of two web processes, behind what ends TLS (HAProxy, nginx, Hitch): Varnish itself speaks no TLS.
# Goes to /etc/varnish/default.vcl. Two proxies then stand in front: TRUSTED_PROXIES=2, SITE_URL=https://curbtag.example.
# When Varnish is reached directly (tests, a private network), TRUSTED_PROXIES=1.
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend web1 {
    .host = "127.0.0.1";
    .port = "4321";
    .connect_timeout = 2s;
    .first_byte_timeout = 120s;
    .between_bytes_timeout = 60s;
    .probe = ready;
}

backend web2 {
    .host = "127.0.0.1";
    .port = "4322";
    .connect_timeout = 2s;
    .first_byte_timeout = 120s;
    .between_bytes_timeout = 60s;
    .probe = ready;
}

sub vcl_init {
    new curbtag = directors.round_robin();
    curbtag.add_backend(web1);
    curbtag.add_backend(web2);
}

sub vcl_recv {
    set req.backend_hint = curbtag.backend();

    if (req.url == "/metrics") {
        return (synth(404));
    }
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    # Forms are at most 3 MiB; photos arrive in pieces of up to 5 MiB.
    if (req.url ~ "^/v2/uploads") {
        if (std.integer(req.http.Content-Length, 0) > 5242880) {
            return (synth(413));
        }
    } elsif (std.integer(req.http.Content-Length, 0) > 3145728) {
        return (synth(413));
    }
    # The processes keep finished pages themselves and drop them the moment a listing changes, which Varnish could not
    # know of. It keeps only what never changes under its address: built files and pictures.
    if ((req.method == "GET" || req.method == "HEAD") && req.url ~ "^/(_astro|media)/") {
        unset req.http.Cookie;
        return (hash);
    }
    return (pass);
}

sub vcl_pipe {
    # Without these the upgrade would end at Varnish.
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
}

sub vcl_hash {
    # The three forms of a built file are told apart by what the browser can read; Varnish keeps each as it came.
    hash_data(req.http.Accept-Encoding);
}

sub vcl_backend_response {
    set beresp.do_gzip = false;
    # Kept only when the product says that it never changes.
    if (beresp.http.Cache-Control !~ "immutable" || beresp.status != 200) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}
