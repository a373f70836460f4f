import { Suspense, useEffect, useState, type ReactNode } from "react";
import { CartLineRow, type WishlistMove } from "./cart-line.tsx";
import { checkoutBlockedText } from "./cart-stock.ts";
import { CartSummary, type WelcomeCode } from "./cart-summary.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import type { CartChanges } from "./use-cart-changes.ts";
import { ColorSwatch } from "../catalogue/color-swatch.tsx";
import { RecentlyViewed } from "../catalogue/recent/recently-viewed.tsx";
import type {
  Cart_CartFragment,
  CartFees_SettingsFragment,
  CartLine_LineFragment,
} from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DeliveryPromiseSlot } from "../delivery/delivery-promise-slot.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { CheckoutBar } from "./checkout-bar.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const ChangeVariantDialog = lazyPart(() => import("./change-variant-dialog.tsx"), "ChangeVariantDialog");
const ClearCartDialog = lazyPart(() => import("./clear-cart-dialog.tsx"), "ClearCartDialog");

type CartViewProps = {
  cart: Cart_CartFragment;
  fees: CartFees_SettingsFragment;
  changes: CartChanges;
  wishlistMove: WishlistMove;
  /** The shopper's welcome code, if it can be used for this cart. */
  welcomeCode: WelcomeCode | null;
  /** Shown below the title, or above an empty cart. */
  notice?: ReactNode;
};

/** Whether the server accepts the removed line again: its product is sold and has enough stock. */
const canRestore = (line: CartLine_LineFragment) => line.isListed && line.quantity <= line.available;

/** The last removed line with its undo button, and errors about the whole cart. Also shown above an empty cart. */
const CartNotices = ({ changes: { removed, failure, restore } }: { changes: CartChanges }) => (
  <>
    {removed && (
      <RemovedNotice
        key={removed.line.id}
        text={removed.text}
        onUndo={canRestore(removed.line) ? () => void restore(removed) : undefined}
      />
    )}
    <FormMessage tone="error" className={failure?.lineId === null ? "mt-4" : ""}>
      {failure?.lineId === null ? failure.text : null}
    </FormMessage>
  </>
);

const colorLabel = (name: string) => (
  <span className="flex items-center gap-2">
    <ColorSwatch name={name} /> {name}
  </span>
);

/** `shouldFocusMain`: the "Clear cart" button had the focus and is no longer in the page. */
const EmptyCart = ({ shouldFocusMain }: { shouldFocusMain: boolean }) => {
  useEffect(() => {
    if (shouldFocusMain) document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [shouldFocusMain]);
  return (
    <EmptyState
      level="h1"
      title="Your Cart is Empty"
      text="Anything you add is saved here, on all your devices."
      action={<ButtonLink to={paths.shop()}>Shop Now</ButtonLink>}
    />
  );
};

/** A loaded cart: its lines, the summary and the link to checkout. An empty cart links to the shop. */
export const CartView = ({ cart, fees, changes, wishlistMove, welcomeCode, notice }: CartViewProps) => {
  const [dialog, setDialog] = useState<{ lineId: string } | "clear" | null>(null);
  const [isOpen, setOpen] = useState(false);
  const dialogLine =
    dialog && dialog !== "clear" ? cart.lines.find((line) => line.id === dialog.lineId) : undefined;
  const open = (next: { lineId: string } | "clear") => {
    setDialog(next);
    setOpen(true);
  };
  const close = () => setOpen(false);

  if (cart.lines.length === 0)
    return (
      <>
        {notice}
        <CartNotices changes={changes} />
        <EmptyCart shouldFocusMain={dialog === "clear"} />
        <RecentlyViewed className="pt-4" />
      </>
    );
  return (
    <>
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10 xl:gap-16">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h1 className="text-2xl md:text-3xl">Your Cart</h1>
            <Button variant="quiet" className="-mr-2" onClick={() => open("clear")}>
              Clear cart
            </Button>
          </div>
          <div className="mt-4 empty:hidden">{notice}</div>
          <CartNotices changes={changes} />
          <ul className="mt-4 border-t border-hairline">
            {cart.lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                lines={cart.lines}
                changes={changes}
                onChoose={() => open({ lineId: line.id })}
                wishlistMove={wishlistMove}
              />
            ))}
          </ul>
        </div>
        <div className="contents lg:sticky lg:top-24 lg:block lg:border-t-2 lg:border-ink lg:bg-paper-raised lg:p-6">
          <CartSummary cart={cart} fees={fees} welcomeCode={welcomeCode} />
          <DeliveryPromiseSlot className="xl:mt-4" />
          <CheckoutBar total={cart.total} blockedText={checkoutBlockedText(cart.lines)} />
        </div>
      </div>
      <Suspense>
        {dialog === "clear" && (
          <ClearCartDialog
            pieces={cart.totalQuantity}
            isOpen={isOpen}
            onClose={close}
            onClear={() => void changes.clear()}
          />
        )}
        {dialogLine && (
          <ChangeVariantDialog
            key={dialogLine.id}
            line={dialogLine}
            isOpen={isOpen}
            onClose={close}
            onChoose={(variant) => void changes.choose(dialogLine, variant)}
            colorLabel={colorLabel}
          />
        )}
      </Suspense>
    </>
  );
};
