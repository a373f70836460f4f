/** A failure of the embedded PostgreSQL, with the way out that always works. */
export const embeddedPostgresError = (message: string, cause?: unknown): Error =>
  new Error(`${message.trimEnd()}\nTo use a PostgreSQL of your own, set DATABASE_URL.`, { cause });

/** The code that Node ("ENOENT") or PostgreSQL ("28P01") put on an error; empty where there is none. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** The last lines of a program's output, for an error that a newcomer can act on. */
export const lastLines = (output: string, count = 6): string =>
  output.trimEnd().split("\n").slice(-count).join("\n");
