import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";
import { isAnswerLost } from "../../graphql/lost-answer.ts";

/**
 * The mutations that the server carries out once, however often the same request arrives: by an idempotency key, since the state
 * that the writer saw is a part of the request, or since the same value again changes nothing.
 */
const repeatableMutations = new Set([
  "AddMessageNote",
  "AddProduct",
  "AnswerMessage",
  "AnswerTicketByLink",
  "ApproveReturn",
  "AskAboutOrder",
  "CancelOrder",
  "UpdateDeliveryPlan",
  "UpdateOrderAddress",
  "UpdateOrderLine",
  "UpdateOrderNotes",
  "UpdateParcel",
  "UpdateProduct",
  "UpdateSettings",
  "UpdateStock",
  "DuplicateProduct",
  "GivePayoutDetails",
  "HideReview",
  "HideReviewPhoto",
  "InspectReturn",
  "MarkCashCollected",
  "PlaceOrderForCustomer",
  "ReceiveReturn",
  "RecordPayout",
  "RefuseReturn",
  "RequestReturn",
  "SendMessage",
  "SendReplacement",
  "SetMessageCategory",
  "SetMessageHandled",
  "StartPayment",
  "StartPaymentByLink",
  "TrackStock",
  "UnpackOrder",
  "UpdateNotifications",
  "WithdrawReturn",
  "WriteReview",
]);

/** The pause before the repetition, in milliseconds: a network that changes is away for a moment. */
const PAUSE_MS = 1000;

/**
 * Sends a mutation without an answer once more, if the server carries it out only once. One of a queue is not repeated: a later
 * one of the same object may have passed it.
 */
export const repeatLostLink = () =>
  new ApolloLink((operation, forward) => {
    const isRepeatable = repeatableMutations.has(operation.operationName ?? "");
    if (!isRepeatable || operation.getContext()["queue"] !== undefined) return forward(operation);
    return new Observable((observer) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const send = (onError: (error: unknown) => void) =>
        forward(operation).subscribe({
          next: (result) => observer.next(result),
          error: onError,
          complete: () => observer.complete(),
        });
      const repeat = () => {
        subscription = send((error) => observer.error(error));
      };
      let subscription = send((error) => {
        if (isAnswerLost(error)) timer = setTimeout(repeat, PAUSE_MS);
        else observer.error(error);
      });
      return () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    });
  });
