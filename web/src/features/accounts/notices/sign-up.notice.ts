import type { Notice } from "./notice.ts";

export const signUpNotice: Notice = {
  version: 1,
  mutations: ["signUp"],
  fields: {
    "e-mail address": "account.email",
    name: "account.name",
    "phone number": "account.mobile",
    password: "account.password",
    picture: "picture",
  },
  purpose: "run your account and to e-mail you about it and your orders",
  ending:
    "Phone and picture are optional. You can withdraw at any time: change or delete your data under Settings, Privacy. You must be 18 or older.",
};
