const HIGHEST_VERSION = 1_000_000;

/** The number of an earlier version in the URL; `null` without a valid one. */
export const versionOf = (parameters: URLSearchParams): number | null => {
  const text = parameters.get("version") ?? "";
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= HIGHEST_VERSION ? Number(text) : null;
};

/** The same as parameters of the page. */
export const versionParameters = (parameters: URLSearchParams): URLSearchParams => {
  const version = versionOf(parameters);
  return new URLSearchParams(version === null ? {} : { version: `${version}` });
};
