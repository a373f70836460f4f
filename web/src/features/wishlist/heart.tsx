import { HeartIcon } from "../../ui/icons.tsx";

type HeartProps = {
  /** The product's title, for the accessible name. */
  title: string;
  isOn: boolean;
  onPress: () => void;
  /** `plain` is for use beside text; `card` has a background, for use on a picture. */
  variant?: "card" | "plain";
};

const backgrounds = {
  card: "bg-paper/80 group-hover/heart:bg-paper",
  plain: "border border-edge group-hover/heart:border-ink",
};

/** The wishlist heart of a product, filled if the product is in the wishlist. Its touch target is 44 px. */
export const Heart = ({ title, isOn, onPress, variant = "card" }: HeartProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-label={`Wishlist: ${title}`}
    title={isOn ? "Take out of your wishlist" : "Put into your wishlist"}
    onClick={onPress}
    className="group/heart grid noscript:hidden size-11 place-items-center rounded-sm"
  >
    <span
      className={`grid place-items-center rounded-full transition-colors duration-150 ${variant === "card" ? "size-9" : "size-11"} ${backgrounds[variant]}`}
    >
      <HeartIcon
        key={String(isOn)}
        size={variant === "card" ? 20 : 22}
        className={isOn ? "animate-bump fill-madder text-madder" : ""}
      />
    </span>
  </button>
);
