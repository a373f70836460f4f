import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

type Props = {
  children: ReactNode;
  /** Another page is another try: a changed key forgets the error. */
  resetKey?: string;
};

type State = { error: unknown; resetKey: string | undefined };

/** Catches what breaks below it, a page's code that could not be loaded too, so that what is around it stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State) =>
    resetKey === state.resetKey ? null : { error: null, resetKey };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error("A part of the page broke.", error, componentStack);
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage />;
  }
}
