import type { CreditNotes_NoteFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";

/** The credit notes of an order, each with a link to its PDF. Renders nothing without any. */
export const CreditNotes = ({ notes }: { notes: readonly CreditNotes_NoteFragment[] }) =>
  notes.length > 0 && (
    <ul className="mt-3 grid text-sm">
      {notes.map((note) => (
        <li key={note.id}>
          <a
            href={note.url}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-11 items-center"
          >
            Credit note {note.number}
          </a>
          <span className="block text-ink-soft tabular-nums">
            {formatRupees(note.amount)}, {formatDate(note.issuedAt)}
          </span>
        </li>
      ))}
    </ul>
  );
