import { paths } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DuskArch } from "../../ui/dusk-arch.tsx";

/** The claim of the shop (specification, section 2) beside a drawing of dusk, which the shop is named after. */
export const Hero = () => (
  <section className="overflow-hidden">
    <div className="page-width grid items-end gap-8 pt-10 md:grid-cols-[1.25fr_1fr] md:gap-12 md:pt-16">
      <div className="md:pb-20">
        <h1 className="text-hero text-balance">
          OWN
          <br />
          YOUR
          <br />
          EDGE
        </h1>
        {/* On a phone 1.125rem: at 1.25rem the last word of a line just fits, and not in every fallback font. */}
        <p className="mt-6 max-w-(--container-form) text-lg text-ink-soft max-sm:text-[1.125rem]">
          Western lines, Indian hands. Clothes cut sharp for the city, in prints that took a block, a vat of
          indigo and an afternoon.
        </p>
        <ButtonLink to={paths.shop()} size="large" className="mt-8">
          Shop Now
        </ButtonLink>
      </div>
      <DuskArch className="mx-auto block w-full max-w-100 md:max-w-none" />
    </div>
    <div className="text-madder">
      <BlockPrint />
    </div>
  </section>
);
