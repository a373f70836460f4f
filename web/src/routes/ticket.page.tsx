import { useState } from "react";
import { useParams } from "react-router-dom";
import { TicketView } from "../features/support/ticket/ticket-view.tsx";
import { errorCode } from "../graphql/error-message.ts";
import { useTicketPageQuery, type Ticket_ViewFragment } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const TITLE = "Your message to us";

const InvalidLink = () => (
  <>
    <FormMessage tone="error" detail="Use the link in our latest e-mail, or write to us again.">
      This link is invalid or has expired.
    </FormMessage>
    <ButtonLink to={paths.contact()} className="mt-6">
      Contact us
    </ButtonLink>
  </>
);

/** The target of the link in the mails about a ticket. No login is needed, and nothing of it is stored in the browser. */
export const TicketPage = () => {
  usePageTitle(TITLE);
  const { token = "" } = useParams();
  const [written, setWritten] = useState<{ token: string; ticket: Ticket_ViewFragment } | null>(null);
  const { data, error, loading, refetch } = useTicketPageQuery({
    variables: { token },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const writtenTicket = written?.token === token ? written.ticket : undefined;
  const ticket = writtenTicket ?? data?.ticketByLink;
  const isInvalid = errorCode(error) === "TICKET_LINK_INVALID";
  return (
    <FormPage title={TITLE}>
      {ticket && (
        <TicketView
          token={token}
          ticket={ticket}
          hasWritten={writtenTicket !== undefined}
          onSent={(sent) => setWritten({ token, ticket: sent })}
        />
      )}
      {!ticket && isInvalid && <InvalidLink />}
      {!ticket && error && !isInvalid && (
        <FailedState
          text="Your message could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!ticket && !error && (
        <LoadingRegion label="Loading your message">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-6 h-20" />
          <Skeleton className="mt-6 h-32" />
        </LoadingRegion>
      )}
    </FormPage>
  );
};
