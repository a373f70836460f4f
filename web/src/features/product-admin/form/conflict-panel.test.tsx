import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsIn } from "../../../app/answered-page.fixture.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { startNew } from "./edit-state.ts";
import { SaveOutcome } from "./save-outcome.tsx";
import type { useConflicts } from "./use-conflicts.ts";

type Conflicts = ReturnType<typeof useConflicts>;

const found = { version: 5, conflicts: [{ field: "title", text: "Satin Dress", userName: "Asha" }] } as const;

const wordsWith = (state: Partial<Conflicts>) =>
  wordsIn(
    renderToStaticMarkup(
      <ConflictPanel
        conflicts={{ found, choices: {}, choose: () => undefined, ...state } as unknown as Conflicts}
        texts={{ ...startNew().texts, title: "Silk Dress" }}
      />,
    ),
  );

it("a conflict has both values side by side, with who set the other one", () => {
  const words = wordsWith({ isMissingShown: false, isDecided: false });
  expect(words).toContain(" | Someone else changed the same fields | ");
  expect(words).toContain("Title | ");
  expect(words).toMatch(/Keep mine \| Silk Dress \| .*Take theirs \| Satin Dress \| by Asha \| /);
  expect(words).not.toContain("Please choose");
});

it("a save before each field is decided asks for the choices", () => {
  const missing = "Please choose a value for each field.";
  expect(wordsWith({ isMissingShown: true, isDecided: false })).toContain(` | ${missing} | `);
  expect(wordsWith({ isMissingShown: true, isDecided: true })).not.toContain(missing);
});

it("a save says which other fields have changed in the meantime", () => {
  const merged = [{ field: "price", before: "1499", after: "1599" }] as const;
  const saved = { at: new Date().toISOString(), merged: [...merged] };
  const words = wordsIn(renderToStaticMarkup(<SaveOutcome saved={saved} isUnchanged={false} />));
  expect(words).toContain("Other fields have changed in the meantime. They keep their new values:");
  expect(words).toContain("Price: ₹1,499 → ₹1,599");
});
