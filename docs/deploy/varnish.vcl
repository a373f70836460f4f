vcl 4.1;

# Varnish 7 in front of the shop, with the module xkey: `apt-get install varnish varnish-modules`.
# Start: varnishd -f varnish.vcl -a :8080 -p http_gzip_support=off -p http_resp_hdr_len=16k
# Change the backend and TOKEN. The shop needs EDGE_PURGE_URL=http://<varnish>/purge-edge, EDGE_PURGE_TOKEN=<TOKEN> and
# TRUST_PROXY=1. `api/test/ops/edge-cache.test.ts` runs this file.

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "4000";
  .first_byte_timeout = 12s;
  .probe = {
    .url = "/health/live";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.url == "/purge-edge") {
    if (req.method != "POST" || req.http.authorization != "Bearer TOKEN") {
      return (synth(403));
    }
    set req.http.x-purged = xkey.purge(req.http.surrogate-key);
    return (synth(204));
  }

  # Stale responses: for a minute while the shop is healthy, for a day while it is not.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  # Whatever a session asks is never stored, and never answered from the cache.
  if (req.http.authorization) {
    return (pass);
  }

  # Of GraphQL only the trusted documents; never the pages of one person, files of the shop's own routes, or REST.
  if (req.url ~ "^/graphql" && req.url !~ "^/graphql\?documentId=") {
    return (pass);
  }
  if (req.url ~ "^/(api|invoices|webhooks|dev|health)(/|\?|$)") {
    return (pass);
  }

  # No public response depends on a cookie.
  unset req.http.cookie;

  # One entry for all links of a campaign.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid)=") {
    set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid)=[^&]*", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # Two variants of each response, as the shop compresses it.
  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  # A failing shop does not replace a page that is still there.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # A page that was sent in a hurry, without its content: it replaces no other one, and the next request asks again.
  if (beresp.status == 200 && beresp.http.cache-control == "no-cache") {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 1s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.cache-control ~ "stale-if-error" && beresp.ttl > 0s) {
    set beresp.grace = 24h;
  }
  # Pictures too: that of a deleted account is purged.
  if (beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
}

sub vcl_deliver {
  # The names of the tags are of no use to a browser. It revalidates the page each time; scripts and pictures have their year.
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  if (resp.http.cache-control ~ "s-maxage") {
    set resp.http.cache-control = "no-cache";
    unset resp.http.age;
  }
}
