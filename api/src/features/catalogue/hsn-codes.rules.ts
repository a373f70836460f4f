/** HSN codes that the admin can choose for a product, with the goods they stand for. Their rates are in `gst-rates.rules.ts`. */
export const hsnCodes: readonly { code: string; description: string }[] = [
  { code: "6104", description: "Suits, dresses, skirts and trousers, knitted" },
  { code: "6106", description: "Blouses and shirts, knitted" },
  { code: "6109", description: "T-shirts and vests, knitted" },
  { code: "6110", description: "Sweaters, cardigans and pullovers, knitted" },
  { code: "6204", description: "Suits, dresses, skirts and trousers, woven" },
  { code: "6206", description: "Blouses and shirts, woven" },
  { code: "6211", description: "Kurtas, jumpsuits and other garments, woven" },
  { code: "6214", description: "Shawls, scarves, dupattas and stoles" },
  { code: "6217", description: "Belts and other accessories of cloth" },
  { code: "6403", description: "Footwear with uppers of leather" },
  { code: "6404", description: "Footwear with uppers of cloth" },
  { code: "7117", description: "Imitation jewellery" },
  { code: "4202", description: "Bags, purses and potlis" },
  { code: "4203", description: "Belts and other accessories of leather" },
];
