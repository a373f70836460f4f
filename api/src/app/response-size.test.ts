import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { limitResponseSize } from "./response-size.ts";

const app = Fastify();
limitResponseSize(app, 100);
app.get("/list", async (request, reply) => {
  const { size } = request.query as { size: string };
  return reply
    .header("link", "</next>")
    .type("application/json")
    .send("x".repeat(Number(size)));
});
app.post("/graphql", async () => "x".repeat(101));
afterAll(() => app.close());

const refusal = { code: "ANSWER_TOO_LARGE" };

describe("a text response", () => {
  it("is sent up to the limit", async () => {
    const answer = await app.inject("/list?size=100");
    expect([answer.statusCode, answer.body.length]).toEqual([200, 100]);
  });

  it("is refused beyond the limit, in the error format of its route", async () => {
    const answer = await app.inject("/list?size=101");
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["link"]).toBeUndefined();
    expect(answer.json()).toMatchObject({ ...refusal, error: expect.stringContaining("too large") });
    const graphql = await app.inject({ method: "POST", url: "/graphql" });
    expect(graphql.statusCode).toBe(400);
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: refusal }] });
  });
});
