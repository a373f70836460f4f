import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { BagIcon } from "../../ui/first-load-icons.tsx";
import { badgeText, useCartCount } from "./use-cart-count.ts";

/** The cart icon with its count. The badge is animated when the count changes. */
export const CartLink = () => {
  const count = useCartCount();
  return (
    <Link
      to={paths.cart()}
      aria-label={count > 0 ? `Cart, ${badgeText(count)} in it` : "Cart"}
      className="relative inline-grid size-11 place-items-center rounded-sm hover:bg-hairline"
    >
      <BagIcon size={24} />
      {count > 0 && (
        <span
          key={count}
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 animate-bump rounded-full bg-madder px-1 text-center text-xs leading-5 font-semibold text-paper-raised tabular-nums"
        >
          {badgeText(count)}
        </span>
      )}
    </Link>
  );
};
