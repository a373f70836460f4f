import { formatCount } from "../../ui/money.ts";

/** Single-use codes to add: a pasted list, or a number to make. */
export type NewCodes = { codes: string[] } | { count: number; beginning: string };

/** The number of codes that a request names, repeated ones included. */
export const listedCount = (request: NewCodes): number =>
  "codes" in request ? request.codes.filter((code) => code.trim() !== "").length : request.count;

const codesText = (count: number): string =>
  count === 1 ? "1 code is added." : `${formatCount(count)} codes are added.`;

/** What became of the listed codes. Repeated ones, and those that the promotion has already, are left out. */
export const addedText = (added: number, listed: number): string => {
  if (added === 0) return "The promotion already has these codes.";
  const leftOut = listed - added;
  if (leftOut <= 0) return codesText(added);
  const leftOutText = leftOut === 1 ? "1 line was left out" : `${formatCount(leftOut)} lines were left out`;
  return `${codesText(added)} ${leftOutText}: the code is listed twice, or the promotion has it already.`;
};
