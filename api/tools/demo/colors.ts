/** The colours of the demo catalogue by their displayed name, as #rrggbb. */
export const demoColors: Record<string, string> = {
  "Madder Red": "#a4302b",
  "Sindoor Red": "#c4301f",
  "Rani Pink": "#c2185b",
  "Lotus Pink": "#d9798f",
  "Rose Dust": "#c4938f",
  Blush: "#e7c6bd",
  Wine: "#5e1a2e",
  Aubergine: "#3b1b33",
  "Jamun Purple": "#512a63",
  Lilac: "#b7a1cb",
  Coral: "#e0705a",
  Terracotta: "#be664a",
  Rust: "#a44d28",
  Saffron: "#e67a1c",
  Marigold: "#e8a020",
  Turmeric: "#d4960f",
  Mustard: "#bb8420",
  Champagne: "#e2cea5",
  "Antique Gold": "#b08a3e",
  Copper: "#b06a3b",
  "Silver Grey": "#b7babd",
  "Oxidised Silver": "#7c8085",
  Ivory: "#f5eedc",
  Pearl: "#efeae1",
  Ecru: "#e4d7bd",
  Sand: "#d3bb96",
  Camel: "#b58a56",
  Coffee: "#4e3426",
  Charcoal: "#3a3a3e",
  "Kohl Black": "#1f1b1f",
  Slate: "#5c6772",
  Indigo: "#2b3a6b",
  "Midnight Blue": "#182145",
  "Neel Blue": "#3a69ab",
  "Powder Blue": "#a8c0d5",
  "Peacock Teal": "#0f6a72",
  Firozi: "#2a9fa4",
  Emerald: "#0e6b4a",
  "Bottle Green": "#16412f",
  Sage: "#9aad8c",
  "Mehendi Green": "#6b7328",
};

/** The colour as #rrggbb. Throws for a name that is not in the table. */
export const hexOf = (color: string): string => {
  const hex = demoColors[color];
  if (!hex) throw new Error(`api/tools/demo/colors.ts has no colour ${color}.`);
  return hex;
};
