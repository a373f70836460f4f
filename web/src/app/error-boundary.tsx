import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

type Props = {
  children: ReactNode;
  /** A changed key clears the error: another page is shown normally. */
  resetKey?: string;
};

type State = { error: unknown; resetKey: string | undefined };

/** Catches errors of its children, also code that could not be loaded. The layout around it stays usable. */
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
