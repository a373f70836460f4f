import { paths } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DuskArch } from "../../ui/dusk-arch.tsx";
import { ArchFigure } from "./arch-figure.tsx";

/**
 * The claim of the shop (specification, section 2) beside a drawing of dusk, which the shop is named after, and a figure in a
 * dress. On a phone the arch is beside the headline, so that a garment is in the first viewport.
 */
export const Hero = () => (
  <section className="overflow-hidden">
    <div className="page-width grid grid-cols-[1fr_auto] items-center pt-8 max-md:gap-x-3 md:grid-cols-[1.25fr_1fr] md:gap-x-12 md:pt-16">
      <h1 className="font-hero text-hero text-balance md:self-end">
        OWN
        <br />
        YOUR
        <br />
        EDGE
      </h1>
      <div className="relative w-[min(77vw-9.5rem,13rem)] self-end justify-self-end max-md:-mr-2 max-md:border-b max-md:border-ink md:row-span-2 md:w-full">
        <DuskArch className="block w-full" />
        <ArchFigure className="absolute inset-0 size-full" />
      </div>
      <div className="max-md:col-span-2 max-md:pb-10 md:self-start md:pb-20">
        {/* On a phone 1.125rem: at 1.25rem the last word of a line just fits, and not in every fallback font. */}
        <p className="mt-6 max-w-(--container-form) text-lg text-ink-soft max-sm:text-[1.125rem]">
          Western lines, Indian hands. Clothes cut sharp for the city, in prints that took a block, a vat of
          indigo and an afternoon.
        </p>
        <ButtonLink to={paths.shop()} size="large" className="mt-8">
          Shop Now
        </ButtonLink>
      </div>
    </div>
    <div className="text-madder">
      <BlockPrint />
    </div>
  </section>
);
