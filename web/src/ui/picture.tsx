export type PictureFile = {
  /** Folder of the files: `{baseUrl}/{width}.avif` and `.webp`. */
  baseUrl: string;
  widths: readonly number[];
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  /** The point that stays visible where the place cuts the picture: percent from the left and from the top, in steps of 5. */
  focus?: readonly number[] | null;
};

/** A picture that screen readers describe. */
export type DescribedPicture = PictureFile & { alt: string };

/** The value of `srcset` for one format of a picture. */
export const srcSet = (
  { baseUrl, widths }: Pick<PictureFile, "baseUrl" | "widths">,
  format: "avif" | "webp",
) => widths.map((width) => `${baseUrl}/${width}.${format} ${width}w`).join(", ");

export type PictureLoading = "first" | "eager" | "lazy";

type PictureProps = {
  /** The `sizes` attribute: "(min-width: 64rem) 25vw, 50vw". */
  sizes: string;
  /** `first` for the largest picture of the first viewport, at most one per page; `eager` for one that is shown at once. */
  loading?: PictureLoading;
  /** The place is wide too: a wide picture fills it. */
  isInWidePlace?: boolean;
  /** A wide picture is shown whole, also if it has a focus. */
  isWhole?: boolean;
  className?: string;
} & (
  | { picture: DescribedPicture; isDecorative?: false }
  /** Hidden from screen readers, when the text beside it is enough. */
  | { picture: PictureFile; isDecorative: true }
);

/** A picture that is wider, by this ratio, is shown whole in an upright place: its sides have parts of the product. */
const wideRatio = 1.2;

/**
 * A responsive picture, AVIF or WebP; its space is reserved while it loads. Shops also have photographs of other proportions than
 * the places of a page and on white: `web/src/ui/base.css` says how they look.
 */
export const Picture = ({
  picture,
  sizes,
  loading = "lazy",
  isDecorative = false,
  isInWidePlace = false,
  isWhole = false,
  className = "",
}: PictureProps) => {
  const { focus } = picture;
  const isWide = picture.width > picture.height * wideRatio;
  const middle = picture.widths[Math.floor((picture.widths.length - 1) / 2)] ?? picture.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
      <img
        src={`${picture.baseUrl}/${middle}.webp`}
        srcSet={srcSet(picture, "webp")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={!isDecorative && "alt" in picture ? picture.alt : ""}
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding="async"
        data-wide={(isWide && !isInWidePlace && (isWhole || !focus)) || undefined}
        className={`picture ${className}${focus ? ` focus-x-${focus[0]} focus-y-${focus[1]}` : ""}`}
      />
    </picture>
  );
};
