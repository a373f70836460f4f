/** An error of the embedded PostgreSQL. Its message names DATABASE_URL as the alternative. */
export const embeddedPostgresError = (message: string, cause?: unknown): Error =>
  new Error(`${message.trimEnd()}\nTo use a PostgreSQL of your own, set DATABASE_URL.`, { cause });

/** The `code` of an error of Node ("ENOENT") or PostgreSQL ("28P01"); empty if missing. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** The last lines of a program's output, for an error message. */
export const lastLines = (output: string, count = 6): string =>
  output.trimEnd().split("\n").slice(-count).join("\n");
