import type { FastifyInstance } from "fastify";
import { isEdgeCached, limitPublicCaching } from "../../platform/edge/edge-headers.ts";
import type { Services } from "../shop/services.ts";
import { msUntilContentChange } from "./current-content.ts";

/** No cache serves a page after the instant at which a text of the shop changes by itself. */
export const limitCachingOfContent = (app: FastifyInstance, services: Services): void => {
  app.addHook("onSend", async (_request, reply) => {
    if (!isEdgeCached(reply)) return;
    const ms = await msUntilContentChange(services);
    if (ms !== undefined) limitPublicCaching(reply, ms);
  });
};
