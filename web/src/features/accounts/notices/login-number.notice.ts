import type { Notice } from "./notice.ts";

export const loginNumberNotice: Notice = {
  version: 1,
  mutations: ["sendNumberCode"],
  fields: { "mobile number": "mobile", password: "confirmation.password" },
  purpose: "send you login codes by SMS, by a provider of ours, and to check that it is you",
  ending: "Remove the number here at any time; it is then erased. It also goes with your account.",
};
