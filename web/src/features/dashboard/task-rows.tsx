import { useState } from "react";
import { Link } from "react-router-dom";
import { ChevronRightIcon } from "../../ui/icons.tsx";
import { countText, taskTexts, urgencyText, type OpenTask } from "./task-texts.ts";

/** One link for each kind of what waits, with its number and its age. */
export const TaskRows = ({ tasks }: { tasks: readonly OpenTask[] }) => {
  const [now] = useState(() => new Date());
  return (
    <ul className="gap-x-10 md:grid md:grid-cols-2">
      {tasks.map((task) => {
        const { text, to } = taskTexts[task.kind];
        return (
          <li key={task.kind} className="border-b border-hairline">
            <Link to={to} className="group flex min-h-12 items-center gap-3 py-1.5">
              <span className="min-w-12 font-display text-xl tabular-nums">{countText(task)}</span>
              <span className="min-w-0 flex-1">
                <span className="underline-offset-4 group-hover:underline">{text}</span>
                <span
                  className={`block text-sm empty:hidden ${task.dueAt || task.lateCount > 0 ? "font-semibold text-madder" : "text-ink-soft"}`}
                >
                  {urgencyText(task, now)}
                </span>
              </span>
              <ChevronRightIcon className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
