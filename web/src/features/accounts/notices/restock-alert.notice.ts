import type { Notice } from "./notice.ts";

export const restockAlertNotice: Notice = {
  version: 1,
  mutations: ["requestRestockAlert"],
  fields: { "choice of piece, size and colour": "productId size color" },
  purpose: "e-mail you once when it is back",
  ending: "Turn it off here, by the link in the e-mail, or under Settings, Privacy.",
};
