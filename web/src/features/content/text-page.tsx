import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TextPage_PageFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatDate } from "../../ui/dates.ts";
import { ProsePage } from "../../ui/prose-page.tsx";
import { Blocks, type PageParts } from "./blocks.tsx";
import { withFigures } from "./figures.ts";
import { Inline } from "./markup.tsx";
import { nodesOf } from "./markup-tree.ts";
import { PageBody } from "./page-body.tsx";

/** Says that the page is an earlier version, from when it is, and where the current one stands. */
export const OldVersionNote = ({ page }: { page: TextPage_PageFragment }) =>
  !page.isCurrent && (
    <p className="page-width pt-6">
      <span className="block border-l-4 border-indigo bg-indigo-tint px-4 py-3 text-indigo-deep">
        This is version {page.version} of {formatDate(page.publishedAt)}, which is no longer valid.{" "}
        <Link to={paths.page(page.slug)} className="text-link">
          Read the current version
        </Link>
      </span>
    </p>
  );

/** What stands beside the heading: a list without points, or a part of the page. */
const Aside = ({ page, parts }: { page: TextPage_PageFragment; parts: PageParts }): ReactNode => {
  const [first] = nodesOf(page.aside);
  if (first === undefined) return null;
  if (!Array.isArray(first) || first[0] !== "ul")
    return <Blocks blocks={nodesOf(page.aside)} parts={parts} />;
  return (
    <ul className="grid gap-3 border-l-2 border-madder pl-5 lg:mb-1">
      {nodesOf(first.slice(1)).map((entry, index) => (
        <li key={index}>
          <Inline nodes={nodesOf(entry).slice(1)} />
        </li>
      ))}
    </ul>
  );
};

/** A page of text: heading, introduction, sections. */
export const TextPageView = ({ page, parts = {} }: { page: TextPage_PageFragment; parts?: PageParts }) => (
  <>
    <OldVersionNote page={page} />
    <ProsePage
      title={withFigures(page.heading)}
      lead={<Inline nodes={nodesOf(page.lead)} />}
      aside={<Aside page={page} parts={parts} />}
    >
      <PageBody body={nodesOf(page.body)} parts={parts} />
    </ProsePage>
  </>
);
