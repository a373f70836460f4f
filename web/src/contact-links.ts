const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** A number with the country code: ten digits are a mobile number of India. */
const withCountryCode = (number: string): string => {
  const digits = digitsOf(number).replace(/^0+/, "");
  return digits.length === 10 ? `91${digits}` : digits;
};

export const phoneUrl = (number: string): string =>
  `tel:${number.startsWith("+") ? "+" : ""}${digitsOf(number)}`;

export const whatsAppUrl = (number: string): string => `https://wa.me/${withCountryCode(number)}`;

export const instagramUrl = (name: string): string => `https://www.instagram.com/${name.replace("@", "")}`;
