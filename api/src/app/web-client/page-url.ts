const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * A URL whose path can be decoded. The client reads a part that cannot be decoded as it stands: "/product/%" is the product "%".
 */
export const readableUrl = (url: string): string => {
  const [path = "", ...query] = url.split("?");
  const parts = path.split("/").map((part) => (isDecodable(part) ? part : part.replaceAll("%", "%25")));
  return [parts.join("/"), ...query].join("?");
};

/** Parameters with a search text, of the pages that have one. */
const textParameters: Readonly<Record<string, string>> = { "/search": "term", "/shop": "text" };

/**
 * The URL with the trimmed search text (specification, section 2); `undefined` if it is trimmed. A form that is sent before the
 * script has loaded has the text as it was typed.
 */
export const trimmedSearchUrl = (url: string): string | undefined => {
  const [path = "", ...query] = url.split("?");
  const name = textParameters[path];
  if (name === undefined) return undefined;
  const parameters = new URLSearchParams(query.join("?"));
  const text = parameters.get(name);
  if (text === null || text === text.trim()) return undefined;
  parameters.set(name, text.trim());
  return `${path}?${parameters.toString()}`;
};
