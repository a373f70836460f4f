import { Fragment } from "react";
import { ProseSection } from "../../ui/prose-page.tsx";
import { Blocks, isWideBlock, type PageParts } from "./blocks.tsx";
import { Inline } from "./markup.tsx";
import {
  isElement,
  namedEntries,
  sectionsOf,
  type MarkupElement,
  type MarkupNode,
  type MarkupSection,
} from "./markup-tree.ts";

/** Parts with a heading of their own: they stand between the sections. */
const ownSections: ReadonlySet<string> = new Set(["crafts"]);

const isPart = (block: MarkupNode): boolean => isElement(block, "part");

const isOwnSection = (block: MarkupNode): boolean =>
  isElement(block, "part") && ownSections.has(String(block[1]));

/** A section that is one quotation: a statement in large letters. */
const Statement = ({ heading, quote }: { heading: readonly MarkupNode[]; quote: MarkupElement }) => (
  <section className="mt-16 bg-marigold-tint px-5 py-12 md:mt-24 md:px-12 md:py-20">
    <h2 className="eyebrow font-sans text-marigold-deep">
      <Inline nodes={heading} />
    </h2>
    {quote.slice(1).map((block, index) => (
      <p key={index} className="mt-4 max-w-220 font-display text-2xl leading-snug text-balance md:text-3xl">
        <Inline nodes={isElement(block) ? block.slice(1) : [block]} />
      </p>
    ))}
  </section>
);

type Named = NonNullable<ReturnType<typeof namedEntries>>;

/** A section that begins with a list of names and texts: columns below rules. */
const Columns = ({
  heading,
  entries,
  rest,
  parts,
}: {
  heading: readonly MarkupNode[];
  entries: Named;
  rest: readonly MarkupNode[];
  parts: PageParts;
}) => (
  <section className="mt-16 md:mt-24">
    <h2 className="text-xl md:text-2xl">
      <Inline nodes={heading} />
    </h2>
    <dl className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {entries.map(({ name, text }, index) => (
        <div key={index} className="border-t border-ink pt-5">
          <dt className="font-display text-lg md:text-xl">
            <Inline nodes={name} />
          </dt>
          <dd className="mt-2 text-ink-soft">
            <Inline nodes={text} />
          </dd>
        </div>
      ))}
    </dl>
    {rest.length > 0 && (
      <div className="mt-12 grid gap-4">
        <Blocks blocks={rest} parts={parts} />
      </div>
    )}
  </section>
);

const Section = ({ section: { heading, blocks }, parts }: { section: MarkupSection; parts: PageParts }) => {
  const [first, ...rest] = blocks;
  if (isElement(first, "quote") && rest.length === 0) return <Statement heading={heading} quote={first} />;
  const entries = isElement(first, "ul") ? namedEntries(first) : undefined;
  if (entries) return <Columns heading={heading} entries={entries} rest={rest} parts={parts} />;
  const isWide = blocks.some(isWideBlock);
  return (
    <ProseSection title={<Inline nodes={heading} />} isWide={isWide}>
      <Blocks blocks={blocks} parts={parts} isWide={isWide} />
    </ProseSection>
  );
};

/** The text before the first heading. */
const Opening = ({ blocks, parts }: { blocks: readonly MarkupNode[]; parts: PageParts }) =>
  blocks.length > 0 && (
    <div className="mt-10 grid max-w-(--container-prose) gap-4 md:mt-14">
      <Blocks blocks={blocks} parts={parts} />
    </div>
  );

/** The text of a page in its sections. A section of one quotation, or of names and texts, has a look of its own. */
export const PageBody = ({ body, parts }: { body: readonly MarkupNode[]; parts: PageParts }) => {
  const { before, sections } = sectionsOf(body);
  return (
    <>
      <Blocks blocks={before.filter(isPart)} parts={parts} />
      <Opening blocks={before.filter((block) => !isPart(block))} parts={parts} />
      {sections.map((section, index) => (
        <Fragment key={index}>
          <Section
            section={{ ...section, blocks: section.blocks.filter((block) => !isOwnSection(block)) }}
            parts={parts}
          />
          <Blocks blocks={section.blocks.filter(isOwnSection)} parts={parts} />
        </Fragment>
      ))}
    </>
  );
};
