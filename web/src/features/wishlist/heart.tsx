import { HeartIcon } from "../../ui/icons.tsx";

type HeartProps = {
  /** The product's title, for the accessible name. */
  title: string;
  isOn: boolean;
  onPress: () => void;
};

/** The wishlist heart on a picture of a product, filled if the product is in the wishlist. Its touch target is 44 px. */
export const Heart = ({ title, isOn, onPress }: HeartProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-label={`Wishlist: ${title}`}
    title={isOn ? "Remove from your wishlist" : "Add to your wishlist"}
    onClick={onPress}
    className="group/heart grid noscript:hidden size-11 place-items-center rounded-sm"
  >
    <span className="grid size-9 place-items-center rounded-full bg-paper/80 transition-colors duration-150 group-hover/heart:bg-paper">
      <HeartIcon
        key={String(isOn)}
        size={20}
        className={isOn ? "animate-bump fill-madder text-madder" : ""}
      />
    </span>
  </button>
);
