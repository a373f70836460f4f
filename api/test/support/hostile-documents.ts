import { readFileSync } from "node:fs";
import { buildSchema, Lexer, parse, Source, specifiedRules, TokenKind, validate } from "graphql";
import { documentRules, validationLimits } from "../../src/platform/graphql/document-rules.ts";
import { maxQueryLength, maxTokens } from "../../src/platform/graphql/limits.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");

const tokensOf = (text: string): number => {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};

/** The largest document of a kind that has no more tokens and characters than a document may have. */
export const largest = (documentOf: (size: number) => string): string => {
  let [fitting, tooLarge] = [1, maxTokens + 1];
  while (tooLarge - fitting > 1) {
    const size = (fitting + tooLarge) >> 1;
    const text = documentOf(size);
    if (text.length <= maxQueryLength && tokensOf(text) <= maxTokens) fitting = size;
    else tooLarge = size;
  }
  return documentOf(fitting);
};

/** The messages that refuse a document. */
export const problemsOf = (text: string): string[] => {
  const document = parse(text, { maxTokens });
  return validate(schema, document, [...specifiedRules, ...documentRules], validationLimits(false)).map(
    ({ message }) => message,
  );
};

const fields =
  "id title price stock category isNew discountLabel imageUrl description averageRating reviewCount";

/** About the size of the shop's own longest documents: some 250 tokens. */
export const ownDocument = `query Page($first: Int, $filter: ProductFilter) {
  products(first: $first, filter: $filter) { totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { ...Card } } nodes { ...Card similar(first: 4) { ...Card similar(first: 2) { ...Card } } } } }
  fragment Card on Product { ${fields} originalPrice createdAt inWishlist availableSizes
    coverPictures { __typename } reviews(first: 2) { totalCount nodes { id rating comment } } }`;

