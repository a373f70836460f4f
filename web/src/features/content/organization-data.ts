import { instagramUrl, phoneUrl } from "../../contact-links.ts";
import { shop } from "../../shop.ts";

/** The shop and its search for search engines (schema.org). */
export const organizationData = (absolute: (path: string) => string): Record<string, unknown>[] => {
  const { email, phone, instagram, facebook, youTube, address } = shop().contact;
  const [name, streetAddress, locality = ""] = address;
  const organizationId = absolute("/#organization");
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": organizationId,
      name: shop().name,
      legalName: name,
      url: absolute("/"),
      logo: absolute("/icons/icon-512.png"),
      email,
      ...(phone && { telephone: phoneUrl(phone).slice("tel:".length) }),
      sameAs: [instagram && instagramUrl(instagram), facebook, youTube].filter(Boolean),
      address: {
        "@type": "PostalAddress",
        streetAddress,
        addressLocality: locality.replace(/ \d+$/, ""),
        postalCode: locality.match(/\d+$/)?.[0],
        addressCountry: "IN",
      },
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: shop().name,
      url: absolute("/"),
      inLanguage: "en-IN",
      publisher: { "@id": organizationId },
      potentialAction: {
        "@type": "SearchAction",
        // The placeholder stays unescaped: search engines put the term in its place.
        target: { "@type": "EntryPoint", urlTemplate: `${absolute("/search")}?term={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
};
