import { useSearchParams } from "react-router-dom";
import { RequestReturn } from "../features/returns/request-return.tsx";
import { ReturnList } from "../features/returns/return-list.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** The shopper's returns (specification, section 2); with `?order=...` the request of a return for that order. */
export const ReturnsPage = () => {
  const orderId = useSearchParams()[0].get("order");
  usePageTitle(orderId ? "Return or exchange" : "Returns");
  if (orderId) return <RequestReturn orderId={orderId} />;
  return (
    <>
      <h1 className="text-2xl md:text-3xl">Returns</h1>
      <ReturnList />
    </>
  );
};
