import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const repeated = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />);

const cart = (
  <div className="mt-4 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-16">
    <div className="grid gap-6 border-t border-hairline py-6">{repeated(2, "h-40 sm:h-44")}</div>
    <Skeleton className="h-80" />
  </div>
);
const checkout = (
  <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="grid content-start gap-8">{repeated(5, "h-12")}</div>
    <Skeleton className="h-100" />
  </div>
);
const cards = <div className="mt-6 grid gap-5">{repeated(3, "h-72")}</div>;
const products = (
  <div className="mt-13.5 grid grid-cols-2 gap-x-4 gap-y-8 xl:grid-cols-3">{repeated(6, "aspect-3/4")}</div>
);
const figures = (
  <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-6 xl:grid-cols-4">{repeated(4, "h-26")}</div>
);
const fields = <div className="mt-8 grid max-w-(--container-form) gap-5">{repeated(3, "h-19")}</div>;

type Shell = { title: string; label: string; body: ReactNode; frame?: string };

/**
 * By the path alone: the server renders without the query, of which these pages read nothing there. In a function: the pages of the
 * dashboard share one entry.
 */
const shellOf = (pathname: string): Shell => {
  switch (pathname) {
    case paths.cart():
      return { title: "Your Cart", label: "Loading your cart", body: cart, frame: "pt-8 md:pt-12" };
    case paths.checkout():
      return { title: "Checkout", label: "Loading checkout", body: checkout, frame: "pt-8 md:pt-12" };
    case paths.orders():
      return {
        title: "My Orders",
        label: "Loading your orders",
        body: cards,
        frame: "max-w-260 pt-10 md:pt-16",
      };
    case paths.dashboardOrders():
      return { title: "Orders", label: "Loading your orders", body: cards };
    case paths.wishlist():
      return { title: "Wishlist", label: "Loading your wishlist", body: products };
    case paths.returns():
      return { title: "Returns", label: "Loading your returns", body: cards };
    case paths.dashboard():
      return { title: "Welcome", label: "Loading your dashboard", body: figures };
    default:
      return { title: "Your account", label: "Loading the page", body: fields };
  }
};

const useShell = () => {
  const { pathname } = useLocation();
  return shellOf(pathname.replace(/(.)\/$/, "$1"));
};

const Content = ({ title, label, body }: Shell) => (
  <LoadingRegion label={label}>
    <h1 className="text-2xl md:text-3xl">{title}</h1>
    <div className="noscript:hidden">{body}</div>
  </LoadingRegion>
);

/** Title and skeleton of a page of the dashboard, for the place beside the navigation. */
export const DashboardPageShell = () => <Content {...useShell()} />;

/**
 * Title and skeleton of a shopper's own page, until its session and its code are loaded. The server renders it too: it is the same
 * for every visitor.
 */
export const OwnPageShell = () => {
  const shell = useShell();
  const { pathname } = useLocation();
  if (shell.frame !== undefined || !pathname.startsWith(paths.dashboard()))
    return (
      <div className={`page-width ${shell.frame ?? "pt-10 md:pt-16"}`}>
        <Content {...shell} />
      </div>
    );
  const isStartPage = shell.title === "Welcome";
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
      <div className="noscript:hidden">
        <Skeleton className={`mb-3 h-20 lg:mb-4 lg:h-64 ${isStartPage ? "" : "max-lg:hidden"}`} />
        <Skeleton className="h-11 lg:h-60" />
      </div>
      <div className="min-w-0">
        <Content {...shell} />
      </div>
    </div>
  );
};
