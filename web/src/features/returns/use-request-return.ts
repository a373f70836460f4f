import { useState } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import {
  ReturnFormDocument,
  useRequestReturnMutation,
  type RequestReturnInput,
  type ReturnCard_ReturnFragment,
  type ReturnLineInput,
} from "../../graphql/generated.ts";
import { requestKeys } from "../../graphql/request-keys.ts";
import { useAddPhotos } from "./use-add-photos.ts";

export type SentReturn = { sent: ReturnCard_ReturnFragment; photoProblem: string | null };

/** Sends the request of an admin in the customer's name. */
export type SendForCustomer = { send: (input: RequestReturnInput) => Promise<void>; isSending: boolean };

/** Sends a request, and then its photographs. The same lines again have the same key, so a second press has no second effect. */
export const useRequestReturn = (orderId: string, forCustomer: SendForCustomer | undefined) => {
  const [requestReturn, { loading, client }] = useRequestReturnMutation();
  const { send: sendPhotos, isSending, progress } = useAddPhotos();
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<SentReturn | null>(null);
  const [keys] = useState(requestKeys);

  const send = async (lines: ReturnLineInput[], photos: readonly File[]) => {
    setFailure(null);
    try {
      const input = { orderId, idempotencyKey: keys.keyOf(JSON.stringify(lines)), lines };
      if (forCustomer) return await forCustomer.send(input);
      const { data } = await requestReturn({
        variables: { input },
        update: (cache) => cache.evict({ id: "ROOT_QUERY", fieldName: "myReturns" }),
      });
      if (!data) return;
      const photoProblem = await sendPhotos(data.requestReturn.id, photos);
      setResult({ sent: data.requestReturn, photoProblem });
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "Your request could not be sent. Please try again." }));
      // Shows what is left. A failure is ignored: the message already names the replacement that has sold out.
      if (errorCode(error) === "OUT_OF_STOCK")
        client
          .query({ query: ReturnFormDocument, variables: { orderId }, fetchPolicy: "network-only" })
          .catch(() => undefined);
    }
  };
  return {
    send,
    isSending: loading || isSending || forCustomer?.isSending === true,
    /** The sent share of the photographs; `null` while none is sent. */
    progress,
    failure,
    setFailure,
    result,
  };
};
