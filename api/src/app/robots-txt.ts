import type { FastifyInstance } from "fastify";

/** Pages of one person, and of the admin. A path stands for all that begins with it. The pages of tickets say `noindex`. */
const disallowedPaths = [
  "/admin",
  "/user/",
  "/orders",
  "/checkout",
  "/success",
  "/pay/",
  "/login",
  "/signup",
  "/verify-email",
  "/join-staff",
  "/stop-alerts",
  "/forgot-password",
  "/reset-password",
];

/**
 * GET /robots.txt. Search results are not listed here: their pages say `noindex`, which a crawler only reads if it may
 * request them.
 */
export const addRobotsTxt = (app: FastifyInstance, publicUrl: string): void => {
  const lines = [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n`),
  );
};
