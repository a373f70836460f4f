import type { CustomerPage_CustomerFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { FigureText } from "../../ui/figure-text.tsx";
import { formatCount, formatRupees } from "../../ui/money.ts";

type Customer = CustomerPage_CustomerFragment;

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

const figuresOf = ({ figures }: Customer): [title: string, value: string, note: string][] => {
  const { orderCount, spending, arrivedPieces, returnedPieces } = figures;
  const kept = arrivedPieces - returnedPieces;
  const ofArrived = (pieces: number) => (arrivedPieces === 0 ? "–" : share(pieces, arrivedPieces));
  const pieces = (count: number) => `${formatCount(count)} of ${formatCount(arrivedPieces)} pieces`;
  return [
    ["Orders", formatCount(orderCount), "of any status"],
    ["Spent", formatRupees(spending), "paid, less refunds"],
    ["Kept", ofArrived(kept), arrivedPieces === 0 ? "nothing arrived yet" : pieces(kept)],
    [
      "Returned",
      ofArrived(returnedPieces),
      arrivedPieces === 0 ? "nothing arrived yet" : pieces(returnedPieces),
    ],
  ];
};

/** What the customer has ordered, spent, kept and returned. */
export const CustomerFigures = ({ customer }: { customer: Customer }) => (
  <dl className="grid grid-cols-2 gap-px border border-hairline bg-hairline lg:grid-cols-4">
    {figuresOf(customer).map(([title, value, note]) => (
      <div key={title} className="min-w-0 bg-paper p-4">
        <dt className="text-sm text-ink-soft">{title}</dt>
        <dd>
          <FigureText>{value}</FigureText>
          <span className="block text-sm text-ink-soft">{note}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const factsOf = ({
  email,
  verifiedEmail,
  mobile,
  registeredAt,
}: Customer): [title: string, value: string][] => [
  ["E-mail", email ?? "None"],
  [
    "Verified",
    verifiedEmail === null ? "No e-mail yet" : verifiedEmail === email ? "Yes" : `Only ${verifiedEmail}`,
  ],
  ["Mobile", mobile ?? "None"],
  ["Registered", formatDate(registeredAt)],
];

/** How the customer can be reached, and since when there is an account. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => (
  <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
    {factsOf(customer).map(([title, value]) => (
      <div key={title} className="col-span-2 grid grid-cols-subgrid">
        <dt className="text-ink-soft">{title}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
