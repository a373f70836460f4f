type BadBody = {
  name: string;
  body: string | undefined;
  /** The content type; none by default. */
  type?: string;
  /** A part of each answer. */
  says?: string;
};

const json = "application/json";

/** Bodies that every path refuses. */
export const badBodies: BadBody[] = [
  ...["{", '{"a":', "{'a': 1}", '{"a": NaN}', "\0", "\uFEFF{", '{"query": "{ me { id } }"', "undefined"].map(
    (body) => ({
      name: `broken JSON: ${JSON.stringify(body)}`,
      body,
      type: json,
      says: "BAD_JSON",
    }),
  ),
  { name: "nothing", body: undefined },
  { name: "an empty text", body: "", type: json },
  { name: "blanks", body: "   ", type: json },
  ...[
    "text/plain",
    "text/html",
    "application/xml",
    "text/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "application/jsonp",
    "nonsense",
    "application/json, text/plain",
  ].flatMap((type) => [
    { name: `a form as ${type}`, body: "query=%7Bme%7Bid%7D%7D", type },
    { name: `JSON as ${type}`, body: '{"query":"{ me { id } }"}', type },
  ]),
  {
    name: "2 MB",
    body: JSON.stringify({ query: "{ me { id } }", email: "x".repeat(2_000_000) }),
    type: json,
    says: "TOO_LARGE",
  },
  ...[
    '{"__proto__": {"isAdmin": true}}',
    '{"constructor": {"prototype": {"isAdmin": true}}}',
    '{"items": {"__proto__": null}}',
  ].map((body) => ({ name: `a property of the prototype: ${body}`, body, type: json })),
  { name: "an object of 50,000 levels", body: `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`, type: json },
  { name: "a list of 50,000 levels", body: `${"[".repeat(50_000)}${"]".repeat(50_000)}`, type: json },
];
