import type { Notice } from "./notice.ts";

export const returnNotice: Notice = {
  version: 1,
  mutations: ["requestReturn", "addReturnPhoto"],
  fields: {
    "choice of pieces":
      "lines.lineId lines.quantity lines.kind lines.size lines.color lines.fromSize lines.fromColor",
    reason: "lines.reason",
    comment: "lines.comment",
    photographs: "file",
  },
  purpose: "check your return and pay you back",
  ending:
    "You can withdraw the return until it arrives. Comments and photographs are erased with your account.",
};
