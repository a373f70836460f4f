type Key = { nativeEvent: Pick<KeyboardEvent, "isComposing" | "keyCode"> };

/** The code of a key that an input method takes. Safari ends the composition before it reports the key that has ended it. */
const TAKEN = 229;

/** Whether a key is of an input method, such as one that writes Hindi by Latin keys: its Enter chooses a word, and is no answer. */
export const isComposing = ({ nativeEvent }: Key): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
