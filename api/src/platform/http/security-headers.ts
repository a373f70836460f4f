import helmet from "helmet";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

const sandbox = [
  "https://embeddable-sandbox.cdn.apollographql.com",
  "https://sandbox.embed.apollographql.com",
];
const sandboxAssets = ["https://apollo-server-landing-page.cdn.apollographql.com"];

type Policy = Record<string, string[]>;

/** What the shop's own pages may load: themselves, and the checkout of the payment's origins. */
const shopPolicy = (payment: readonly string[]): Policy => ({
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  scriptSrc: ["'self'", ...payment],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "https:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...payment],
  frameSrc: payment.length > 0 ? [...payment] : ["'none'"],
});

/** The Sandbox page is Apollo's: it brings inline scripts and its own frame. Development only. */
const explorerPolicy: Policy = {
  ...shopPolicy([]),
  scriptSrc: ["'self'", "'unsafe-inline'", ...sandbox, ...sandboxAssets],
  styleSrc: ["'self'", "'unsafe-inline'", "https://fonts.googleapis.com", ...sandboxAssets],
  fontSrc: ["'self'", "https://fonts.gstatic.com"],
  connectSrc: ["'self'", ...sandbox, ...sandboxAssets],
  frameSrc: sandbox,
  manifestSrc: ["'self'", ...sandboxAssets],
};

/** The headers that helmet would set on every answer: they never change, so they are computed once. */
const headersOf = (policy: Policy, isHttps: boolean): Record<string, string> => {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const build = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isHttps ? { ...policy, upgradeInsecureRequests: [] } : policy,
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  build({} as IncomingMessage, answer as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
};

/** Puts the security headers on an answer: pages get the shop's policy, GET /graphql the explorer's. */
export const securityHeaders = (options: {
  isHttps: boolean;
  hasExplorer: boolean;
  payment: readonly string[];
}): ((request: FastifyRequest, reply: FastifyReply) => void) => {
  const usual = headersOf(shopPolicy(options.payment), options.isHttps);
  const explorer = options.hasExplorer ? headersOf(explorerPolicy, options.isHttps) : usual;
  return (request, reply) => {
    const isExplorer = request.method === "GET" && request.url.startsWith("/graphql");
    reply.headers(isExplorer ? explorer : usual).header("x-request-id", request.id);
  };
};
