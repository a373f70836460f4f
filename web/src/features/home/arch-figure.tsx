import avif320 from "./figure/320.avif";
import avif480 from "./figure/480.avif";
import avif720 from "./figure/720.avif";
import avif1080 from "./figure/1080.avif";
import webp480 from "./figure/480.webp";
import webp1080 from "./figure/1080.webp";

/** The width of the arch: the right column of the hero, and on a phone what the headline leaves. */
const sizes = "(min-width: 48rem) calc((min(100vw, 84rem) - 8rem) / 2.25), min(77vw - 9.5rem, 13rem)";

/**
 * The figure in the arch of the home page, on a transparent ground of the same proportions as the arch. A file of the client,
 * because a shop has it without demo data too: `api/tools/demo/pictures/hero-figure.ts` draws it. The largest element of a phone's
 * first viewport is the headline, so the figure is not loaded before the style.
 */
export const ArchFigure = ({ className = "" }: { className?: string }) => (
  <picture className="contents">
    <source
      type="image/avif"
      srcSet={`${avif320} 320w, ${avif480} 480w, ${avif720} 720w, ${avif1080} 1080w`}
      sizes={sizes}
    />
    <img
      src={webp480}
      srcSet={`${webp480} 480w, ${webp1080} 1080w`}
      sizes={sizes}
      width={1080}
      height={1382}
      alt="A woman with jasmine in her hair wears an ivory wrap dress with indigo paisleys and a sash."
      decoding="async"
      className={className}
    />
  </picture>
);
