export type PictureFile = {
  /** Folder of the files: `{baseUrl}/{width}.avif` and `.webp`. */
  baseUrl: string;
  widths: readonly number[];
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
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
  className?: string;
} & (
  | { picture: DescribedPicture; isDecorative?: false }
  /** Hidden from screen readers, when the text beside it is enough. */
  | { picture: PictureFile; isDecorative: true }
);

/** A responsive picture, AVIF or WebP; its space is reserved while it loads. */
export const Picture = ({
  picture,
  sizes,
  loading = "lazy",
  isDecorative = false,
  className = "",
}: PictureProps) => {
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
        fetchPriority={loading === "first" ? "high" : "auto"}
        decoding="async"
        className={`bg-paper-deep ${className}`}
      />
    </picture>
  );
};
