/** Most pieces of one line (the server's rule). */
export const MOST_PIECES = 99;
