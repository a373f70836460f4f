import { useState, useSyncExternalStore } from "react";
import { browserStorage } from "../features/accounts/session/session-storage.ts";
import { useSiteContentQuery, type ContentColor } from "../graphql/generated.ts";
import { ContentLink } from "../ui/content-link.tsx";
import { CloseIcon } from "../ui/first-load-icons.tsx";

/** The id of the announcement that was dismissed. */
const KEY = "announcement";

/** The server renders as if none was dismissed. */
const readDismissed = () => browserStorage.getItem(KEY);
const neverChanges = () => () => undefined;

const grounds: Record<ContentColor, string> = {
  MADDER: "bg-madder text-paper-raised",
  INDIGO: "bg-indigo text-paper-raised",
  LEAF: "bg-leaf text-paper-raised",
  MARIGOLD: "bg-marigold-tint text-ink",
};

/**
 * A line above the header. Its code is loaded only if there is an announcement. The server renders it for every visitor; a
 * dismissed one takes no space from the first paint on (`web/src/app/hydration/record-early-events.ts`).
 */
export const AnnouncementBar = () => {
  const announcement = useSiteContentQuery().data?.siteContent.announcement;
  const storedId = useSyncExternalStore(neverChanges, readDismissed, () => null);
  const [closedId, setClosedId] = useState<string | null>(null);
  if (!announcement || [storedId, closedId].includes(announcement.id)) return null;
  const { id, text, link, linkText, color } = announcement;
  const dismiss = () => {
    browserStorage.setItem(KEY, id);
    setClosedId(id);
  };
  return (
    <aside id={`announcement-${id}`} aria-label="Announcement" className={grounds[color]}>
      <div className="page-width flex min-h-11 items-center gap-2">
        <p className="min-w-0 grow py-2 text-sm leading-snug wrap-anywhere sm:text-center">
          {text}
          {link && (
            <>
              {" "}
              <ContentLink to={link} className="inline-block py-1 font-semibold underline underline-offset-4">
                {linkText}
              </ContentLink>
            </>
          )}
        </p>
        <button
          type="button"
          aria-label="Close the announcement"
          className="-mr-3 grid size-11 shrink-0 place-items-center noscript:hidden"
          onClick={dismiss}
        >
          <CloseIcon />
        </button>
      </div>
    </aside>
  );
};
