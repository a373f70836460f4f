import avif320 from "../../../brand/figure/320.avif";
import avif480 from "../../../brand/figure/480.avif";
import avif720 from "../../../brand/figure/720.avif";
import avif1080 from "../../../brand/figure/1080.avif";
import webp480 from "../../../brand/figure/480.webp";
import webp1080 from "../../../brand/figure/1080.webp";
import { heroSizes } from "./picture-sizes.ts";

/**
 * The figure in the arch of the home page, on a transparent ground of the same proportions as the arch. A file of the brand,
 * because a shop has it without demo data too: `api/tools/demo/pictures/hero-figure.ts` draws it. It is the largest element of a
 * phone's first viewport, so it is loaded first.
 */
export const ArchFigure = ({ className = "" }: { className?: string }) => (
  <picture className="contents">
    <source
      type="image/avif"
      srcSet={`${avif320} 320w, ${avif480} 480w, ${avif720} 720w, ${avif1080} 1080w`}
      sizes={heroSizes}
    />
    <img
      src={webp480}
      srcSet={`${webp480} 480w, ${webp1080} 1080w`}
      sizes={heroSizes}
      width={1080}
      height={1382}
      alt="A woman with a long plait wears a teal ikat wrap dress with a sash."
      fetchPriority="high"
      className={className}
    />
  </picture>
);
