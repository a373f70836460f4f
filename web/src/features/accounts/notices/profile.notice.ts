import type { Notice } from "./notice.ts";

export const profileNotice: Notice = {
  version: 1,
  mutations: ["updateProfile"],
  fields: {
    name: "name",
    "e-mail address": "email",
    "phone number": "mobile",
    address: "address",
    picture: "profilePic",
    password: "currentPassword",
  },
  purpose: "run your account, to fill in checkout and to check that it is you",
  ending:
    "Phone number, address and picture are optional: remove them here at any time. All of it is erased when you delete your account under Settings, Privacy.",
};
