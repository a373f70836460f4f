import {
  AdminProductListDocument,
  useAdminProductListQuery,
  type AdminProductListQuery,
} from "../../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../../graphql/paged-list.ts";
import { filterOf, type ListQuery } from "./list-query.ts";

const PAGE_SIZE = 25;

/** Maximum number of products that one request reads again. */
const MAX_RELOADED = 60;

const productsOf = (data: AdminProductListQuery) => data.adminProducts;

/** "1,234", or "1,000+" if the server has not counted further. */
const countText = ({ totalCount, isTotalExact }: { totalCount: number; isTotalExact: boolean }) =>
  `${totalCount.toLocaleString("en-IN")}${isTotalExact ? "" : "+"}`;

/** The admin's products page by page. The previous list's number stays while another one loads. */
export const useAdminProducts = (query: ListQuery) => {
  const variables = { filter: filterOf(query), sort: query.sort };
  const first = useFirstCount({
    query: AdminProductListDocument,
    variables,
    page: PAGE_SIZE,
    toList: productsOf,
  });
  const result = useAdminProductListQuery({ variables: { ...variables, first }, ...listOptions });
  const { nodes: products, ...list } = toPagedList(result, PAGE_SIZE, productsOf);
  const counted = (result.data ?? result.previousData)?.adminProducts;
  /** Reads the shown products again. */
  const reload = () => {
    const shown = Math.min(MAX_RELOADED, Math.max(PAGE_SIZE, products?.length ?? 0));
    result.refetch({ first: shown }).catch(() => undefined);
  };
  return {
    ...list,
    reload,
    products,
    totalText: counted && countText(counted),
    isCounting: result.data === undefined,
  };
};
