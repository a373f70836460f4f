import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { Refusal, refusals } from "./errors.ts";
import { describeError } from "./describe-error.ts";

const inResolver = (cause: Error) =>
  new GraphQLError(cause.message, { path: ["placeOrder"], originalError: cause });

const secret = "password authentication failed for user shop at /srv/shop";

describe("what the outside learns of an error", () => {
  it("is the refusal's own code, status and sentence, with the field to mend", () => {
    const refusal = new Refusal("OUT_OF_STOCK", {
      message: "Only 2 left.",
      field: "lines",
      facts: { available: 2 },
    });
    const told = {
      code: "OUT_OF_STOCK",
      status: 409,
      message: "Only 2 left.",
      field: "lines",
      facts: { available: 2 },
    };
    expect(describeError(refusal)).toEqual(told);
    expect(describeError(inResolver(refusal))).toEqual(told);
    expect(describeError(inResolver(inResolver(refusal)))).toEqual(told);
  });

  it("is only INTERNAL for what nobody expected; the log learns the rest", () => {
    for (const error of [
      new Error(secret),
      inResolver(new TypeError(secret)),
      secret,
      undefined,
      { message: secret },
    ]) {
      const told = describeError(error);
      expect(told).toMatchObject({ code: "INTERNAL", status: 500, message: refusals.INTERNAL.message });
      expect(`${told.message}${JSON.stringify(told.facts ?? {})}`).not.toContain("password");
    }
    const cause = new Error(secret);
    expect(describeError(cause).hidden).toBe(cause);
  });

  it.each(["57P01", "53300", "08006", "40P01", "40001", "ECONNREFUSED", "ECONNRESET"])(
    "is NOT_READY when the database says %s",
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
    "is BAD_INPUT when the database cannot keep the data: %s",
    (code) => {
      const told = describeError(inResolver(Object.assign(new Error(secret), { code })));
      expect(told).toMatchObject({ code: "BAD_INPUT", status: 400, message: refusals.BAD_INPUT.message });
    },
  );

  it("is graphql's own sentence for a document or variables that do not fit", () => {
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

  it("is INTERNAL for graphql's errors while answering: they speak of our own rows", () => {
    const error = new GraphQLError("Cannot return null for non-nullable field.", { path: ["product"] });
    expect(describeError(error)).toMatchObject({ code: "INTERNAL", status: 500 });
  });
});

describe("the table of refusals", () => {
  it("has a status of a refusal and a whole sentence in every row", () => {
    const rows = Object.entries(refusals);
    expect(rows.filter(([, { status, message }]) => status < 400 || message.length < 9)).toEqual([]);
    const serverFaults = Object.entries(refusals).filter(([, { status }]) => status >= 500);
    expect(serverFaults.map(([code]) => code)).toEqual([
      "PAYMENT_SETUP_FAILED",
      "EVENT_UNKNOWN",
      "NOT_READY",
      "INTERNAL",
    ]);
  });

  it("has the words of the specification", () => {
    expect([
      refusals.FILL_ALL_FIELDS.message,
      refusals.CHOOSE_SIZE_AND_COLOR.message,
      refusals.ORDER_EMPTY.message,
    ]).toEqual(["Please fill all fields.", "Please select size and color.", "Your Cart is Empty"]);
  });
});
