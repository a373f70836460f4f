/**
 * The SQL text of a `timestamptz` expression as ISO 8601 in UTC with microseconds, such as `2026-07-21T09:30:00.123456Z`.
 * A cursor needs the microseconds, which a JavaScript `Date` loses. `expression` must be trusted SQL.
 */
export const instantText = (expression: string): string =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
