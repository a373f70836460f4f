/**
 * Whether a password is one of the 49,000 most frequent ones of known data breaches, in any case. The list comes with the package,
 * so that no password leaves the shop. It is loaded with the first new password.
 */
export const isBreachedPassword = async (password: string): Promise<boolean> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"].includes(password.toLowerCase());
};
