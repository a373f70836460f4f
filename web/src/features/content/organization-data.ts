import { contactDetails } from "../../contact-details.ts";

/** The shop and its search for search engines (schema.org). */
export const organizationData = (absolute: (path: string) => string): Record<string, unknown>[] => {
  const [name, streetAddress, locality] = contactDetails.address;
  const organizationId = absolute("/#organization");
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": organizationId,
      name: "Saanjh",
      legalName: name,
      url: absolute("/"),
      logo: absolute("/icons/icon-512.png"),
      email: contactDetails.email,
      telephone: contactDetails.phone.href.slice("tel:".length),
      sameAs: [contactDetails.instagram.href],
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
      name: "Saanjh",
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
