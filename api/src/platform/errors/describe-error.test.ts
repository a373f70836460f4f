import { GraphQLError } from "graphql";
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm";
import { describe, expect, it } from "vitest";
import { commonRefusals as refusals, Refusal } from "./errors.ts";
import { describeError } from "./describe-error.ts";

const inResolver = (cause: Error) =>
  new GraphQLError(cause.message, { path: ["placeOrder"], originalError: cause });

const secret = "password authentication failed for user shop at /srv/shop";

describe("the description of an error for the client", () => {
  it("has the code, status, message, field and facts of a refusal", () => {
    const details = { message: "Only 2 left.", field: "lines", facts: { available: 2 } };
    const refusal = new Refusal("OUT_OF_STOCK", details, { status: 409, message: "Too few pieces." });
    const description = { code: "OUT_OF_STOCK", status: 409, ...details };
    expect(describeError(refusal)).toEqual(description);
    expect(describeError(inResolver(refusal))).toEqual(description);
    expect(describeError(inResolver(inResolver(refusal)))).toEqual(description);
  });

  it("is INTERNAL for an unexpected error, whose details go to the log only", () => {
    for (const error of [
      new Error(secret),
      inResolver(new TypeError(secret)),
      secret,
      undefined,
      { message: secret },
    ]) {
      const description = describeError(error);
      expect(description).toMatchObject({
        code: "INTERNAL",
        status: 500,
        message: refusals.INTERNAL.message,
      });
      expect(`${description.message}${JSON.stringify(description.facts ?? {})}`).not.toContain("password");
    }
    const cause = new Error(secret);
    expect(describeError(cause).hidden).toBe(cause);
  });

  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    new Error("Connection terminated unexpectedly"),
  ])("is NOT_READY for a connection that broke: %s", (error) => {
    expect(describeError(inResolver(error))).toMatchObject({ code: "NOT_READY", status: 503 });
  });

  it.each(["57P01", "53300", "08006", "40P01", "40001", "ECONNREFUSED", "ECONNRESET"])(
    "is NOT_READY for the database error %s",
    (code) => {
      const error = Object.assign(new Error(secret), { code });
      expect(describeError(inResolver(error))).toMatchObject({
        code: "NOT_READY",
        status: 503,
        message: refusals.NOT_READY.message,
      });
    },
  );

  it("is NOT_READY when no connection is free", () => {
    expect(describeError(new Error("timeout exceeded when trying to connect")).code).toBe("NOT_READY");
  });

  it.each(["22P02", "22003", "22021", "22007"])(
    "is BAD_INPUT when the database cannot store the data: %s",
    (code) => {
      const description = describeError(inResolver(Object.assign(new Error(secret), { code })));
      expect(description).toMatchObject({
        code: "BAD_INPUT",
        status: 400,
        message: refusals.BAD_INPUT.message,
      });
    },
  );

  it("has graphql's own message for an invalid document or variables", () => {
    expect(describeError(new GraphQLError('Cannot query field "x".'))).toEqual({
      code: "BAD_USER_INPUT",
      status: 400,
      message: 'Cannot query field "x".',
    });
  });

  it("is a refusal too when graphql-jit leaves out the extensions", () => {
    const error = Object.assign(new GraphQLError("Variable is wrong."), { extensions: undefined });
    expect(describeError(error)).toMatchObject({ code: "BAD_USER_INPUT", status: 400 });
  });

  it("is INTERNAL for graphql's errors during execution: they are about the shop's own rows", () => {
    const error = new GraphQLError("Cannot return null for non-nullable field.", { path: ["product"] });
    expect(describeError(error)).toMatchObject({ code: "INTERNAL", status: 500 });
  });
});
