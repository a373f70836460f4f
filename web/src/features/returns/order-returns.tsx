import { Link } from "react-router-dom";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { stepLabels } from "./step-labels.ts";

/** The last step of each return and exchange of an order, with a link to it. Renders nothing without any. */
export const OrderReturns = ({ order }: { order: Pick<OrderCard_OrderFragment, "returns"> }) =>
  order.returns.length > 0 && (
    <ul className="text-sm text-ink-soft">
      {order.returns.map(({ id, returnNumber, step, isExchange }) => (
        <li key={id}>
          <Link to={paths.returnCard(id)} className="text-link inline-flex min-h-11 items-center">
            {isExchange ? "Exchange" : "Return"} {returnNumber}: {stepLabels[step]}
          </Link>
        </li>
      ))}
    </ul>
  );
