import type { BadInput } from "./rows.ts";

const CHECK_EMAIL = "/api/auth/check-email";

/** Types that a client may declare for an empty body. */
export const emptyBodyTypes = [
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "text/xml",
  "nonsense",
];

/** Bodies of documented paths. Those that every path refuses are in bodies.ts. */
export const badRestCalls: BadInput[] = [
  {
    name: "a login without an email",
    path: "/api/auth/login",
    body: { password: "x" },
    code: "EMAIL_INVALID",
    field: "email",
    message: "Please enter a valid email address.",
  },
  {
    name: "a login without a password",
    path: "/api/auth/login",
    body: { email: "a@b.in" },
    code: "FIELD_NEEDED",
    field: "password",
    message: "Please enter the password.",
  },
  {
    name: "a login with a number as the password",
    path: "/api/auth/login",
    body: { email: "a@b.in", password: 5 },
    code: "FIELD_MISTYPED",
    field: "password",
    message: "The password must be text.",
  },
  {
    name: "a verification without its token",
    path: "/api/auth/verify-email",
    body: {},
    code: "VERIFICATION_INVALID",
    field: "token",
    message: "Invalid verification token",
  },
  {
    name: "a reset without a new password",
    path: "/api/auth/reset-password",
    body: { token: "x" },
    code: "PASSWORD_TOO_SHORT",
    field: "newPassword",
    message: "Password must be at least 6 characters long",
  },
  {
    name: "a populated product without its _id",
    as: "shopper",
    path: "/api/wishlist/toggle",
    body: { productId: { id: "01990000-0000-7000-8000-000000000000" } },
    code: "FIELD_MISTYPED",
    field: "productId",
    message: "The product id must be text.",
  },
  {
    name: "JSON as plain text, which fetch declares for a text without a header",
    path: CHECK_EMAIL,
    body: '{"email":"asha@example.com"}',
    headers: { "content-type": "text/plain;charset=UTF-8" },
    status: 415,
    code: "UNSUPPORTED_MEDIA_TYPE",
    message: "Send the body as application/json.",
  },
  ...emptyBodyTypes.map((type) => ({
    name: `no body as ${type}`,
    path: CHECK_EMAIL,
    body: "",
    headers: { "content-type": type },
    code: "EMAIL_INVALID",
    field: "email",
  })),
];
