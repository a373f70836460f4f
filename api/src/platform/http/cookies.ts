import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export type Cookies = {
  /** The value that the browser sent; `undefined` if missing. */
  read: (name: string) => string | undefined;
  /** Sends a cookie for so many seconds that no script can read and no other site can make the browser post. */
  set: (name: string, value: string, seconds: number) => void;
  clear: (name: string) => void;
};

/** For answers that neither read nor set any. */
export const noCookies: Cookies = { read: () => undefined, set: () => undefined, clear: () => undefined };

/** A request's cookies are parsed when they are read, not for each request. */
export const addCookies = async (app: FastifyInstance): Promise<void> => {
  await app.register(cookie, { hook: false });
};

/**
 * The cookies of a request and of its answer. Over https, the prefix `__Host-` makes browsers refuse a cookie of that
 * name from a neighbouring subdomain or from plain http.
 */
export const cookiesOf = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Cookies => {
  const fullName = (name: string): string => (isHttps ? `__Host-${name}` : name);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps } as const;
  return {
    read: (name) => {
      const { cookie: header } = request.headers;
      return header ? request.server.parseCookie(header)[fullName(name)] : undefined;
    },
    set: (name, value, seconds) =>
      void reply.setCookie(fullName(name), value, { ...options, maxAge: seconds }),
    clear: (name) => void reply.clearCookie(fullName(name), options),
  };
};
