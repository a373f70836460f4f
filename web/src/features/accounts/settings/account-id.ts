/** What the shop calls her account: the last 8 characters of its id (specification, section 2). */
export const accountId = (id: string) => id.slice(-8);
