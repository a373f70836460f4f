/*
 * What a shop in development has besides the shop itself. The production image has no tools folder: `app` loads this
 * file only outside of production.
 */
export { loadDemo } from "./demo/load-demo.ts";
export { startEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.ts";
export { addMailboxRoutes } from "./mailbox/mailbox-routes.ts";
export { serveStandIn } from "./razorpay-stand-in/serve-stand-in.ts";
