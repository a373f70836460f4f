import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { errorCode, errorField, errorMessage } from "./error-message.ts";

const refusal = (message: string, extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, ...(extensions && { extensions }) }] });

describe("what a failed login says", () => {
  const say = (error: unknown) => errorMessage(error, { fallback: "Login failed" });

  it("is the server's own sentence when it refused", () => {
    expect(say(refusal("Invalid email or password", { code: "BAD_CREDENTIALS" }))).toBe(
      "Invalid email or password",
    );
  });

  it("is the screen's sentence when the server gave none or broke", () => {
    expect(say(refusal(""))).toBe("Login failed");
    expect(say(refusal("Something went wrong (request 17)", { code: "INTERNAL" }))).toBe("Login failed");
  });

  it.each([
    ["a proxy's page", 502, "<html><h1>502 Bad Gateway</h1></html>"],
    ["an empty body", 504, ""],
    ["JSON that is not GraphQL", 503, '{"message":"upstream"}'],
    ["the word null", 502, "null"],
    ["a proxy's own list of errors", 502, '{"errors":[{"code":7003,"message":"no upstream"}]}'],
  ])("is the screen's sentence when the answer is %s", (_, status, bodyText) => {
    const response = new Response(bodyText, { status });
    expect(say(new ServerError("Response not successful", { response, bodyText }))).toBe("Login failed");
  });

  it("is the screen's sentence when a page comes with status 200", () => {
    const bodyText = "<html>Please log in to the Wi-Fi</html>";
    const response = new Response(bodyText);
    expect(say(new ServerParseError(new SyntaxError("Unexpected token"), { response, bodyText }))).toBe(
      "Login failed",
    );
  });

  it("is the shop's own sentence also when it came with a status of its own", () => {
    const bodyText = JSON.stringify({
      errors: [{ message: "The shop is busy.", extensions: { code: "NOT_READY", field: "email" } }],
    });
    const response = new Response(bodyText, { status: 503 });
    const error = new ServerError("Response not successful", { response, bodyText });
    expect([say(error), errorCode(error), errorField(error)]).toEqual([
      "The shop is busy.",
      "NOT_READY",
      "email",
    ]);
  });

  it("is the network's sentence when no answer came", () => {
    expect(say(new TypeError("Failed to fetch"))).toBe("Network error. Please try again.");
    expect(say(new DOMException("timed out", "TimeoutError"))).toBe("Network error. Please try again.");
  });
});

it("takes the network's sentence from screens that word it differently", () => {
  expect(errorMessage(new TypeError("x"), { fallback: "-", network: "Network error. Try again." })).toBe(
    "Network error. Try again.",
  );
});

it("finds the code and the field of a refusal, and none elsewhere", () => {
  const error = refusal("Please enter a valid email address.", { code: "INVALID", field: "email" });
  expect([errorCode(error), errorField(error)]).toEqual(["INVALID", "email"]);
  expect([errorCode(new Error("x")), errorField(undefined)]).toEqual([undefined, undefined]);
});
