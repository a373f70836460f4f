import type { PictureText_SectionFragment } from "../../graphql/generated.ts";
import { ContentButton } from "../../ui/content-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { halfSizes } from "./picture-sizes.ts";

/** A picture with a text beside it, on a phone below it. */
export const PictureText = ({
  id,
  section: { title, text, linkText, link, picture, isPictureLast },
}: {
  id: string;
  section: PictureText_SectionFragment;
}) => (
  <section
    className="page-width grid items-center gap-x-16 gap-y-6 pt-12 md:grid-cols-2 md:pt-28"
    aria-labelledby={id}
  >
    <div className={`aspect-5/4 overflow-hidden bg-paper-deep ${isPictureLast ? "md:order-last" : ""}`}>
      <Picture picture={picture} sizes={halfSizes} isInWidePlace className="size-full object-cover" />
    </div>
    <div>
      <h2 id={id} className="text-2xl md:text-4xl">
        {title}
      </h2>
      <p className="mt-4 max-w-(--container-prose) text-lg whitespace-pre-line text-ink-soft">{text}</p>
      {link && (
        <ContentButton to={link} variant="secondary" className="mt-6">
          {linkText}
        </ContentButton>
      )}
    </div>
  </section>
);
