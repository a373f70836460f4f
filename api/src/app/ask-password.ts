import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { ReadStream } from "node:tty";
import { SettingsError } from "../platform/errors/settings-error.ts";

type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, "isTTY">>;
type Output = { write: (text: string) => unknown };

/** Takes what readline would display of the typed text. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads a password: from a terminal twice, without displaying it, otherwise the first line of the input. Throws `SettingsError` if
 * there is none, or if the two differ.
 */
export const askPassword = async (
  question: string,
  input: Input = process.stdin,
  output: Output = process.stdout,
): Promise<string> => {
  const hasTerminal = input.isTTY === true;
  const reader = createInterface({ input, output: nowhere(), terminal: hasTerminal, historySize: 0 });
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (text: string): Promise<string> => {
    if (hasTerminal) output.write(text);
    // The end of the input and Control-C end the lines.
    const line = await lines.next();
    if (hasTerminal) output.write("\n");
    return line.done ? "" : line.value;
  };
  try {
    const password = await ask(question);
    if (password === "")
      throw new SettingsError("No password: type it at a terminal, pipe it in, or set ADMIN_PASSWORD.");
    if (hasTerminal && (await ask("The same again: ")) !== password)
      throw new SettingsError("The two passwords differ.");
    return password;
  } finally {
    reader.close();
  }
};
