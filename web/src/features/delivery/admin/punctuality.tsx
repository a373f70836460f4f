import { usePunctualityQuery, type PunctualityQuery } from "../../../graphql/generated.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Zone = PunctualityQuery["punctuality"][number];

const shareText = (part: number, whole: number) =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

const figures: readonly { name: string; of: (zone: Zone) => string }[] = [
  { name: "Delivered", of: ({ delivered }) => delivered.toLocaleString("en-IN") },
  { name: "On time", of: ({ onTime, delivered }) => shareText(onTime, delivered) },
  { name: "Early", of: ({ early, delivered }) => shareText(early, delivered) },
  {
    name: "Average delay",
    of: ({ averageDaysLate }) =>
      typeof averageDaysLate === "number"
        ? `${averageDaysLate} ${averageDaysLate === 1 ? "day" : "days"}`
        : "–",
  },
  { name: "Overdue now", of: ({ overdue }) => overdue.toLocaleString("en-IN") },
];

/** The share of promises that were kept, by zone. A card for each zone on a phone. */
export const Punctuality = () => {
  const { data, error, loading, refetch } = usePunctualityQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data)
    return (
      <FailedState
        text="On-time delivery could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (!data) return <Skeleton className="mt-4 h-32" />;
  if (data.punctuality.length === 0)
    return <p className="mt-4 text-ink-soft">No orders with promised dates have been delivered yet.</p>;
  return (
    <table className="mt-4 w-full max-w-224 text-left tabular-nums max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink text-sm">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Zone
          </th>
          {figures.map(({ name }) => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {data.punctuality.map((zone) => (
          <tr
            key={zone.zone}
            className="border-b border-hairline max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-3"
          >
            <th scope="row" className="py-2.5 pr-4 font-semibold wrap-anywhere max-md:col-span-2 max-md:py-1">
              {zone.zone}
            </th>
            {figures.map(({ name, of }) => (
              <td
                key={name}
                className="py-2.5 pl-4 text-right max-md:flex max-md:items-baseline max-md:justify-between max-md:py-1 max-md:pl-0"
              >
                <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
                  {name}
                </span>
                {of(zone)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
