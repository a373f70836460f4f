import type { Notice } from "./notice.ts";

export const reviewNotice: Notice = {
  version: 1,
  mutations: ["writeReview", "addReviewPhoto"],
  fields: {
    "star rating": "rating",
    comment: "comment",
    size: "sizeWorn",
    "word on the fit": "fit",
    photographs: "file",
  },
  purpose: "show them to everybody on the product's page, with your name",
  ending: "You can take photographs back here, and all your reviews under Settings, Privacy.",
};
