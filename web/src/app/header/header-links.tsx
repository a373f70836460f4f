import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { shopLinks } from "../shop-links.ts";

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
export const HeaderLinks = () => <noscript>{import.meta.env.SSR && <Links />}</noscript>;
