import { usePageTitle } from "../../ui/use-page-title.ts";

/** Cancelled and returned orders. */
export const AdminReturnsPage = () => {
  usePageTitle("Returns");
  return <h1 className="text-2xl">Returns</h1>;
};
