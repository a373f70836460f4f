import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { errorCode, errorField, errorMessage } from "./error-message.ts";

const refusal = (message: string, extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, ...(extensions && { extensions }) }] });

describe("the message of a failed login", () => {
  const messageOf = (error: unknown) => errorMessage(error, { fallback: "Login failed" });

  it("is the server's message for a refusal", () => {
    expect(messageOf(refusal("Invalid email or password", { code: "BAD_CREDENTIALS" }))).toBe(
      "Invalid email or password",
    );
  });

  it("is the fallback for an empty message or an internal error", () => {
    expect(messageOf(refusal(""))).toBe("Login failed");
    expect(messageOf(refusal("Something went wrong (request 17)", { code: "INTERNAL" }))).toBe(
      "Login failed",
    );
  });

  it.each([
    ["a proxy's HTML page", 502, "<html><h1>502 Bad Gateway</h1></html>"],
    ["an empty body", 504, ""],
    ["JSON that is not GraphQL", 503, '{"message":"upstream"}'],
    ["the word null", 502, "null"],
    ["a proxy's own list of errors", 502, '{"errors":[{"code":7003,"message":"no upstream"}]}'],
  ])("is the fallback when the response is %s", (_, status, bodyText) => {
    const response = new Response(bodyText, { status });
    expect(messageOf(new ServerError("Response not successful", { response, bodyText }))).toBe(
      "Login failed",
    );
  });

  it("is the fallback for an HTML page with status 200", () => {
    const bodyText = "<html>Please log in to the Wi-Fi</html>";
    const response = new Response(bodyText);
    expect(messageOf(new ServerParseError(new SyntaxError("Unexpected token"), { response, bodyText }))).toBe(
      "Login failed",
    );
  });

  it("is the server's message also for a status other than 2xx", () => {
    const bodyText = JSON.stringify({
      errors: [{ message: "The shop is busy.", extensions: { code: "NOT_READY", field: "email" } }],
    });
    const response = new Response(bodyText, { status: 503 });
    const error = new ServerError("Response not successful", { response, bodyText });
    expect([messageOf(error), errorCode(error), errorField(error)]).toEqual([
      "The shop is busy.",
      "NOT_READY",
      "email",
    ]);
  });

  it("is the network message when there is no response", () => {
    expect(messageOf(new TypeError("Failed to fetch"))).toBe("Network error. Please try again.");
    expect(messageOf(new DOMException("timed out", "TimeoutError"))).toBe("Network error. Please try again.");
  });
});

it("uses the caller's own network message", () => {
  expect(errorMessage(new TypeError("x"), { fallback: "-", network: "Network error. Try again." })).toBe(
    "Network error. Try again.",
  );
});

it("reads code and field of a refusal", () => {
  const error = refusal("Please enter a valid email address.", { code: "INVALID", field: "email" });
  expect([errorCode(error), errorField(error)]).toEqual(["INVALID", "email"]);
});

it("reads neither of another error", () => {
  expect([errorCode(new Error("x")), errorField(undefined)]).toEqual([undefined, undefined]);
});
