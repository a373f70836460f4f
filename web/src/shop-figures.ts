// Emitted by `npm run schema` from api/tools/shop-figures.ts; do not edit.

/** The shop's figures, as its pages of text name them; amounts are rupees. */
export const shopFigures = {
  freeShippingAbove: 500,
  cartShippingFee: 50,
  checkoutShippingFee: 99,
  welcomeDiscountPercent: 40,
  returnDays: 30,
  newWithinDays: 10,
  country: "India",
} as const;

/** The states to which the shop delivers. */
export const shopStates = [
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chhattisgarh",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
] as const;
