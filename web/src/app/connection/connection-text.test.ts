import { expect, it } from "vitest";
import { connectionText } from "./connection-text.ts";

const page = { use: "page", isFailed: false } as const;
const part = { use: "part", isFailed: false } as const;
const failedPart = { use: "part", isFailed: true } as const;

it.each([
  ["online", [], "", false],
  [
    "offline",
    [],
    "You are offline. This page goes on once the network is back. Check your Wi-Fi or mobile data.",
    false,
  ],
  [
    "offline",
    [part, page],
    "You are offline. The next page could not be loaded. It opens once the network is back. Check your Wi-Fi or mobile data.",
    false,
  ],
  [
    "unreachable",
    [part],
    "The shop cannot be reached. A part of this page could not be loaded. It opens once the network is back. Check your network.",
    false,
  ],
  ["restored", [page], "The connection is back.", false],
  ["restored", [failedPart], "A part of this page could not be loaded. Load the page again.", true],
  ["online", [failedPart], "A part of this page could not be loaded. Load the page again.", true],
] as const)("%s with pending code %j: %s", (status, pendingCode, text, isFailed) => {
  expect(connectionText(status, pendingCode)).toEqual({ text, isFailed });
});
