import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useUnpackOrderMutation } from "../../../graphql/generated.ts";

export type UnpackResult = { isUnpacked: boolean; text: string };

/** Takes the mark of a packed order away, after a wrong scan. Returns what came of it. */
export const useUnpackOrder = () => {
  const [unpackOrder, { loading }] = useUnpackOrderMutation();
  const unpack = async (orderId: string, orderNumber: string): Promise<UnpackResult> => {
    try {
      await unpackOrder({ variables: { orderId }, context: { queue: "packing" } });
      return { isUnpacked: true, text: `Order ${orderNumber} is no longer packed.` };
    } catch (error) {
      const fallback = "The order is still marked as packed. Please try again.";
      return { isUnpacked: false, text: `${orderNumber}: ${writeErrorMessage(error, { fallback })}` };
    }
  };
  return { unpack, loading };
};
