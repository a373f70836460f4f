/**
 * Content security policy of a PDF, which loads nothing else. Browsers display it as an object with a style attribute, so
 * inline styles are allowed. The response holds no HTML into which a style could be injected.
 */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
