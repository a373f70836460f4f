/** The word to type to delete an account, so that it is not deleted by accident. */
export const CONFIRMATION_WORD = "DELETE";

/** Case is ignored, because phone keyboards change it. */
export const isConfirmationWord = (typed: string) => typed.trim().toUpperCase() === CONFIRMATION_WORD;
