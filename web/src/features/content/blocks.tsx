import { Fragment, type ReactNode } from "react";
import { ContentButton } from "../../ui/content-link.tsx";
import { Steps } from "./delivery/steps.tsx";
import { Inline } from "./markup.tsx";
import { isElement, namedEntries, type MarkupElement, type MarkupNode } from "./markup-tree.ts";

/** The parts of a page that the shop makes, such as the table of shipping rates, by the names that a text has for them. */
export type PageParts = Readonly<Record<string, ReactNode>>;

const List = ({ entries, isOrdered }: { entries: readonly MarkupNode[]; isOrdered: boolean }) => {
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <Tag className={`grid gap-3 pl-5 marker:text-madder ${isOrdered ? "list-decimal" : "list-disc"}`}>
      {entries.map((entry, index) => (
        <li key={index}>
          <Inline nodes={isElement(entry) ? entry.slice(1) : [entry]} />
        </li>
      ))}
    </Tag>
  );
};

/** A numbered list of names with their texts has the look of steps, one with points that of values. */
const ListBlock = ({ block }: { block: MarkupElement }) => {
  const isOrdered = block[0] === "ol";
  const named = namedEntries(block);
  if (named && isOrdered)
    return (
      <Steps
        steps={named.map(({ name, text }, index) => ({
          key: index,
          name: <Inline nodes={name} />,
          text: <Inline nodes={text} />,
        }))}
      />
    );
  return <List entries={block.slice(1)} isOrdered={isOrdered} />;
};

const Paragraph = ({ content, className }: { content: readonly MarkupNode[]; className: string }) => {
  const [only] = content;
  const [, link] = content.length === 1 && isElement(only, "b") ? only : [];
  if (isElement(link, "a"))
    return (
      <ContentButton to={String(link[1])} size="large" className="justify-self-start">
        <Inline nodes={link.slice(2)} />
      </ContentButton>
    );
  return (
    <p className={className}>
      <Inline nodes={content} />
    </p>
  );
};

/** Parts of the width of text. */
const narrowParts: ReadonlySet<string> = new Set(["shipping-rates", "name-meaning"]);

/** Whether a block needs the whole width of a desktop: columns, tables, steps. */
export const isWideBlock = (block: MarkupNode): boolean =>
  (isElement(block, "part") && !narrowParts.has(String(block[1]))) ||
  (isElement(block, "ol") && namedEntries(block) !== undefined);

const isPart = (block: MarkupNode | undefined): boolean =>
  block !== undefined && (isElement(block, "part") || isWideBlock(block));

/** The blocks of a section. In a wide one paragraphs keep the width of text, and one that explains a part is softer. */
export const Blocks = ({
  blocks,
  parts,
  isWide = false,
}: {
  blocks: readonly MarkupNode[];
  parts: PageParts;
  isWide?: boolean;
}) =>
  blocks.map((block, index) => {
    if (!isElement(block)) return null;
    const [name, ...content] = block;
    if (name === "part") return <Fragment key={index}>{parts[String(content[0])]}</Fragment>;
    if (name === "ul" || name === "ol") return <ListBlock key={index} block={block} />;
    if (name === "rule") return <hr key={index} className="border-hairline" />;
    if (name === "quote")
      return (
        <blockquote key={index} className="grid gap-4 border-l-2 border-madder pl-5">
          <Blocks blocks={content} parts={parts} />
        </blockquote>
      );
    const isSoft = isWide && isPart(blocks[index - 1]);
    const className = isWide ? `max-w-(--container-prose) ${isSoft ? "text-ink-soft" : ""}` : "";
    return <Paragraph key={index} content={content} className={className} />;
  });
