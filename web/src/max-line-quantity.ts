/** Maximum quantity of one line, as the server limits it. */
export const maxLineQuantity = 99;
