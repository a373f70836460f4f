import { useApolloClient } from "@apollo/client/react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { AdminProductIdsDocument } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { filterOf, type ListQuery } from "../product-admin/list/list-query.ts";
import { MAX_GRID_PRODUCTS } from "./grid-cells.ts";

type EditMatchesLinkProps = {
  query: ListQuery;
  /** Of the products in sight, in the order of the list. */
  shownIds: readonly string[];
  /** Whether the list has products that are not in sight. */
  hasMore: boolean;
};

/** Opens the table with the first 100 products of the list, also those that are not in sight yet. */
export const EditMatchesLink = ({ query, shownIds, hasMore }: EditMatchesLinkProps) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const to = paths.adminGrid(shownIds.slice(0, MAX_GRID_PRODUCTS));
  const isWhole = !hasMore || shownIds.length >= MAX_GRID_PRODUCTS;
  const open = async () => {
    const { data } = await client
      .query({
        query: AdminProductIdsDocument,
        variables: { filter: filterOf(query), sort: query.sort, first: MAX_GRID_PRODUCTS },
        fetchPolicy: "no-cache",
      })
      // The table can still edit the products in sight.
      .catch(() => ({ data: undefined }));
    const ids = data?.adminProducts.edges.map(({ node }) => node.id);
    void navigate(ids ? paths.adminGrid(ids) : to);
  };
  const press = (event: MouseEvent) => {
    // A new tab has the products in sight.
    if (isWhole || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <ButtonLink to={to} variant="secondary" onClick={press}>
      Edit prices and stock
    </ButtonLink>
  );
};
