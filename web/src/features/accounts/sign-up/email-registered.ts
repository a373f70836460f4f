/** The message for an address that has an account (specification, section 8). */
export const EMAIL_REGISTERED = "Email already registered. Please log in.";
