import { Link } from "react-router-dom";
import type { AdminContentsQuery, ContentKind } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { PlusIcon } from "../../ui/icons.tsx";

type Content = AdminContentsQuery["contents"][number];

/** What is in the shop, and what waits. */
const StateBadges = ({ content: { hasChanges, isPublished } }: { content: Content }) => (
  <>
    {isPublished ? <Badge tone="green">In the shop</Badge> : <Badge tone="grey">Not shown</Badge>}
    {hasChanges && <Badge tone="amber">Draft</Badge>}
  </>
);

const ContentRow = ({ content }: { content: Content }) => {
  const { id, title, slug, kind, publishedAt, scheduledAt } = content;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0">
        <Link
          to={paths.adminContent(id)}
          className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {kind === "PAGE" && `${paths.page(slug)} · `}
          <span className="inline-block">
            {publishedAt ? `since ${formatDateTime(publishedAt)}` : "never published"}
          </span>
          {scheduledAt && ` · next version on ${formatDateTime(scheduledAt)}`}
        </p>
      </div>
      <div className="flex gap-2">
        <StateBadges content={content} />
      </div>
    </li>
  );
};

const groups: readonly {
  title: string;
  kinds: readonly ContentKind[];
  added?: { kind: "page" | "size_chart"; label: string };
}[] = [
  { title: "Home and announcement", kinds: ["HOME", "ANNOUNCEMENT"] },
  { title: "Pages", kinds: ["PAGE"], added: { kind: "page", label: "New page" } },
  { title: "Size charts", kinds: ["SIZE_CHART"], added: { kind: "size_chart", label: "New size chart" } },
];

/** The texts of the shop by what they are. */
export const ContentList = ({ contents }: { contents: AdminContentsQuery["contents"] }) =>
  groups.map(({ title, kinds, added }) => (
    <section key={title} className="mt-8" aria-labelledby={`contents-${kinds.join("-")}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`contents-${kinds.join("-")}`} className="text-xl">
          {title}
        </h2>
        {added && (
          <ButtonLink to={paths.adminNewContent(added.kind)} variant="secondary">
            <PlusIcon /> {added.label}
          </ButtonLink>
        )}
      </div>
      <ul className="mt-2">
        {contents
          .filter(({ kind }) => kinds.includes(kind))
          .map((content) => (
            <ContentRow key={content.id} content={content} />
          ))}
      </ul>
    </section>
  ));
