/** Links to a CSV file with the codes of a promotion. The text of a link is the id of the promotion. */
export const codesLinks = { path: "/promotion-codes", purpose: "promotion codes link" };
