import type { ComponentProps } from "react";
import { PagedList } from "../../ui/paged-list.tsx";

type ShortListProps<Node> = Omit<ComponentProps<typeof PagedList<Node>>, "empty" | "placeholder">;

/** A list that is one of several on a page: without entries it is one line. */
export const ShortList = <Node,>(props: ShortListProps<Node>) =>
  props.list.nodes?.length === 0 ? (
    <p className="mt-3 text-sm text-ink-soft">{`No ${props.noun} yet.`}</p>
  ) : (
    <PagedList {...props} placeholder="h-14" empty={{ title: `No ${props.noun} yet` }} />
  );
