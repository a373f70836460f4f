import { startTransition, Suspense, useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { useSession } from "../../features/accounts/session/session.ts";
import { paths } from "../../paths.ts";
import { shop } from "../../shop.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon, MenuIcon, SearchIcon, UserIcon } from "../../ui/first-load-icons.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { CartLink } from "./cart-link.tsx";
import { KindMenuButton } from "./kind-menu-button.tsx";
import { SearchBox } from "./search-box.tsx";
import { shopLinks } from "../shop-links.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const MobileMenu = lazyPart(() => import("./mobile-menu.tsx"), "MobileMenu");

const UserLink = () => {
  const { session } = useSession();
  const isLoggedIn = session.status === "shopper" || session.status === "admin";
  const accountPath = session.status === "admin" ? paths.adminDashboard() : paths.dashboard();
  return (
    <Link
      to={isLoggedIn ? accountPath : paths.login()}
      aria-label={isLoggedIn ? "Your account" : "Log in"}
      className="inline-grid size-11 place-items-center rounded-sm hover:bg-hairline"
    >
      <UserIcon size={24} />
    </Link>
  );
};

const Links = () => (
  <div className="page-width grid gap-2 pb-3 lg:hidden">
    <nav aria-label="Main" className="md:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {shopLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <form action={paths.search("")} className="flex gap-2">
      <input
        type="search"
        dir="auto"
        name="term"
        aria-label="Search the shop"
        placeholder="Search"
        maxLength={100}
        className="min-h-11 w-full rounded-sm border border-edge bg-paper-raised px-3.5 placeholder:text-ink-faint"
      />
      <button className={buttonClasses({ variant: "secondary" })}>Search</button>
    </form>
  </div>
);

/** The links and the search of a phone's header, for a browser without JavaScript: the menu needs it. */
const HeaderLinks = () => <noscript>{import.meta.env.SSR && <Links />}</noscript>;

/** The header of every page of the shop. On a phone the links are in a menu and the search box opens by a button. */
export const Header = () => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasMenuLoaded, setMenuLoaded] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper pt-(--safe-top)">
      <div className="page-width flex h-16 items-center gap-1 md:h-20 md:gap-8">
        <IconButton
          label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          className="-ml-2.5 md:hidden noscript:hidden"
          onPointerDown={MobileMenu.preload}
          onClick={() =>
            // The pressed button is painted first, and the menu is rendered in short tasks.
            startTransition(() => {
              setMenuLoaded(true);
              setMenuOpen(true);
            })
          }
        >
          <MenuIcon size={24} />
        </IconButton>
        <Link
          to={paths.home()}
          aria-label={`${shop().name}, home`}
          className="min-w-0 rounded-sm py-2 max-md:mr-auto"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden grow md:block">
          <ul className="flex gap-1 lg:gap-3">
            {shopLinks.map((link) => (
              <li key={link.to} className="flex items-center">
                <NavLink
                  to={link.to}
                  end
                  className="inline-flex min-h-11 items-center px-3 decoration-madder decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
                >
                  {link.label}
                </NavLink>
                {link.to === paths.shop() && <KindMenuButton />}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden w-72 lg:block">
          <SearchBox />
        </div>
        <div className="-mr-2.5 flex items-center">
          <IconButton
            label={isSearchOpen ? "Close the search" : "Search"}
            aria-expanded={isSearchOpen}
            className="lg:hidden noscript:hidden"
            onClick={() => setSearchOpen(!isSearchOpen)}
          >
            {isSearchOpen ? <CloseIcon size={24} /> : <SearchIcon size={24} />}
          </IconButton>
          <UserLink />
          <CartLink />
        </div>
      </div>
      <HeaderLinks />
      {isSearchOpen && (
        <div className="page-width pb-3 lg:hidden">
          <SearchBox isFocused onSearch={() => setSearchOpen(false)} />
        </div>
      )}
      {hasMenuLoaded && (
        <Suspense>
          <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
};
