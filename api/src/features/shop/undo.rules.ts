/** Minutes in which the staff can undo what it marked by mistake: a delivery, or a cash refund as paid. */
export const undoMinutes = 30;
