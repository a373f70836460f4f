import type { Notice } from "./notice.ts";

export const orderAddressNotice: Notice = {
  version: 1,
  mutations: ["updateOrderAddress"],
  // The form sends the former address as well: a change by another person is not overwritten unseen.
  fields: {
    name: "address.fullName seen.fullName",
    "e-mail address": "address.email seen.email",
    "phone number": "address.phone seen.phone",
    address:
      "address.address address.city address.state address.zipCode address.country seen.address seen.city seen.state seen.zipCode seen.country",
  },
  purpose: "deliver this order, to e-mail you about it and to write the invoice",
  ending:
    "The courier gets name, address and phone number. Tax law requires us to keep orders; the rest is erased when you delete your account under Settings, Privacy.",
};
