import { useAdminCustomerTagsQuery } from "../../graphql/generated.ts";
import { Select } from "../../ui/select.tsx";

/** Narrows the list of customers to a tag; nothing while no customer has one. */
export const TagFilter = ({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (tag: string | null) => void;
}) => {
  const { data } = useAdminCustomerTagsQuery({ fetchPolicy: "cache-and-network" });
  const tags = [...new Set([...(data?.customerTags ?? []), ...(value ? [value] : [])])].sort();
  if (tags.length === 0) return null;
  return (
    <Select
      label="Tag"
      className="mt-4 max-w-60"
      placeholder="All customers"
      choices={tags.map((tag) => ({ value: tag, label: tag }))}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
};
