import type { Notice } from "./notice.ts";

export const verificationNotice: Notice = {
  version: 1,
  mutations: ["sendVerification"],
  fields: { "e-mail address": "email" },
  purpose: "send you the link with which you sign up",
  ending: "If you do not use the link, we delete the address within five weeks. You must be 18 or older.",
};
