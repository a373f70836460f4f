/** The instant in the URL, in ISO 8601, as whose page a text is shown; `null` without a valid one. */
export const instantOf = (parameters: URLSearchParams): string | null => {
  const text = parameters.get("at") ?? "";
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return null;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text ? text : null;
};
