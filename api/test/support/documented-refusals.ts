import { expect } from "vitest";
import { restRows } from "../../src/app/features.ts";
import { refusals } from "../../src/app/refusals.ts";
import type { RefusalCode } from "../../src/platform/errors/errors.ts";
import { refusalsOfRow } from "../../src/platform/rest/row-refusals.ts";

/** The documented paths: those without a parameter match first. */
const documented = restRows
  .map((row) => ({
    name: `${row.method} /api${row.path}`,
    method: row.method as string,
    pattern: new RegExp(`^/api${row.path.replaceAll(/:\w+/g, "[^/]+")}$`),
    codes: new Set<string>(refusalsOfRow(row)),
    parameters: row.path.split(":").length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === "string" && code in refusals;

type Request = { method: string; url: string };
type Answer = { status: number; body: unknown };

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What is wrong with the refusal of a documented path: a code, or a status, that the OpenAPI file does not name. */
export const undocumentedRefusal = (request: Request, { status, body }: Answer): string | undefined => {
  if (status < 400) return undefined;
  const path = decoded(request.url.split("?", 1)[0] ?? "");
  const row = documented.find(({ method, pattern }) => method === request.method && pattern.test(path));
  // A path that is not decodable, or too long, reaches no route.
  const { code } = (body ?? {}) as { code?: unknown };
  if (!row || code === "PATH_UNKNOWN") return undefined;
  if (!isRefusalCode(code) || !row.codes.has(code)) return `${row.name} does not document ${String(code)}`;
  return status === refusals[code].status ? undefined : `${row.name} does not document ${status} ${code}`;
};

/** Fails if a documented path refuses a request with a code or a status that the OpenAPI file does not name. */
export const expectDocumentedRefusal = (request: Request, answer: Answer): void => {
  expect(undocumentedRefusal(request, answer)).toBeUndefined();
};
