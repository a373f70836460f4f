/** What she types to delete her account, so that no slip of the finger does it. */
export const CONFIRMATION_WORD = "DELETE";

/** Capitals do not matter: a phone's keyboard has its own mind. */
export const isConfirmed = (typed: string) => typed.trim().toUpperCase() === CONFIRMATION_WORD;
