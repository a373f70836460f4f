import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askPassword } from "./ask-password.ts";

/** Asks for a password, with `typed` as what comes from the terminal or the pipe before its end. */
const ask = async (typed: string, isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const shown: string[] = [];
  input.end(typed);
  const password = await askPassword("Password: ", input, { write: (text) => shown.push(text) }).catch(
    (error: unknown) => error,
  );
  return { password, shown: shown.join("") };
};

describe("a password that is asked for", () => {
  it("is typed twice at a terminal, which does not display it", async () => {
    expect(await ask("kaju katli\rkaju katli\r", true)).toEqual({
      password: "kaju katli",
      shown: "Password: \nThe same again: \n",
    });
  });

  it("is refused if it is typed differently, or not at all", async () => {
    const { password } = await ask("kaju katli\rkaju kattli\r", true);
    expect(password).toMatchObject({ message: "The two passwords differ." });
    for (const typed of ["\r", "\u0003", "\u0004", "half a pass\u0003"])
      expect((await ask(typed, true)).password).toMatchObject({
        message: "No password: type it at a terminal, pipe it in, or set ADMIN_PASSWORD.",
      });
  });

  it("is the first line without a terminal, where there is no question", async () => {
    expect(await ask("kaju katli\nmore\n", false)).toEqual({ password: "kaju katli", shown: "" });
    expect(await ask("kaju katli", false)).toEqual({ password: "kaju katli", shown: "" });
  });

  it("is missing if the input is empty", async () => {
    const { password, shown } = await ask("", false);
    expect([String(password), shown]).toEqual([
      "Error: No password: type it at a terminal, pipe it in, or set ADMIN_PASSWORD.",
      "",
    ]);
  });
});
