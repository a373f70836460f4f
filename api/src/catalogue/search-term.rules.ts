/** Most characters of a text that is searched for. */
export const longestTerm = 200;
