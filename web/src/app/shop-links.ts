import { paths } from "../paths.ts";

/** The header's links, in the order of the specification, section 2. */
export const shopLinks = [
  { label: "Home", to: paths.home() },
  { label: "Shop", to: paths.shop() },
  { label: "Contact", to: paths.contact() },
  { label: "About", to: paths.about() },
] as const;

/** The footer's links. */
export const footerLinks = [
  { label: "Home", to: paths.home() },
  { label: "About", to: paths.about() },
  { label: "Delivery", to: paths.delivery() },
  { label: "Privacy Policy", to: paths.privacy() },
] as const;
