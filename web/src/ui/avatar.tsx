import { useState } from "react";

const sizes = {
  medium: { pixels: 48, box: "size-12", letter: "text-lg" },
  large: { pixels: 96, box: "size-24", letter: "text-3xl" },
};

type AvatarProps = {
  name: string;
  /** URL of the picture; `null` if missing. */
  picture: string | null;
  size?: keyof typeof sizes;
};

/**
 * A person's picture; the first letter of the name if there is no picture or it fails to load. Decorative: the name
 * stands beside it.
 */
export const Avatar = ({ name, picture, size = "medium" }: AvatarProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { pixels, box, letter } = sizes[size];
  return picture && picture !== brokenUrl ? (
    <img
      src={picture}
      alt=""
      width={pixels}
      height={pixels}
      onError={() => setBrokenUrl(picture)}
      className={`shrink-0 rounded-full bg-paper-deep object-cover ${box}`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-marigold-tint font-display text-marigold-deep ${box} ${letter}`}
    >
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
};
