import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type Cookies = {
  /** The value that the browser sent; `undefined` if missing. */
  read: (name: string) => string | undefined;
  /**
   * Sets a cookie that no script can read and that other sites cannot send with a POST; with "strict", which is for cookies that no
   * page is rendered by, not with a link either.
   */
  set: (name: string, value: string, seconds: number, sameSite?: "lax" | "strict") => void;
  clear: (name: string) => void;
};

declare module "fastify" {
  interface FastifyRequest {
    /** The reply of the request, where cookies are set. */
    cookieReply: FastifyReply | null;
  }
}

/**
 * Returns a function that gives access to the cookies of a request. They are parsed when they are read. Over
 * https, the prefix `__Host-` makes browsers refuse a cookie of that name from a neighbouring subdomain or from plain http.
 */
export const addCookies = async (
  app: FastifyInstance,
  isHttps: boolean,
): Promise<(request: FastifyRequest) => Cookies> => {
  const fullName = (name: string): string => (isHttps ? `__Host-${name}` : name);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps } as const;
  await app.register(cookie, { hook: false });
  // A property, not a WeakMap: its entries survive the young generation, which burdens the garbage collector.
  app.decorateRequest("cookieReply", null);
  app.addHook("onRequest", (request, reply, done) => {
    request.cookieReply = reply;
    done();
  });
  return (request) => ({
    read: (name) => {
      const { cookie: header } = request.headers;
      return header ? app.parseCookie(header)[fullName(name)] : undefined;
    },
    set: (name, value, seconds, sameSite = "lax") =>
      void request.cookieReply?.setCookie(fullName(name), value, { ...options, sameSite, maxAge: seconds }),
    clear: (name) => void request.cookieReply?.clearCookie(fullName(name), options),
  });
};
