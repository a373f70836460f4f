import type { Notice } from "./notice.ts";

export const contactNotice: Notice = {
  version: 1,
  mutations: ["sendMessage"],
  fields: { name: "name", "e-mail address": "email", subject: "subject", message: "message" },
  purpose: "answer you",
  ending: "To have it erased, reply to our e-mail and ask us to.",
};