/** Documents by their kind, of a number of parts. */
export const hostile: Record<string, (size: number) => string> = {
  "one object many times": (n) => `{products{${repeat(n, () => "nodes{id}")}}}`,
  "one list many times": (n) => `{${repeat(n, () => "products{nodes{id}}")}}`,
  "one value many times": (n) => `{products{nodes{${repeat(n, () => "id")}}}}`,
  "one object forty times": () => `{products{${repeat(40, () => `nodes{${fields}}`)}}}`,
  "each name forty times": () =>
    `{products{nodes{${repeat(40, () => fields.split(" ").slice(0, 12).join(" "))} ${repeat(40, () => "createdAt originalPrice")}}}}`,
  "one list forty times, with arguments": () =>
    `{${repeat(40, () => 'products(filter:{text:"a",minPrice:1}){totalCount}')}}`,
  "forty fragments with the same fields": () =>
    `{products{nodes{${repeat(39, (i) => `...F${i}`)}}}} ${repeat(39, (i) => `fragment F${i} on Product{${fields}}`)}`,
  "operations that share a fragment of two thousand fields at most": () =>
    `${repeat(45, (i) => `query Q${i}($a:Int){...F}`)} fragment F on Query{${repeat(20, (i) => `a${i % 15}:products(first:$a){totalCount}`)}}`,
  "forty of forty": (n) => `{${repeat(40, () => `products{${repeat(n / 10, () => "nodes{id}")}}`)}}`,
  "equal names at several levels": (n) =>
    `{${repeat(n / 60, () => `products{${repeat(6, () => `nodes{${repeat(6, () => "similar{id}")}}`)}}`)}}`,
  "forty times each name": (n) =>
    `{products{nodes{${repeat(n / 40, (i) => repeat(40, () => fields.split(" ")[i % 11] ?? "id"))}}}}`,
  "different fields of one name": (n) =>
    `{products{${repeat(n, (i) => `a:${i % 2 ? "totalCount" : "__typename"}`)}}}`,
  "different arguments": (n) => `{${repeat(n, (i) => `products(first:${i}){totalCount}`)}}`,
  "arguments that are objects": (n) =>
    `{${repeat(n, () => `products(filter:{text:"a",minPrice:1,sizes:["M","L"]}){totalCount}`)}}`,
  "many fragments": (n) =>
    `{products{${repeat(n, (i) => `...F${i}`)}}} ${repeat(n, (i) => `fragment F${i} on ProductConnection{totalCount}`)}`,
  "a fragment spread many times": (n) =>
    `{products{nodes{${repeat(n, () => "...F")}}}} fragment F on Product{${fields}}`,
  "fragments that double": (n) =>
    `{products{nodes{...F0}}} ${repeat(n, (i) => `fragment F${i} on Product{...F${i + 1} ...F${i + 1}}`)} fragment F${n} on Product{id}`,
  "fields that double": (n) =>
    `{products{nodes{...F0}}} ${repeat(n, (i) => `fragment F${i} on Product{similar{...F${i + 1}} a:similar{...F${i + 1}}}`)} fragment F${n} on Product{id}`,
  "each fragment in each later one": (n) =>
    `{products{nodes{...F0}}} ${repeat(n, (i) => `fragment F${i} on Product{id ${repeat(Math.min(n, 50), (j) => (j > i ? `...F${j}` : ""))}}`)}`,
  "fragments in a circle": (n) =>
    `{products{nodes{...F0}}} ${repeat(n, (i) => `fragment F${i} on Product{...F${(i + 1) % n}}`)}`,
  "circles of unused fragments": (n) =>
    `{products{totalCount}} ${repeat(n, (i) => `fragment F${i} on Product{${repeat(Math.min(n, 50), (j) => `...F${j}`)}}`)}`,
  "circles after many lines": (n) =>
    `${"\n".repeat(6000)}{products{nodes{...F0}}} ${repeat(n, (i) => `fragment F${i} on Product{...F${(i + 1) % n}...F0}`)}`,
  "inline fragments": (n) => `{products{${repeat(n, () => "...{totalCount}")}}}`,
  "inline fragments in each other": (n) => `{${"...{".repeat(n)}products{totalCount}${"}".repeat(n)}}`,
  "fields in each other": (n) => `{products{nodes{${"similar{".repeat(n)}id${"}".repeat(n)}}}}`,
  "unknown fields": (n) => `{products{nodes{${repeat(n, (i) => `titel${i}`)}}}}`,
  "unknown fields after many lines": (n) => `${"\n".repeat(6000)}{${repeat(n, (i) => `titel${i}`)}}`,
  "unknown operations": (n) => `{${repeat(n, (i) => `productz${i}`)}}`,
  "unknown types": (n) => `query(${repeat(n, (i) => `$v${i}:Produkt${i}`)}){products{totalCount}}`,
  "unknown arguments": (n) => `{products(${repeat(n, (i) => `furst${i}:1`)}){totalCount}}`,
  "unknown fields of an input": (n) => `{products(filter:{${repeat(n, (i) => `sise${i}:1`)}}){totalCount}}`,
  "unknown values of an enum": (n) =>
    `{products(filter:{categories:[${repeat(n, (i) => `DRESSEZ${i}`)}]}){totalCount}}`,
  "one directive many times": (n) => `{products${repeat(n, () => "@include(if:true)")}{totalCount}}`,
  "unknown directives": (n) => `{products${repeat(n, (i) => `@inklude${i}`)}{totalCount}}`,
  "many operations": (n) => repeat(n, (i) => `query Q${i}{products{totalCount}}`),
  "many operations with one large fragment": (n) =>
    `${repeat(n / 8, (i) => `query Q${i}($a:Int){...F}`)} fragment F on Query{${repeat(n / 8, (i) => `a${i}:products(first:$a){totalCount}`)}}`,
  "many undefined variables in many operations": (n) =>
    `${repeat(n / 8, (i) => `query Q${i}{...F}`)} fragment F on Query{${repeat(n / 8, (i) => `a${i}:products(first:$a${i}){totalCount}`)}}`,
  "many variables": (n) => `query(${repeat(n, (i) => `$v${i}:Int=1`)}){products{totalCount}}`,
  "a list of lists": (n) => `{products(filter:{sizes:${"[".repeat(n)}${"]".repeat(n)}}){totalCount}}`,
  "an object of objects": (n) => `{products(filter:${"{a:".repeat(n)}1${"}".repeat(n)}){totalCount}}`,
  "a long list": (n) => `{products(filter:{sizes:[${repeat(n, (i) => `"${i}"`)}]}){totalCount}}`,
  "a long list of wrong values": (n) =>
    `{products(filter:{sizes:[${repeat(n, (i) => String(i))}]}){totalCount}}`,
  "a long text": (n) => `{products(filter:{text:"${"x".repeat(9 * n)}"}){totalCount}}`,
  "a long text of escapes": (n) =>
    String.raw`{products(filter:{text:"${"\\u00e9".repeat(1.5 * n)}"}){totalCount}}`,
  "a long text of lines": (n) => `{products(filter:{text:"""${"\n".repeat(9 * n)}"""}){totalCount}}`,
  "a long comment": (n) => `{products{totalCount}}#${"x".repeat(9 * n)}`,
  "many lines": (n) => `{products{totalCount}}${"\n".repeat(9 * n)}`,
};
