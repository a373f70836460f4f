import helmet from "helmet";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

const sandbox = [
  "https://embeddable-sandbox.cdn.apollographql.com",
  "https://sandbox.embed.apollographql.com",
];
const sandboxAssets = ["https://apollo-server-landing-page.cdn.apollographql.com"];

type Policy = Record<string, string[]>;

/** What the shop's own pages may load: files of the shop, and the checkout of the payment's origins. */
const shopPolicy = (payment: readonly string[], pictures: readonly string[] = []): Policy => ({
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  scriptSrc: ["'self'", ...payment],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", "data:", "https:", ...pictures],
  mediaSrc: ["'self'", ...pictures],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...payment],
  frameSrc: payment.length > 0 ? [...payment] : ["'none'"],
});

/** Text becomes markup or script only through the client's policy (`web/src/app/trusted-types.ts`). */
const trustedTypes: Policy = { requireTrustedTypesFor: ["'script'"], trustedTypes: ["default"] };

/**
 * Trusted types are enforced while the checkout's script is the shop's own. With Razorpay's script, violations are reported
 * only: how that script changes the page cannot be tested here, and a broken payment is worse than a missing header.
 */
const shopPageHeaders = (
  payment: readonly string[],
  pictures: readonly string[],
  isHttps: boolean,
): Record<string, string> => {
  const isEnforced = payment.length === 0;
  const headers = headersOf(
    { ...shopPolicy(payment, pictures), ...(isEnforced ? trustedTypes : {}) },
    isHttps,
  );
  return isEnforced
    ? headers
    : { ...headers, "content-security-policy-report-only": "require-trusted-types-for 'script'" };
};

/** The shop uses no device of the browser but payments, which the checkout's frame may use too. */
const permissionsPolicy = (payment: readonly string[]): string => {
  const closed = [
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ];
  const payers = ["self", ...payment.map((origin) => JSON.stringify(origin))];
  return [...closed.map((feature) => `${feature}=()`), `payment=(${payers.join(" ")})`].join(", ");
};

/** The policy of Apollo's Sandbox page, which has inline scripts and a frame. Development only. */
const explorerPolicy: Policy = {
  ...shopPolicy([]),
  scriptSrc: ["'self'", "'unsafe-inline'", ...sandbox, ...sandboxAssets],
  styleSrc: ["'self'", "'unsafe-inline'", "https://fonts.googleapis.com", ...sandboxAssets],
  fontSrc: ["'self'", "https://fonts.gstatic.com"],
  connectSrc: ["'self'", ...sandbox, ...sandboxAssets],
  frameSrc: sandbox,
  manifestSrc: ["'self'", ...sandboxAssets],
};

/** Path of the explorer that needs no internet. */
export const offlineExplorerPath = "/graphql/offline";

/** The policy of the offline explorer: no foreign host. The scripts of its tabs run in a frame of its own. */
const offlineExplorerPolicy: Policy = {
  ...shopPolicy([]),
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'", "data:"],
  workerSrc: ["'self'", "blob:"],
  frameSrc: ["'self'"],
};

/** The frame evaluates the scripts that the developer writes. */
const offlineFramePolicy: Policy = {
  ...offlineExplorerPolicy,
  scriptSrc: ["'self'", "'unsafe-eval'"],
  frameAncestors: ["'self'"],
};

/** The headers that helmet would set on every response: they never change, so they are computed once. */
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
    // Read by obsolete browsers only, or without effect here. A page should fit into the first round trip with its headers.
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
  });
  build({} as IncomingMessage, answer as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
};

const isGraphqlUrl = (url: string): boolean => url.startsWith("/graphql");

/** Paths of the client's assets and of pictures: many small files, whose headers count on a slow line. */
const filePath = /^\/(?:assets|media)\//;

/** The headers of a file that is no page: what a browser applies to it, also if it is opened alone. */
const fileHeaders = (pageHeaders: Readonly<Record<string, string>>): Record<string, string> => {
  const shared = ["x-content-type-options", "cross-origin-resource-policy", "strict-transport-security"];
  return {
    ...Object.fromEntries(Object.entries(pageHeaders).filter(([name]) => shared.includes(name))),
    // A browser shows a picture that is opened alone with a style of its own.
    "content-security-policy": "default-src 'none';style-src 'unsafe-inline';sandbox",
  };
};

/** Sets the security headers of a response: the shop's policy for pages, the explorer's for GET /graphql, few for files. */
export const securityHeaders = (options: {
  isHttps: boolean;
  hasExplorer: boolean;
  payment: readonly string[];
  /** The origin of pictures and videos, if it is not the shop's. */
  pictures?: readonly string[];
}): ((request: FastifyRequest, reply: FastifyReply) => void) => {
  const { isHttps, hasExplorer, payment, pictures = [] } = options;
  const devices = { "permissions-policy": permissionsPolicy(payment) };
  const usual = { ...shopPageHeaders(payment, pictures, isHttps), ...devices };
  const file = fileHeaders(usual);
  const explorer = hasExplorer ? { ...headersOf(explorerPolicy, isHttps), ...devices } : usual;
  const offlineExplorer = { ...headersOf(offlineExplorerPolicy, isHttps), ...devices };
  const offlineFrame = {
    ...headersOf(offlineFramePolicy, isHttps),
    ...devices,
    "x-frame-options": "SAMEORIGIN",
  };
  const headersFor = ({ url, method }: FastifyRequest) => {
    if (filePath.test(url)) return file;
    if (hasExplorer && url.startsWith(`${offlineExplorerPath}/iframe-sandbox`)) return offlineFrame;
    if (hasExplorer && url.startsWith(offlineExplorerPath)) return offlineExplorer;
    return isGraphqlUrl(url) && method === "GET" ? explorer : usual;
  };
  return (request, reply) => {
    void reply.headers(headersFor(request)).header("x-request-id", request.id);
    if (isGraphqlUrl(request.url)) void reply.header("cache-control", "no-store");
  };
};
