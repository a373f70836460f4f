import type { Notice } from "./notice.ts";

export const ticketNotice: Notice = {
  version: 2,
  mutations: ["answerTicketByLink"],
  fields: { message: "message" },
  purpose: "answer you",
  ending: "To have it erased, ask us here or reply to our e-mail.",
};
