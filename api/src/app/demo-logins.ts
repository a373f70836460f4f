/** The accounts of the demo catalogue: development only. */
export const demoLogins = {
  shopper: { email: "shopper@example.com", password: "shopper-demo" },
  admin: { email: "admin@example.com", password: "admin-demo" },
} as const;
