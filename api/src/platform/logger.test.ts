import pg from "pg";
import { pino } from "pino";
import { expect, it } from "vitest";
import { errorSummary, loggedError } from "./logger.ts";

/** An error of an idle connection as pg's pool reports it: with its client. */
const connectionError = () =>
  Object.assign(new Error("Connection terminated unexpectedly"), {
    code: "57P01",
    client: new pg.Client({ connectionString: "postgres://shop:hunter2@127.0.0.1:1/shop" }),
  });

it("logs a broken connection as one short line with its code and without the client", () => {
  const lines: string[] = [];
  const log = pino(
    { base: null, serializers: { err: loggedError } },
    { write: (line: string) => void lines.push(line) },
  );
  log.warn(errorSummary(connectionError()), "a database connection broke");
  log.warn({ err: connectionError() }, "an operation failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    code: "57P01",
    reason: "Connection terminated unexpectedly",
    msg: "a database connection broke",
  });
  expect(lines[0]?.length).toBeLessThan(200);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ err: { code: "57P01", type: "Error" } });
  expect(lines[1]).not.toContain("client");
  expect(lines[1]?.length).toBeLessThan(3000);
});
