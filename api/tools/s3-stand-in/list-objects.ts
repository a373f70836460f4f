const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Entries of one page. S3 has 1000. */
export const pageSize = 1000;

/** The response of ListObjectsV2. The token of a page is the last entry of the page before. */
export const listObjects = (
  keys: readonly string[],
  parameters: URLSearchParams,
  maxEntries = pageSize,
): string => {
  const prefix = parameters.get("prefix") ?? "";
  const delimiter = parameters.get("delimiter") ?? "";
  const after = parameters.get("continuation-token") ?? "";
  const entryOf = (key: string): string => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    return end < 0 ? key : key.slice(0, end + delimiter.length);
  };
  const entries = [...new Set(keys.filter((key) => key.startsWith(prefix)).map(entryOf))].filter(
    (entry) => entry > after,
  );
  const page = entries.slice(0, maxEntries);
  const isTruncated = page.length < entries.length;
  const xml = page.map((entry) =>
    delimiter && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${escaped(entry)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${escaped(entry)}</Key></Contents>`,
  );
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(page.at(-1) ?? "")}</NextContinuationToken>`
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${xml.join("")}</ListBucketResult>`;
};
