import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { isAnswerLost, LOST_ANSWER, writeErrorMessage } from "./lost-answer.ts";

const page = (status: number, bodyText: string) =>
  new ServerError("Response not successful", { response: new Response(bodyText, { status }), bodyText });
const shopError = (code: string) => JSON.stringify({ errors: [{ message: "No.", extensions: { code } }] });
const cutBody = new ServerParseError(new SyntaxError("Unexpected end of JSON input"), {
  response: new Response('{"data":{"pl'),
  bodyText: '{"data":{"pl',
});

it.each([
  ["no response", new TypeError("Failed to fetch"), true],
  ["a time-out", new DOMException("timed out", "TimeoutError"), true],
  ["a cut body", cutBody, true],
  ["a proxy's page", page(502, "<h1>502 Bad Gateway</h1>"), true],
  ["a proxy's refusal", page(413, "<h1>413 Content Too Large</h1>"), false],
  ["the shop's refusal", page(409, shopError("OUT_OF_STOCK")), false],
  ["the shop's failure", page(500, shopError("INTERNAL")), false],
  ["an error in the result", new CombinedGraphQLErrors({ errors: [{ message: "No." }] }), false],
])("after %s the answer is lost: %j", (_, error, isLost) => {
  expect(isAnswerLost(error)).toBe(isLost);
  expect(writeErrorMessage(error, { fallback: "Not saved." }) === LOST_ANSWER).toBe(isLost);
});
