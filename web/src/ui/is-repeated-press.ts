import type { MouseEvent } from "react";

/**
 * Whether a click is the second one of a double press. When a press moves the page, the second one can land on another
 * button, which was not meant. Clicks by keyboard count as none.
 */
export const isRepeatedPress = ({ detail }: Pick<MouseEvent, "detail">): boolean => detail > 1;
