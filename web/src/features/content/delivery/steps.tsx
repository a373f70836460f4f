import type { ReactNode } from "react";

export type Step = { key: number; name: ReactNode; text: ReactNode };

/** A numbered list of steps. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
    {steps.map(({ key, name, text }, index) => (
      <li key={key} className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full border border-madder font-display text-lg text-madder"
        >
          {index + 1}
        </span>
        <div className="pt-1">
          <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
          <p className="text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
