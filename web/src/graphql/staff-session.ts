/** What the pages of the staff add to the client; a shopper's pages do not load their code. */
export const staffSession = {
  /** Whether the member has not touched the page for a while: requests of then are no use of the session. */
  isIdle: (): boolean => false,
  /** Asks for the password again. Resolves to false if the member has cancelled. */
  confirm: (): Promise<boolean> => Promise.resolve(false),
};
