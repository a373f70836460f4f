import type { ShopServer } from "../../src/app/server.ts";

/** A login over REST behind a proxy that reports this network address. */
export const logInOverRest =
  (app: ShopServer["app"]) =>
  (email: string, password = "wrong horse", forwarded = "198.51.100.1") =>
    app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email, password },
      headers: { "x-forwarded-for": forwarded },
    });
