/** Milliseconds after a press in which code that is loaded belongs to it. */
const MAX_AGE = 1000;

let pressed: { control: Element; at: number } | undefined;

/** Remembers the button or link that was pressed last. To be called once, at the start. */
export const watchPresses = (): void => {
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest("button, a") : null;
    pressed = control ? { control, at: performance.now() } : undefined;
  };
  addEventListener("click", remember, { capture: true });
};

/** Marks the control whose press has begun this load as busy until its end. `base.css` shows it after a moment. */
export const markPressedControl = <Code>(loading: Promise<Code>): Promise<Code> => {
  if (!pressed || performance.now() - pressed.at > MAX_AGE) return loading;
  const { control } = pressed;
  control.setAttribute("aria-busy", "true");
  return loading.finally(() => control.removeAttribute("aria-busy"));
};
