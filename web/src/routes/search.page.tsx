import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { searchTitle } from "../features/search/search-page.ts";
import { RecentlyViewed } from "../features/catalogue/recent/recently-viewed.tsx";
import { useShopQuery } from "../features/search/use-shop-query.ts";
import { SearchResults } from "../features/search/search-results.tsx";

/** The matches of a search term (specification, section 2). An empty term starts no search. */
export const SearchPage = () => {
  const { query, change } = useShopQuery("search");
  const term = query.text;
  usePageTitle(searchTitle(term));
  if (!term)
    return (
      <>
        <EmptyState
          level="h1"
          title="What are you looking for?"
          text="Type a piece, a fabric or a colour into the search box above: a kurta, silk, indigo."
          action={<ButtonLink to={paths.shop()}>See the whole shop</ButtonLink>}
        />
        <RecentlyViewed className="page-width" />
      </>
    );
  return (
    <div className="page-width pt-6 md:pt-12">
      <h1 className="truncate text-xl md:text-3xl" title={term}>
        Search Results for {term}
      </h1>
      <SearchResults key={term} query={query} change={change} />
    </div>
  );
};
