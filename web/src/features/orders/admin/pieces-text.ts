/** The lines and pieces of an order: "2 items, 3 pieces". */
export const piecesText = (lines: readonly { quantity: number }[]) => {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const items = `${lines.length} ${lines.length === 1 ? "item" : "items"}`;
  return pieces === lines.length ? items : `${items}, ${pieces} pieces`;
};
