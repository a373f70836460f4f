import { longText } from "../invalid-values.ts";
import type { BadInput } from "./rows.ts";

const wrongMethod = {
  status: 405,
  code: "METHOD_NOT_ALLOWED",
  message: "This path does not support that method.",
};
const unknownPath = { status: 404, code: "PATH_UNKNOWN", message: "There is nothing at this path." };
const undecodable = { code: "BAD_INPUT", message: "Something in the request is not valid." };

/** Paths that the shop does not have, and those of them that cannot be decoded. */
const unknownPaths: [path: string, refusal: Omit<BadInput, "name">][] = [
  ...[
    "/nope",
    "/api",
    "/api/",
    "/api/nope",
    "/api/products//",
    "/api/orders",
    "/graphql/x",
    "/webhooks/x",
    "/dev/mailbox",
    "/media",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%00",
    "/__proto__",
    "/constructor",
    "/.env",
    "/package.json",
    `/${"x".repeat(3000)}`,
  ].map((path): [string, typeof unknownPath] => [path, unknownPath]),
  ["/%", undecodable],
  ["/%E0%A4%A", undecodable],
];

/** Pictures that the shop does not have. */
const unknownPictures = [
  "/media/x/480.avif",
  "/media/0123456789abcdef0123456789abcdef/480.avif",
  "/media/0123456789abcdef0123456789abcdef/481.avif",
  "/media/..%2f..%2fjwt-secret/480.avif",
  "/media/%00/480.avif",
];

/** Values of the header Authorization that are no session. */
export const badTokens = [
  "",
  "Bearer",
  "Bearer ",
  "Basic YTpi",
  "Bearer x.y.z",
  `Bearer ${longText.slice(0, 5000)}`,
  "Bearer null",
  "\u00ff",
];

/** Paths and methods that the shop does not have, and tokens that open none of its paths. */
export const badPaths: BadInput[] = [
  ...(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"] as const).map((method) => ({
    ...wrongMethod,
    name: `${method} of a path that has POST only`,
    method,
    path: "/api/orders/place",
    answerHeaders: { allow: "POST" },
  })),
  ...(["DELETE", "PATCH", "PUT"] as const).flatMap((method) => [
    {
      ...wrongMethod,
      name: `${method} of the list of products`,
      method,
      path: "/api/products",
      body: {},
      answerHeaders: { allow: "GET, POST" },
    },
    { ...unknownPath, name: `${method} of GraphQL`, method, path: "/graphql", body: {} },
  ]),
  ...unknownPaths.flatMap(([path, refusal]) =>
    (["GET", "POST", "DELETE"] as const).map((method) => ({
      ...refusal,
      name: `${method} ${path.slice(0, 60)}`,
      method,
      path,
    })),
  ),
  ...unknownPictures.flatMap((path) => [
    {
      name: `GET ${path}`,
      method: "GET" as const,
      path,
      status: 404,
      code: "NOT_FOUND",
      message: "There is no such picture.",
    },
    ...(["POST", "DELETE"] as const).map((method) => ({
      ...unknownPath,
      name: `${method} ${path}`,
      method,
      path,
    })),
  ]),
  {
    ...undecodable,
    name: "an id that cannot be decoded",
    method: "GET",
    path: "/api/feedback/%E0%A4%A",
    answerHeaders: { "x-content-type-options": "nosniff", "cache-control": "no-store" },
  },
  ...badTokens.map((authorization) => ({
    name: `the header ${JSON.stringify(authorization).slice(0, 40)} for orders`,
    method: "GET" as const,
    path: "/api/orders/my-orders",
    headers: { authorization },
    status: 401,
    code: "UNAUTHENTICATED",
    message: "Please log in.",
  })),
];
