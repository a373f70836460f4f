import { TaskRows } from "./task-rows.tsx";
import { paymentTasks } from "./task-texts.ts";
import { useOpenTasks } from "./use-open-tasks.ts";

/** What waits on the payments page. Renders nothing while nothing waits. */
export const PaymentTasks = () => {
  const { tasks = [] } = useOpenTasks();
  const waiting = tasks.filter(({ kind, count }) => count > 0 && paymentTasks.includes(kind));
  return (
    waiting.length > 0 && (
      <section aria-labelledby="to-do" className="mt-4">
        <h2 id="to-do" className="text-xl">
          To do
        </h2>
        <div className="mt-1">
          <TaskRows tasks={waiting} />
        </div>
      </section>
    )
  );
};
