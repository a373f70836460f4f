import { useRef, useState } from "react";
import type { HomeInput, HomeSectionInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { Select } from "../../../ui/select.tsx";
import { moveButtonId, useListMoves } from "../../../ui/use-list-moves.ts";
import { newSections, sectionName, sectionTitle } from "../content-draft.ts";
import type { FieldProps } from "./field-props.ts";
import { PictureField } from "./picture-field.tsx";
import { SectionFields } from "./section-fields.tsx";

const maxSections = 20;

const PICTURE_TEXT = "Picture with text";

type HomeProps = FieldProps<HomeInput> & { contentId: string };

/** Adds a section at the top. One with a picture waits for it. */
const AddSection = ({
  contentId,
  onAdd,
}: {
  contentId: string;
  onAdd: (section: HomeSectionInput) => void;
}) => {
  const [label, setLabel] = useState(newSections[0]?.label ?? "");
  const add = (section: Omit<HomeSectionInput, "key">) =>
    onAdd({ key: crypto.randomUUID().slice(0, 8), ...section });
  return (
    <div className="grid gap-4 border border-hairline bg-paper-raised p-4">
      <Select
        label="New section"
        choices={[...newSections.map((each) => each.label), PICTURE_TEXT].map((value) => ({
          value,
          label: value,
        }))}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      {label === PICTURE_TEXT ? (
        <PictureField
          contentId={contentId}
          value={null}
          onChange={(picture) =>
            picture &&
            add({
              pictureText: {
                title: "New picture",
                text: "",
                linkText: "",
                link: "",
                picture,
                isPictureLast: false,
              },
            })
          }
        />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => add(newSections.find((each) => each.label === label)?.make() ?? {})}
        >
          Add at the top
        </Button>
      )}
    </div>
  );
};

/** The sections of the home page in their order: dragged by a pointer, moved by buttons, each edited in place. */
export const HomeFields = ({ value, path, failure, onChange, contentId }: HomeProps) => {
  const { sections } = value;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const change = (next: HomeSectionInput[]) => onChange({ sections: next });
  const moves = useListMoves({
    ids: sections.map(({ key }) => key),
    list: "section",
    onMove: (key, position) => {
      const from = sections.findIndex((section) => section.key === key);
      change(sections.toSpliced(from, 1).toSpliced(position, 0, ...sections.slice(from, from + 1)));
      return true;
    },
  });
  const failed = failure?.field?.startsWith(`${path}.sections.`)
    ? Number(failure.field.split(".")[2])
    : undefined;
  return (
    <div className="grid gap-5">
      {sections.length < maxSections && (
        <AddSection
          contentId={contentId}
          onAdd={(section) => {
            change([section, ...sections]);
            setOpenKey(section.key);
          }}
        />
      )}
      <ol ref={list} tabIndex={-1} aria-label="Sections of the home page" className="grid gap-3 outline-none">
        {sections.map((section, index) => {
          const name = sectionName(section);
          const isOpen = openKey === section.key || failed === index;
          return (
            <li
              key={section.key}
              {...(!isOpen && moves.dragged(section.key, index))}
              className={`border border-hairline ${moves.overId === section.key ? "bg-indigo-tint" : "bg-paper-raised"}`}
            >
              <div className="flex items-center gap-1 pl-4">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  className="min-h-13 min-w-0 grow py-2 text-left"
                  onClick={() => setOpenKey(isOpen ? null : section.key)}
                >
                  <span className="block font-semibold">{name}</span>
                  <span className="block truncate text-sm text-ink-soft">{sectionTitle(section)}</span>
                </button>
                <MoveButtons
                  name={sectionTitle(section) || name}
                  idOf={(step) => moveButtonId("section", section.key, step)}
                  isFirst={index === 0}
                  isLast={index === sections.length - 1}
                  onMove={(step) => moves.moveBy(section.key, step)}
                />
              </div>
              {isOpen && (
                <div className="grid gap-5 border-t border-hairline p-4">
                  <SectionFields
                    value={section}
                    path={`${path}.sections.${index}`}
                    failure={failure}
                    contentId={contentId}
                    onChange={(next) => change(sections.with(index, next))}
                  />
                  {sections.length > 1 && (
                    <Button
                      variant="quiet"
                      className="justify-self-start"
                      onClick={() => {
                        change(sections.toSpliced(index, 1));
                        // The pressed button goes.
                        list.current?.focus();
                      }}
                    >
                      Remove this section
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{moves.announcement}</output>
    </div>
  );
};
