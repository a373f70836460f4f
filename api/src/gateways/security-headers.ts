import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const razorpay = ["https://checkout.razorpay.com", "https://api.razorpay.com", "https://*.razorpay.com"];
const sandbox = [
  "https://embeddable-sandbox.cdn.apollographql.com",
  "https://sandbox.embed.apollographql.com",
];
const sandboxAssets = ["https://apollo-server-landing-page.cdn.apollographql.com"];

/** What the shop's own pages may load: themselves, and Razorpay's checkout. */
const shopPolicy: Record<string, string[]> = {
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  scriptSrc: ["'self'", "https://checkout.razorpay.com"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "https:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...razorpay],
  frameSrc: razorpay,
};

/** The Sandbox page is Apollo's: it brings inline scripts and its own frame. Development only. */
const explorerPolicy: Record<string, string[]> = {
  ...shopPolicy,
  scriptSrc: ["'self'", "'unsafe-inline'", ...sandbox, ...sandboxAssets],
  styleSrc: ["'self'", "'unsafe-inline'", "https://fonts.googleapis.com", ...sandboxAssets],
  fontSrc: ["'self'", "https://fonts.gstatic.com"],
  connectSrc: ["'self'", ...sandbox, ...sandboxAssets],
  frameSrc: sandbox,
  manifestSrc: ["'self'", ...sandboxAssets],
};

const common = {
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
} as const;

/** Security headers for every answer; pages get the shop's policy, GET /graphql the explorer's. */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  options: { https: boolean },
): Promise<void> => {
  const hsts = options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false;
  const upgrade: Record<string, string[]> = options.https ? { upgradeInsecureRequests: [] } : {};
  await app.register(helmet, {
    ...common,
    hsts,
    contentSecurityPolicy: { useDefaults: false, directives: { ...shopPolicy, ...upgrade } },
  });
  app.addHook("onRoute", (route) => {
    if (route.url === "/graphql" && route.method === "GET")
      route.helmet = {
        ...common,
        hsts,
        contentSecurityPolicy: { useDefaults: false, directives: explorerPolicy },
      };
  });
};
