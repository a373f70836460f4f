import type { Notice } from "./notice.ts";

export const payoutNotice: Notice = {
  version: 1,
  mutations: ["givePayoutDetails"],
  fields: {
    "UPI ID": "upiId",
    "account number": "accountNumber",
    IFSC: "ifsc",
    "account holder's name": "holderName",
    password: "currentPassword",
  },
  purpose: "pay this refund, and to check that it is you",
  ending: "You can change the account until we have paid. It is then erased.",
};
