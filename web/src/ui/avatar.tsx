/** A person's picture, or her first letter on marigold. Decoration: the name stands beside it. */
export const Avatar = ({ name, picture }: { name: string; picture: string | null }) =>
  picture ? (
    <img src={picture} alt="" width={48} height={48} className="size-12 shrink-0 rounded-full object-cover" />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-tint font-display text-lg text-marigold-deep"
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
