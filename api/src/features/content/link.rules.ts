/** Whether a text of an admin may link to it: a page of the shop, a website, a mail address or a phone number. */
export const isSafeLink = (link: string): boolean =>
  /^\/(?![/\\])[\w\-./?=&%#+~:,]*$/.test(link) ||
  /^(?:mailto:[^\s<>"'\\@]+@[^\s<>"'\\]+|tel:\+?[\d-]{3,20})$/.test(link) ||
  isWebsite(link);

const isWebsite = (link: string): boolean => {
  if (!/^https?:\/\/[^\s<>"'\\]+$/.test(link) || !URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return username === "" && password === "";
};
