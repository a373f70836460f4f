import { Fragment, type ReactNode } from "react";
import { phoneUrl } from "../../contact-links.ts";
import { ContentLink } from "../../ui/content-link.tsx";
import { figureOf } from "./figures.ts";
import { isElement, type MarkupElement, type MarkupNode } from "./markup-tree.ts";

/** The address of a figure that is a link: to write a mail, or to call. */
const hrefOf = (name: string): string | undefined => {
  const text = figureOf(name);
  if (/email$/i.test(name)) return `mailto:${text}`;
  return /phone$/i.test(name) && text !== "" ? phoneUrl(text) : undefined;
};

const FigureLink = ({ name }: { name: string }) => (
  <a href={hrefOf(name)} className="text-link inline-block wrap-anywhere">
    {figureOf(name)}
  </a>
);

const elementOf = ([name, ...content]: MarkupElement): ReactNode => {
  switch (name) {
    case "b":
      return (
        <strong className="font-semibold">
          <Inline nodes={content} />
        </strong>
      );
    case "i":
      return (
        <em>
          <Inline nodes={content} />
        </em>
      );
    case "br":
      return <br />;
    case "a":
      return (
        <ContentLink to={String(content[0])} className="text-link wrap-anywhere">
          <Inline nodes={content.slice(1)} />
        </ContentLink>
      );
    case "figure":
      return <FigureLink name={String(content[0])} />;
    default:
      return <Inline nodes={content} />;
  }
};

/** A figure as its text, unless it is a link. */
const withText = (node: MarkupNode): MarkupNode => {
  if (!isElement(node, "figure")) return node;
  const name = String(node[1]);
  return hrefOf(name) === undefined ? figureOf(name) : node;
};

/** Texts and figures side by side become one text: React separates two texts by a comment in the HTML. */
const joined = (nodes: readonly MarkupNode[]): MarkupNode[] => {
  const result: MarkupNode[] = [];
  for (const node of nodes.map(withText)) {
    const last = result.at(-1);
    if (typeof node === "string" && typeof last === "string") result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
};

/** The content of a paragraph: text, emphasis, links and figures of the shop. The tree of a text never changes. */
export const Inline = ({ nodes }: { nodes: readonly MarkupNode[] }) =>
  joined(nodes).map((node, index) => (
    <Fragment key={index}>{isElement(node) ? elementOf(node) : node}</Fragment>
  ));
