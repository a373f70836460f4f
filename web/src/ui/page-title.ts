/** What the browser's tab says: "Your Cart · Saanjh". The home page has no title of its own. */
export const pageTitle = (title?: string): string =>
  title ? `${title} · Saanjh` : "Saanjh: Western lines, Indian hands";
