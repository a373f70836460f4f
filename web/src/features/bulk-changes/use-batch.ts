import { useCallback, useState } from "react";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { LOST_ANSWER_TO_CHECK } from "../../graphql/lost-answer-to-check.ts";
import {
  useApplyProductBatchMutation,
  useProductBatchQuery,
  useProductBatchRowsQuery,
  type BatchStatus,
  type ProductBatchRowsQuery,
  type ProductBatch_BatchFragment,
} from "../../graphql/generated.ts";
import { toPagedList } from "../../graphql/paged-list.ts";

/** Milliseconds between two looks at a batch that the server works on. */
const POLL_INTERVAL = 700;
const PAGE_SIZE = 50;

const workingStates: readonly BatchStatus[] = ["CHECKING", "APPLYING"];

/** A batch, read again while the server works on it. */
export const useBatch = (id: string) => {
  const [isWorking, setWorking] = useState(true);
  const { data, error, loading, refetch } = useProductBatchQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: isWorking ? POLL_INTERVAL : 0,
  });
  const batch = data?.productBatch;
  const isBatchWorking = batch ? workingStates.includes(batch.status) : error === undefined;
  if (isBatchWorking !== isWorking) setWorking(isBatchWorking);
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return { batch, error, loading, retry };
};

/** The rows of a checked batch, page by page. */
export const useBatchRows = (batch: ProductBatch_BatchFragment, onlyProblems: boolean) => {
  const { id, changedCount, addedCount, problemCount } = batch;
  const totalCount = onlyProblems ? problemCount : changedCount + addedCount + problemCount;
  const toList = (data: ProductBatchRowsQuery) => ({ ...data.productBatch.rows, totalCount });
  const result = useProductBatchRowsQuery({
    variables: { id, onlyProblems, first: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { nodes: rows, ...list } = toPagedList(result, PAGE_SIZE, toList);
  return { ...list, rows };
};

/** Starts the write of a batch. */
export const useApplyBatch = () => {
  const [apply, { loading }] = useApplyProductBatchMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const start = (id: string) => {
    setFailure(null);
    apply({ variables: { id } }).catch((error: unknown) =>
      setFailure(
        writeErrorMessage(error, {
          fallback: "The changes could not be started. Please try again.",
          lost: LOST_ANSWER_TO_CHECK,
        }),
      ),
    );
  };
  return { start, isStarting: loading, failure };
};
