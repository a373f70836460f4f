import type { Notice } from "./notice.ts";

export const orderHelpNotice: Notice = {
  version: 2,
  mutations: ["askAboutOrder"],
  fields: { topic: "category", message: "message" },
  purpose: "help you with this order",
  ending: "To have them erased, reply to our e-mail and ask us to. They are also erased with your account.",
};
