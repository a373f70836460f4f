import { FailedState } from "../../ui/failed-state.tsx";
import { CheckCircleIcon } from "../../ui/icons.tsx";
import { DashboardSection } from "./dashboard-section.tsx";
import { LoadingRows } from "./loading-rows.tsx";
import { TaskRows } from "./task-rows.tsx";
import { useOpenTasks } from "./use-open-tasks.ts";

/** Everything that waits for the admin, each with the list that shows it. */
export const WaitingSection = () => {
  const { tasks, error, loading, retry } = useOpenTasks();
  const waiting = tasks?.filter(({ count }) => count > 0);
  return (
    <DashboardSection isWide title="Waiting for you">
      {!waiting && error && (
        <div className="mt-4">
          <FailedState text="Your open tasks could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      )}
      {!waiting && !error && <LoadingRows label="Loading open tasks" count={4} columns="md:grid-cols-2" />}
      {waiting?.length === 0 && (
        <p className="flex items-center gap-2 py-4 text-ink-soft">
          <CheckCircleIcon className="text-leaf" /> All done. Nothing is waiting for you.
        </p>
      )}
      {waiting && <TaskRows tasks={waiting} />}
    </DashboardSection>
  );
};
