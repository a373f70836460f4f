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
    "You are offline. This page will continue when you are back online. Check your Wi-Fi or mobile data.",
    false,
  ],
  [
    "offline",
    [part, page],
    "You are offline. The next page could not be loaded. It will open when you are back online. Check your Wi-Fi or mobile data.",
    false,
  ],
  [
    "unreachable",
    [part],
    "The shop cannot be reached. Part of this page could not be loaded. It will open when you are back online. Check your network.",
    false,
  ],
  ["restored", [page], "The connection is back.", false],
  ["restored", [failedPart], "Part of this page could not be loaded. Please reload the page.", true],
  ["online", [failedPart], "Part of this page could not be loaded. Please reload the page.", true],
] as const)("%s with pending code %j: %s", (status, pendingCode, text, isFailed) => {
  expect(connectionText(status, pendingCode)).toEqual({ text, isFailed });
});
