/** The document title: "Your Cart · Saanjh". The home page passes nothing. */
export const pageTitle = (title?: string): string =>
  title ? `${title} · Saanjh` : "Saanjh: Western lines, Indian hands";
