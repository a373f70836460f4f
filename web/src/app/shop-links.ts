import { paths } from "../paths.ts";

/** The header's links, in the order of the specification, section 2. */
export const shopLinks = [
  { label: "Home", to: paths.home() },
  { label: "Shop", to: paths.shop() },
  { label: "Contact", to: paths.contact() },
  { label: "About", to: paths.about() },
] as const;
