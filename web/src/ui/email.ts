/** What a mistyped address is told (specification, section 5). */
export const EMAIL_INVALID = "Please enter a valid email address.";

/** Whether it looks like an address; the server looks closer. */
export const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
