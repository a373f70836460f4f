import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { HeroSection_HeroFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { ContentButton } from "../../ui/content-link.tsx";
import { DuskArch } from "../../ui/dusk-arch.tsx";
import { formatRupees } from "../../ui/money.ts";
import { Picture } from "../../ui/picture.tsx";
import { ArchFigure } from "./arch-figure.tsx";
import { heroSizes } from "./picture-sizes.ts";

/** Characters of a headline that fits into one line of a phone, and of a line that fits at the size of the specified one. */
const SHORT_HEADLINE = 14;
const SHORT_LINE = 6;

/** A link to the garment of the figure. `null` unless the shop has it in the colour that the figure wears. */
const FigureCaption = ({
  hero: { garment, garmentColor },
  className = "",
}: {
  hero: Pick<HeroSection_HeroFragment, "garment" | "garmentColor">;
  className?: string;
}) =>
  garment && (
    <Link
      to={paths.product(garment, garmentColor)}
      className={`flex min-h-11 items-center bg-paper px-4 text-sm whitespace-nowrap hover:underline ${className}`}
    >
      This dress, <span className="ml-1 font-semibold tabular-nums">{formatRupees(garment.price)}</span>
      <span className="sr-only">{garment.title}</span>
    </Link>
  );

/**
 * The claim of the shop (specification, section 2) beside a picture; without one beside a drawing of dusk, which the shop is named
 * after, and a figure in a dress that the shop sells. On a phone a short headline is one line above the arch, and both are in the
 * first viewport with the button.
 */
export const Hero = ({ hero }: { hero: HeroSection_HeroFragment }) => {
  const lines = hero.title.split("\n");
  const isOneLine = hero.title.length <= SHORT_HEADLINE;
  const isLarge = lines.every(({ length }) => length <= SHORT_LINE);
  return (
    <section className="overflow-hidden">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-center pt-6 max-md:text-center md:grid-cols-[1.25fr_1fr] md:gap-x-12 md:pt-16">
        <h1
          className={`font-hero md:self-end ${isLarge ? "text-hero" : "text-5xl leading-tight"} ${isOneLine ? "max-md:text-[min(10.6vw,5rem)] max-md:whitespace-nowrap max-md:[&_br]:hidden" : "max-md:text-5xl max-md:leading-tight"}`}
        >
          {lines.map((line, index) => (
            <Fragment key={index}>
              {line}
              {index < lines.length - 1 && (
                <>
                  {" "}
                  <br />
                </>
              )}
            </Fragment>
          ))}
        </h1>
        <div className="relative w-[min(64vw,18rem)] justify-self-center max-md:mt-4 max-md:border-b max-md:border-ink md:row-span-2 md:w-full">
          <DuskArch className="block w-full" />
          {hero.picture ? (
            <Picture
              picture={hero.picture}
              sizes={heroSizes}
              loading="first"
              className="absolute inset-0 size-full rounded-t-full object-cover"
            />
          ) : (
            <>
              <ArchFigure className="absolute inset-0 size-full" />
              <FigureCaption
                hero={hero}
                className="absolute bottom-3 left-1/2 -translate-x-1/2 md:bottom-8"
              />
            </>
          )}
        </div>
        <div className="max-md:pb-8 md:self-start md:pb-20">
          {/* On a phone 1.125rem: at 1.25rem the last word of a line just fits, and not in every fallback font. */}
          <p className="mt-5 max-w-(--container-form) max-md:mx-auto md:mt-6 text-lg text-ink-soft max-sm:text-[1.125rem]">
            {hero.text}
          </p>
          {hero.link && (
            <ContentButton to={hero.link} size="large" className="mt-5 md:mt-8">
              {hero.linkText}
            </ContentButton>
          )}
        </div>
      </div>
      <div className="text-madder">
        <BlockPrint />
      </div>
    </section>
  );
};
