/** The Account ID that shoppers see: the last 8 characters of the id (specification, section 2). */
export const accountId = (id: string) => id.slice(-8);
