export type PictureFile = {
  /** Folder of the files: `{baseUrl}/{width}.avif` and `.webp`. */
  baseUrl: string;
  widths: readonly number[];
  /** Of the widest, in pixels. */
  width: number;
  height: number;
  alt: string;
};

/** The value of `srcset` for one format of a picture. */
export const srcSet = (
  { baseUrl, widths }: Pick<PictureFile, "baseUrl" | "widths">,
  format: "avif" | "webp",
) => widths.map((width) => `${baseUrl}/${width}.${format} ${width}w`).join(", ");

type PictureProps = {
  picture: PictureFile;
  /** How wide it is drawn, as in HTML: "(min-width: 64rem) 25vw, 50vw". */
  sizes: string;
  /** For what is in sight at once; everything else waits until it comes near. */
  isEager?: boolean;
  /** Says nothing to screen readers, when the words beside it say it all. */
  isDecorative?: boolean;
  className?: string;
};

/** A picture in the width that the screen needs, AVIF or WebP; its place is kept while it loads. */
export const Picture = ({
  picture,
  sizes,
  isEager = false,
  isDecorative = false,
  className = "",
}: PictureProps) => {
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
      <img
        src={`${picture.baseUrl}/${middle}.webp`}
        srcSet={srcSet(picture, "webp")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={isDecorative ? "" : picture.alt}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : "auto"}
        decoding="async"
        className={`bg-paper-deep ${className}`}
      />
    </picture>
  );
};
