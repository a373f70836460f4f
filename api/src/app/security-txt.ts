import type { FastifyInstance } from "fastify";
import type { Settings } from "../features/shop/settings.ts";

const path = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. The response renews itself. */
const validDays = 180;

const dayMilliseconds = 86_400_000;

/** GET /.well-known/security.txt: the contact for reports of weaknesses. */
export const addSecurityTxt = (
  app: FastifyInstance,
  settings: Pick<Settings, "publicUrl" | "messagesTo">,
): void => {
  app.get(path, async (_request, reply) => {
    const { publicUrl, messagesTo } = settings;
    // Whole days, so that the response changes once a day.
    const day = Math.floor(Date.now() / dayMilliseconds) + validDays;
    const lines = [
      `Contact: mailto:${encodeURI(messagesTo)}`,
      `Expires: ${new Date(day * dayMilliseconds).toISOString()}`,
      "Preferred-Languages: en, hi",
      `Canonical: ${publicUrl}${path}`,
    ];
    return reply
      .header("cache-control", "public, max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n`);
  });
};
