import { Marked, type Token, type Tokens } from "marked";
import { isSafeLink } from "./link.rules.ts";

/**
 * A text with its marks, as a tree of arrays that the client shows as elements. A string is text. The first entry of an array is the
 * name of its element:
 * - blocks: `p`, `ul`, `ol`, `li`, `quote`, `rule`; `h` with its level; `part` with the name of a part of the page
 * - inline: `b`, `i`, `br`; `a` with its address; `figure` with the name of a figure of the shop
 */
export type MarkupNode = string | number | readonly MarkupNode[];

/** Neither HTML nor the other extensions are read. Only the tree is used, never the HTML that the library can make. */
const marked = new Marked({ gfm: false, pedantic: false });

/** `{returnDays}`: a figure of the shop in a text; on a line of its own, a part of a page such as `{shipping-rates}`. */
const placeholder = /\{([a-zA-Z][a-zA-Z-]{1,30})\}/g;

const ownLine = /^\{([a-z][a-z-]{1,30})\}$/;

const withFigures = (text: string): MarkupNode[] => {
  const nodes: MarkupNode[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(["figure", match[1] ?? ""]);
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
};

const inlineNodes = (tokens: readonly Token[] | undefined, text: string): MarkupNode[] =>
  tokens ? tokens.flatMap(inlineNode) : withFigures(text);

const inlineNode = (token: Token): MarkupNode[] => {
  switch (token.type) {
    case "strong":
      return [["b", ...inlineNodes(token.tokens, token.raw)]];
    case "em":
      return [["i", ...inlineNodes(token.tokens, token.raw)]];
    case "br":
      return [["br"]];
    case "link": {
      const { href, tokens, text } = token as Tokens.Link;
      const content = inlineNodes(tokens, text);
      return isSafeLink(href) ? [["a", href, ...content]] : content;
    }
    case "escape":
    case "text":
      return (token as Tokens.Text).tokens
        ? inlineNodes((token as Tokens.Text).tokens, token.raw)
        : withFigures((token as Tokens.Text).text.replace(/[ \t\n]+/g, " "));
    default:
      // HTML, code, pictures: as they were typed.
      return withFigures(token.raw);
  }
};

const blockNode = (token: Token): MarkupNode[] => {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "heading":
      return [["h", (token as Tokens.Heading).depth, ...inlineNodes(token.tokens, token.raw)]];
    case "paragraph": {
      const part = ownLine.exec(token.raw.trim());
      return [part ? ["part", part[1] ?? ""] : ["p", ...inlineNodes(token.tokens, token.raw)]];
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return [
        [
          ordered ? "ol" : "ul",
          ...items.map((item): MarkupNode => ["li", ...item.tokens.flatMap(listItemNode)]),
        ],
      ];
    }
    case "blockquote":
      return [["quote", ...(token.tokens ?? []).flatMap(blockNode)]];
    case "hr":
      return [["rule"]];
    default:
      return [["p", ...withFigures(token.raw.trim())]];
  }
};

/** The words of an entry stand in it without a paragraph. */
const listItemNode = (token: Token): MarkupNode[] =>
  token.type === "text" || token.type === "paragraph"
    ? inlineNodes(token.tokens, token.raw)
    : blockNode(token);

/** At least 20 quotes or lists within each other. A line of hyphens is none. */
const deepMarks = /^[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){20,}/m;

const maxEmphasisMarks = 1000;

/** The library calls itself for each level, and looks for the end of each emphasis. Other texts are shown as typed. */
const isReadable = (markup: string): boolean =>
  !deepMarks.test(markup) && (markup.match(/[*_]{1,2}/g)?.length ?? 0) <= maxEmphasisMarks;

/** A text with headings, lists, links and emphasis. */
export const blocksOf = (markup: string): MarkupNode[] =>
  isReadable(markup) ? marked.lexer(markup).flatMap(blockNode) : [["p", markup]];

/** A text of one paragraph, with links and emphasis. */
export const inlineOf = (markup: string): MarkupNode[] =>
  marked.Lexer.lexInline(markup, marked.defaults).flatMap(inlineNode);
