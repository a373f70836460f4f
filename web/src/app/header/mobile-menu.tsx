import { useDeferredValue, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSession } from "../../features/accounts/session/session.ts";
import { paths } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { Details } from "../../ui/details.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { CollectionLinks } from "./collection-links.tsx";
import { KindLinks } from "./kind-links.tsx";
import { shopLinks } from "../shop-links.ts";
import { badgeText, useCartCount } from "./use-cart-count.ts";

const row = "flex min-h-12 w-full items-center justify-between gap-4 text-left";

const CollectionDetails = ({ children }: { children: ReactNode }) => (
  <Details summary="Collections">{children}</Details>
);

/** The menu on a phone: the header's links, and the shopper's pages or the login. */
export const MobileMenu = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { session, logOut } = useSession();
  const count = useCartCount();
  // The many links of the closed disclosure are rendered after the menu: it opens sooner on a slow phone.
  const hasKinds = useDeferredValue(isOpen, false);
  const link = (to: string, label: ReactNode) => (
    <li key={to}>
      <Link to={to} onClick={onClose} className={row}>
        {label}
      </Link>
    </li>
  );
  return (
    <Sheet side="left" title="Menu" isOpen={isOpen} onClose={onClose}>
      <nav aria-label="Menu">
        <ul className="font-display text-xl">{shopLinks.map(({ to, label }) => link(to, label))}</ul>
        {isOpen && (
          <CollectionLinks
            className="grid gap-x-4 sm:grid-cols-2"
            onPress={onClose}
            Frame={CollectionDetails}
          />
        )}
        <Details summary="Kinds of garments">
          {hasKinds && <KindLinks className="grid gap-x-4 sm:grid-cols-2" onPress={onClose} />}
        </Details>
        <div className="my-5 text-madder">
          <BlockPrint band="line" />
        </div>
        <ul>
          {session.status === "shopper" && (
            <>
              {link(paths.cart(), `Cart (${badgeText(count)})`)}
              {link(paths.dashboard(), "Dashboard")}
              {link(paths.orders(), "My Orders")}
            </>
          )}
          {session.status === "admin" && link(paths.adminDashboard(), "Admin dashboard")}
          {session.status === "visitor" && (
            <>
              {link(paths.login(), "Login")}
              {link(paths.signup(), "Sign Up")}
            </>
          )}
          {(session.status === "shopper" || session.status === "admin") && (
            <li>
              <button
                type="button"
                className={row}
                onClick={() => {
                  onClose();
                  logOut();
                }}
              >
                Logout
              </button>
            </li>
          )}
        </ul>
      </nav>
    </Sheet>
  );
};
