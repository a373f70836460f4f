import type { CollectionCardsInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { failureOf, type SectionProps } from "./field-props.ts";
import { LinkTargetFields } from "./link-fields.tsx";
import { PictureField } from "./picture-field.tsx";
import { LineField } from "./text-fields.tsx";

const maxCards = 6;

/** Cards that lead to collections, or to other parts of the shop. */
export const CardsFields = ({ contentId, ...props }: SectionProps<CollectionCardsInput>) => {
  const { value, path, failure, onChange } = props;
  const change = (cards: CollectionCardsInput["cards"]) => onChange({ ...value, cards });
  return (
    <>
      <LineField {...props} name="title" label="Heading" maxLength={120} />
      {value.cards.map((card, index) => {
        const field = {
          value: card,
          path: `${path}.cards.${index}`,
          failure,
          onChange: (next: typeof card) => change(value.cards.with(index, next)),
        };
        return (
          <fieldset key={index} className="grid gap-4 border-l-2 border-hairline pl-4">
            <legend className="mb-2 text-sm font-semibold">Card {index + 1}</legend>
            <LinkTargetFields
              {...field}
              onChoose={(link, collection) =>
                field.onChange({ ...card, link, title: card.title || collection?.title || "" })
              }
            />
            <LineField {...field} name="title" label="Name" maxLength={120} />
            <LineField {...field} name="text" label="Text" isOptional />
            <PictureField
              contentId={contentId}
              value={card.picture}
              error={failureOf(field, "picture")}
              onChange={(picture) => field.onChange({ ...card, picture })}
            />
            {value.cards.length > 1 && (
              <Button
                variant="quiet"
                className="justify-self-start"
                onClick={() => change(value.cards.toSpliced(index, 1))}
              >
                Remove card {index + 1}
              </Button>
            )}
          </fieldset>
        );
      })}
      {value.cards.length < maxCards && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change([...value.cards, { title: "", text: "", link: "", picture: null }])}
        >
          Add a card
        </Button>
      )}
    </>
  );
};
