import {
  AdminProductListDocument,
  useAdminProductListQuery,
  type AdminProductListQuery,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";
import { filterOf, type ListQuery } from "./list-query.ts";

const PAGE_SIZE = 25;

const productsOf = (data: AdminProductListQuery) => data.adminProducts;

/** "1,234", or "1,000+" if the server has not counted further. */
const countText = ({ totalCount, isTotalExact }: { totalCount: number; isTotalExact: boolean }) =>
  `${totalCount.toLocaleString("en-IN")}${isTotalExact ? "" : "+"}`;

/** The admin's products page by page. The previous list's number stays while another one loads. */
export const useAdminProducts = (query: ListQuery) => {
  const paged = usePagedQuery({
    query: AdminProductListDocument,
    variables: { filter: filterOf(query), sort: query.sort },
    size: PAGE_SIZE,
    toList: productsOf,
  });
  const { list, data, isLoaded } = paged.listOf(useAdminProductListQuery(paged.options));
  const { nodes: products, ...rest } = list;
  const counted = data?.adminProducts;
  return {
    ...rest,
    reload: paged.reload,
    products,
    totalText: counted && countText(counted),
    isCounting: !isLoaded,
  };
};
