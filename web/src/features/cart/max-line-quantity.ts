/** Most pieces of one line (the server's rule). */
export const MAX_LINE_QUANTITY = 99;
