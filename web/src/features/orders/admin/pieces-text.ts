/** The pieces of an order: "2 pieces", "3 pieces in 2 lines". */
export const piecesText = (lines: readonly { quantity: number }[]) => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = count === 1 ? "1 piece" : `${count} pieces`;
  return lines.length === 1 ? pieces : `${pieces} in ${lines.length} lines`;
};
