/**
 * Headers of a PDF that only the holder of its link may read. Browsers display it as an object with a style attribute, so inline
 * styles are allowed; the response holds no HTML into which a style could be injected.
 */
export const pdfHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "content-security-policy":
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
