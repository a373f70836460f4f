/** Maximum quantity of one line, as the server checks it. */
export const MAX_LINE_QUANTITY = 99;
