import { Link } from "react-router-dom";
import type { CustomerRow_CustomerFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { mailAddress } from "../orders/mail-address.ts";
import { formatDate } from "../../ui/dates.ts";

type Customer = CustomerRow_CustomerFragment;

const orders = (count: number) => `${count.toLocaleString("en-IN")} ${count === 1 ? "order" : "orders"}`;

/** Customers by shipping e-mail, newest order first. Each opens the account of its latest order. */
export const CustomerRows = ({ customers }: { customers: readonly Customer[] }) => (
  <ul className="gap-x-10 xl:grid xl:grid-cols-2">
    {customers.map(({ email, accountId, name, orderCount, lastOrderAt }) => (
      <li key={email} className="border-b border-hairline">
        <Link
          to={paths.adminCustomer(accountId)}
          className="group grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2"
        >
          <span className="min-w-0">
            <span
              dir="auto"
              className="block truncate font-semibold underline-offset-4 group-hover:underline"
            >
              {name}
            </span>
            <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
              {mailAddress(email) ?? "No e-mail address"}
            </span>
          </span>
          <span className="text-right text-sm tabular-nums">
            <span className="block">{orders(orderCount)}</span>
            <time dateTime={lastOrderAt} className="block text-ink-soft">
              {formatDate(lastOrderAt)}
            </time>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
