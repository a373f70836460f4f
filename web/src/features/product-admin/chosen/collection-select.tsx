import { useCollectionsToChooseQuery, type CollectionsToChooseQuery } from "../../../graphql/generated.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Select } from "../../../ui/select.tsx";

export type ChoosableCollection = CollectionsToChooseQuery["adminCollections"]["edges"][number]["node"];

type CollectionSelectProps = {
  label: string;
  /** The first, empty option. */
  placeholder: string;
  isChosen: (collection: ChoosableCollection) => boolean;
  error?: string | undefined;
  /** Called with all collections besides; with `undefined` for the empty option. */
  onChoose: (
    collection: ChoosableCollection | undefined,
    collections: readonly ChoosableCollection[],
  ) => void;
};

/** A select of one of the shop's collections. */
export const CollectionSelect = ({ isChosen, onChoose, ...field }: CollectionSelectProps) => {
  const { data, error, loading, refetch } = useCollectionsToChooseQuery({
    fetchPolicy: "cache-and-network",
  });
  const collections = data?.adminCollections.edges.map(({ node }) => node) ?? [];
  if (!data && error)
    return (
      <FailedState
        text="The collections could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  return (
    <Select
      {...field}
      hint={data && collections.length === 0 ? "The shop has no collections yet." : undefined}
      choices={collections.map(({ id, title, isHidden }) => ({
        value: id,
        label: isHidden ? `${title} (hidden)` : title,
      }))}
      value={collections.find(isChosen)?.id ?? ""}
      disabled={!data}
      onChange={({ target }) =>
        onChoose(
          collections.find(({ id }) => id === target.value),
          collections,
        )
      }
    />
  );
};
