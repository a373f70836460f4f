import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { countWords, stateOf, type Endpoint } from "./endpoint-words.ts";

/** The endpoints, each with its state. The address leads to its deliveries. */
export const EndpointList = ({ endpoints }: { endpoints: readonly Endpoint[] }) => (
  <ul aria-label="Webhooks" className="mt-3 border-t border-ink">
    {endpoints.map((endpoint) => {
      const { label, tone } = stateOf(endpoint);
      return (
        <li key={endpoint.id} className="border-b border-hairline py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={paths.adminWebhook(endpoint.id)}
              className="text-link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
            >
              {endpoint.url}
            </Link>
            <Badge tone={tone}>{label}</Badge>
          </p>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {endpoint.description && <span className="block">{endpoint.description}</span>}
            {countWords(endpoint.events.length, "event", "events")}
            {endpoint.waitingCount > 0 &&
              `, ${countWords(endpoint.waitingCount, "message waiting", "messages waiting")}`}
          </p>
        </li>
      );
    })}
  </ul>
);
