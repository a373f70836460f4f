/** The domain of customers who ordered by phone and have no e-mail address, as the shop stores them. */
const noMailDomain = "@phone.invalid";

/** The e-mail address of a customer; `null` for one who has none. */
export const mailAddress = (email: string): string | null =>
  email === "" || email.endsWith(noMailDomain) ? null : email;
