import type { Banner_SectionFragment, ContentColor } from "../../graphql/generated.ts";
import { ContentButton } from "../../ui/content-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { halfSizes } from "./picture-sizes.ts";

const grounds: Record<ContentColor, string> = {
  MADDER: "bg-madder-tint text-madder-deep",
  INDIGO: "bg-indigo-tint text-indigo-deep",
  LEAF: "bg-leaf-tint text-green-text",
  MARIGOLD: "bg-marigold-tint text-marigold-deep",
};

/** A panel with a text and a link, and a picture if it has one. */
export const Banner = ({
  id,
  section: { title, text, linkText, link, picture, color },
}: {
  id: string;
  section: Banner_SectionFragment;
}) => (
  <section className="page-width pt-10 md:pt-24" aria-labelledby={id}>
    <div className={`grid items-stretch ${grounds[color]} ${picture ? "md:grid-cols-2" : ""}`}>
      <div className="self-center px-5 py-10 md:px-12 md:py-16">
        <h2 id={id} className="text-4xl wrap-anywhere md:text-5xl">
          {title}
        </h2>
        {text && (
          <p className="mt-3 max-w-(--container-prose) text-lg whitespace-pre-line text-ink">{text}</p>
        )}
        {link && (
          <ContentButton to={link} variant="secondary" className="mt-6">
            {linkText}
          </ContentButton>
        )}
      </div>
      {picture && (
        <div className="aspect-5/4 overflow-hidden max-md:row-start-1">
          <Picture picture={picture} sizes={halfSizes} isInWidePlace className="size-full object-cover" />
        </div>
      )}
    </div>
  </section>
);
