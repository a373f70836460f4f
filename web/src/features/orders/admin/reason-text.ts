/** A reason or status as the shop or the bank stores it, in words: "goods_not_received". */
export const reasonText = (reason: string) => {
  const text = reason.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
