import { shop } from "../shop.ts";

/** The document title: "Your Cart · Saanjh". The home page passes nothing: its title is the name with the tagline. */
export const pageTitle = (title?: string): string => {
  const { name, tagline } = shop();
  if (title) return `${title} · ${name}`;
  return tagline ? `${name}: ${tagline}` : name;
};
