import type { ContentPreviewQuery } from "../../graphql/generated.ts";

type Announcement = NonNullable<ContentPreviewQuery["contentPreview"]["announcement"]>;

/** The text of an announcement, as the bar will have it. */
export const AnnouncementPreview = ({ announcement: { text, linkText } }: { announcement: Announcement }) => (
  <p className="page-width pt-10 text-lg">
    {text} {linkText && <span className="font-semibold underline">{linkText}</span>}
  </p>
);
