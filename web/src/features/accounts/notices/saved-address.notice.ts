import type { Notice } from "./notice.ts";

export const savedAddressNotice: Notice = {
  version: 1,
  mutations: ["addAddress", "updateAddress"],
  fields: {
    label: "label address.label",
    name: "fullName address.fullName",
    "e-mail address": "email address.email",
    "phone number": "phone address.phone",
    address:
      "address city state zipCode country address.address address.city address.state address.zipCode address.country",
  },
  purpose: "fill in checkout for you",
  ending: "You can change or delete them here at any time. They are also erased with your account.",
};
