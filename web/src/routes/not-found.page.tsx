import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** Shown for a URL that no route matches. */
export const NotFoundPage = () => {
  usePageTitle("Page not found");
  return (
    <EmptyState
      level="h1"
      title="This page is not on our rails"
      text="It may have moved, or the address has a loose thread. Everything that we sell is in the shop."
      action={<ButtonLink to={paths.shop()}>Go to the shop</ButtonLink>}
    />
  );
};
