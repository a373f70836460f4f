/** What a mistyped address is told at the sign-up and the recovery (specification, section 5). */
export const EMAIL_INVALID = "Please enter a valid email address.";

/** Whether it looks like an address; the server looks closer. */
export const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
