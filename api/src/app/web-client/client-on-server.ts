import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { FirstAnswers } from "./page-html.ts";

/** A question that a page asks first, in the words in which the browser would send it. */
export type Asked = { operationName: string; query: string; variables: Record<string, unknown> };

/** What came back for it: data, or the code of a refusal. */
export type Answered = { data?: unknown; code?: string };

/** What the answers put into a page. `isFound` is false when the page says that there is no such thing. */
export type WrittenPage = FirstAnswers & { isFound: boolean };

/** The part of the client that runs here: what a first page asks, and what the answers put into it. */
export type ClientOnServer = {
  asksOf: (address: URL) => Asked[];
  /** Answers in the order of the questions. */
  write: (address: URL, answers: readonly Answered[]) => WrittenPage;
};

/** Loads what the client's build left for the server; nothing while the client is served by Vite, or not built. */
export const loadClientOnServer = async (file: string): Promise<ClientOnServer | undefined> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as ClientOnServer) : undefined;
