import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { errorCode } from "../graphql/error-message.ts";
import {
  useStopAlertsByLinkMutation,
  useStopAlertsPageQuery,
  type StopAlertsPageQuery,
} from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useFocusWhenLost } from "../ui/use-focus-when-lost.ts";
import { usePageTitle } from "../ui/use-page-title.ts";

const TITLE = "Back-in-stock alerts";

const shopLink = (
  <ButtonLink to={paths.shop()} variant="secondary" className="mt-6">
    See the whole shop
  </ButtonLink>
);

const pieceText = ({ title, size, color }: StopAlertsPageQuery["awaitedPiecesByLink"][number]) =>
  [title, size && `size ${size}`, color].filter(Boolean).join(", ");

/** The pieces that the account of the link waits for, and the button that ends all requests. */
const Awaited = ({
  token,
  pieces,
}: {
  token: string;
  pieces: StopAlertsPageQuery["awaitedPiecesByLink"];
}) => {
  const [stop, { data, error, loading }] = useStopAlertsByLinkMutation({ variables: { token } });
  const message = useRef<HTMLDivElement>(null);
  // The pressed button is removed.
  useFocusWhenLost(message, data);
  if (data || pieces.length === 0)
    return (
      <>
        <div ref={message} tabIndex={-1} className="outline-none">
          <FormMessage tone="success">
            {data ? "All your back-in-stock alerts are off." : "You have no back-in-stock alerts."}
          </FormMessage>
        </div>
        {shopLink}
      </>
    );
  return (
    <>
      <p>We will e-mail you once when one of these is back in stock:</p>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {pieces.map((piece) => (
          <li key={piece.id} className="py-3 wrap-anywhere">
            {pieceText(piece)}
          </li>
        ))}
      </ul>
      <FormMessage tone="error" className={error ? "mt-6" : ""}>
        {error && "This could not be saved. Please try again."}
      </FormMessage>
      <Button
        size="large"
        isWide
        className="mt-6"
        isLoading={loading}
        onClick={() => void stop().catch(() => undefined)}
      >
        {pieces.length === 1 ? "Turn off this alert" : `Turn off all ${pieces.length} alerts`}
      </Button>
    </>
  );
};

/** The target of the link in a mail about a piece that is back. It needs no login, and ends nothing before a press. */
export const StopAlertsPage = () => {
  usePageTitle(TITLE);
  const token = useSearchParams()[0].get("token") ?? "";
  const { data, error, loading, refetch } = useStopAlertsPageQuery({
    variables: { token },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const isInvalid = errorCode(error) === "RESTOCK_LINK_INVALID";
  return (
    <FormPage title={TITLE}>
      {data && <Awaited token={token} pieces={data.awaitedPiecesByLink} />}
      {!data && isInvalid && (
        <>
          <FormMessage tone="error" detail="You can also turn off an alert on the product's page.">
            This link is invalid or has expired.
          </FormMessage>
          {shopLink}
        </>
      )}
      {!data && error && !isInvalid && (
        <FailedState
          text="The list could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading your alerts">
          <Skeleton className="h-32" />
          <Skeleton className="mt-6 h-13" />
        </LoadingRegion>
      )}
    </FormPage>
  );
};
