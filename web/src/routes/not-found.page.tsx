import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** Shown for a URL that no route matches. */
export const NotFoundPage = () => {
  usePageTitle("Page not found");
  return (
    <EmptyState
      level="h1"
      title="Page not found"
      text="The link may be old or mistyped. Search for a piece, or go to the shop."
      action={
        <div className="grid justify-items-center gap-6">
          <search className="w-full">
            {/* Without a router's navigation: it works before the scripts of the page are there. */}
            <form action={paths.search("")} className="flex gap-2">
              <input
                type="search"
                dir="auto"
                name="term"
                required
                aria-label="What are you looking for?"
                placeholder="Kurta, silk, indigo"
                maxLength={100}
                enterKeyHint="search"
                className="min-h-11 min-w-0 grow rounded-sm border border-edge bg-paper-raised px-3.5 placeholder:text-ink-faint hover:border-ink"
              />
              <Button type="submit" variant="secondary">
                Search
              </Button>
            </form>
          </search>
          <ButtonLink to={paths.shop()}>Go to the shop</ButtonLink>
        </div>
      }
    />
  );
};
