import type { Notice } from "./notice.ts";

export const subscribeNotice: Notice = {
  version: 1,
  mutations: ["sendVerification"],
  fields: { "e-mail address": "email" },
  purpose: "send you the link to create your account",
  ending:
    "To withdraw, do not use the link: we then delete the address within five weeks. You must be 18 or older.",
};
