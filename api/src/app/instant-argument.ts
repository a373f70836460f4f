/** An instant of the command line: UTC unless it says otherwise. `undefined` for any other text. */
export const instantOfArgument = (text: string): Date | undefined => {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const instant = new Date(hasZone || !text.includes("T") ? text : `${text}Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};
