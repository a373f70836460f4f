import { observeLoads } from "./load-code.ts";

/** Milliseconds after a press in which code that is loaded belongs to it. */
const MAX_AGE = 1000;

let pressed: { control: Element; at: number } | undefined;

/** Marks the control whose press has begun this load as busy until its end. `base.css` shows it after a moment. */
const markPressedControl = (loading: Promise<unknown>): void => {
  if (!pressed || performance.now() - pressed.at > MAX_AGE) return;
  const { control } = pressed;
  const end = () => control.removeAttribute("aria-busy");
  control.setAttribute("aria-busy", "true");
  loading.then(end, end);
};

/** Shows which button or link was pressed while its code is loading. To be called once, at the start. */
export const markPressedControls = (): void => {
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest("button, a") : null;
    pressed = control ? { control, at: performance.now() } : undefined;
  };
  addEventListener("click", remember, { capture: true });
  observeLoads(markPressedControl);
};
