import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const path = "/speculation-rules.json";

/**
 * The browser prefetches the page of a hovered product link, as long as the client's script has not started: it marks the
 * document with `data-started`, and then prefetches the data alone. Chromium also ignores the rules itself if the shopper saves
 * data: a page from a proxy can have the header.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/product/*" }, { selector_matches: "html:not([data-started]) a" }] },
      eagerness: "moderate",
    },
  ],
};

/** Names the rules in a page's headers. The content security policy allows no rules inside of the page. */
export const nameSpeculationRules = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.headers["save-data"] !== "on") void reply.header("speculation-rules", `"${path}"`);
};

/** GET /speculation-rules.json: the links that a browser may follow in advance (docs/adr/0036). */
export const addSpeculationRules = (app: FastifyInstance): void => {
  const text = JSON.stringify(rules);
  app.get(path, (_request, reply) =>
    reply
      .type("application/speculationrules+json")
      .header("cache-control", "public, max-age=86400")
      .send(text),
  );
};
