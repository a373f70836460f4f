/** For a write that the shop would carry out again, or refuse. */
export const LOST_ANSWER_TO_CHECK =
  "We did not hear back from the shop, so this may have gone through already. Please check before you try again.";
