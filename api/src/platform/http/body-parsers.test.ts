import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { ADMIN, SHOPPER, type RoleName } from "../viewer.ts";
import { addBodyParsers, maxJsonValues } from "./body-parsers.ts";
import { addCallers } from "./caller.ts";
import { addErrorHandlers } from "./error-responses.ts";

/** The status of the response to a body that a caller with this role sends. */
const statusOf = async (role: RoleName | undefined, body: unknown): Promise<number> => {
  const app = Fastify();
  onTestFinished(() => app.close());
  addErrorHandlers(app, () => "Saanjh");
  addCallers(app, async () => (role ? { userId: "a", role } : null));
  addBodyParsers(app);
  app.post("/", async () => ({}));
  const headers = { "content-type": "application/json", authorization: "a session" };
  return (await app.inject({ method: "POST", url: "/", headers, payload: JSON.stringify(body) })).statusCode;
};

const bodies = {
  "empty objects": Array.from({ length: maxJsonValues }, () => ({})),
  numbers: { junk: Array.from({ length: maxJsonValues + 1 }, () => 1) },
};

describe("a JSON body", () => {
  it.each(Object.entries(bodies))("of many %s is refused, except an admin's", async (_, body) => {
    expect(await statusOf(undefined, body)).toBe(413);
    expect(await statusOf(SHOPPER, body)).toBe(413);
    expect(await statusOf(ADMIN, body)).toBe(200);
  });

  it("may be an order of 50 lines with a note, or a review of commas", async () => {
    const lines = Array.from({ length: 50 }, (_, index) => ({
      productId: String(index),
      size: "M",
      color: "Red",
      quantity: 1,
      price: 100,
    }));
    expect(
      await statusOf(undefined, { query: "mutation", variables: { lines, note: "x,".repeat(500) } }),
    ).toBe(200);
    expect(await statusOf(SHOPPER, { comment: ",".repeat(2000) })).toBe(200);
  });
});
