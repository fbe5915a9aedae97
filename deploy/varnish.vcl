# Varnish with its xkey module in front of one or more nodes. It keeps pages for as long as CDN_MAX_AGE says, and drops
# those that an edit changed: CDN_PURGE_URL=http://127.0.0.1:6081/ CDN_PURGE_METHOD=PURGE CDN_PURGE_TAG_HEADER=xkey-purge
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# Where the nodes are.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "Bad request"));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Who looks at a profile is counted by the server.
  if (req.url ~ "^/@") {
    return (pass);
  }
  # Whoever is signed in or has a shortlist sees pages of their own.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)((__(Host|Secure)-)?guildhall\.session_token=|shortlist=[^;\s])") {
    return (pass);
  }
  # Other cookies change no page that may be kept; the rest is passed on with them.
  set req.http.x-cookie = req.http.Cookie;
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_fetch {
  if (bereq.http.x-cookie) {
    set bereq.http.Cookie = bereq.http.x-cookie;
    unset bereq.http.x-cookie;
  }
}

sub vcl_backend_response {
  # The server sets it for its own caches; cookies are decided on above.
  if (beresp.http.Vary) {
    set beresp.http.Vary = regsuball(beresp.http.Vary, "(?i)(,\s*)?cookie", "");
  }
  if (beresp.http.Surrogate-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 10s);
    set beresp.grace = 10s;
  } else if (beresp.http.Cache-Control !~ "s-maxage|public") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  # A browser asks again each time; only Varnish hears of edits.
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
