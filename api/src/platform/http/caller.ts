import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RoleName } from "../viewer.ts";
import { networkOf } from "./network.ts";

/** Who sends a request, as far as it is verified before its body is read. */
export type Caller = {
  /** The role of the account; `undefined` for a visitor. */
  role: RoleName | undefined;
  /** What the shares of a caller are counted by: the account, the API key, or the network of a visitor. */
  key: string;
};

/** The account whose live session, or whose API key, the token of a request names. */
export type VerifiedAccount = { userId: string; role: RoleName; apiKey?: { id: string } };

declare module "fastify" {
  interface FastifyRequest {
    /** A visitor until the session of the request is read. */
    readonly caller: Caller;
    account: VerifiedAccount | null;
    network: string;
  }
}

/**
 * Adds `request.caller`, and sets it before the body is read. A signed token alone does not make a request other than a
 * visitor's: its session may have ended. A request whose session cannot be read is refused.
 */
export const addCallers = (
  app: FastifyInstance,
  accountOf: (request: FastifyRequest) => Promise<VerifiedAccount | null>,
): void => {
  app.decorateRequest("account", null);
  app.decorateRequest("network", "");
  app.decorateRequest("caller", {
    getter(this: FastifyRequest): Caller {
      if (this.account)
        return { role: this.account.role, key: this.account.apiKey?.id ?? this.account.userId };
      return { role: undefined, key: (this.network ||= networkOf(this.ip)) };
    },
  });
  app.addHook("onRequest", async (request) => {
    if (request.headers.authorization !== undefined) request.account = await accountOf(request);
  });
};
